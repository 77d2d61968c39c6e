/** Regions evaluated from text on small positions, with results that the reference gives. */
import { buildBoard, type GraphExpression, type SiteType, square } from '@ludii/geometry';
import { type Node, parse } from '@ludii/grammar';
import { bind, instantiate, type Kind, named, optional, Registry } from '@ludii/registry';
import { Context, type GameShape, MoveList, type SiteTypeCode, usualLimits } from '@ludii/state';
import { Consequences, flagsOf, type GameFlags, StringTable } from '@ludii/state/internal';
import { SiteSet } from '../board/siteSet.js';
import { type Build, type Component, ludeme, type NamedRegion } from '../declare/build.js';
import { membership } from '../declare/compiled.js';
import { Bool, Direction, Region, ToPart } from '../declare/kinds.js';
import { siteTypeCode } from '../declare/siteTypes.js';
import type { RoleWord } from '../declare/words.js';
import { functionLudemes } from '../ludemes.js';

/** The condition of `(to …)` is all that distances need of it. */
const to = ludeme('to', {
  returns: ToPart,
  args: { if: named(optional(Bool)) },
  doc: 'Where a step may lead.',
  compile: ({ if: condition }) => ({
    type: undefined,
    region: undefined,
    site: undefined,
    level: undefined,
    rotations: undefined,
    condition,
    apply: undefined,
  }),
});
const registry = new Registry<Build>([to, ...functionLudemes]);

const N = 13;
const S = 15;
const pieces: readonly (readonly [string, number, RoleWord, number])[] = [
  ['', 0, 'Neutral', -1],
  ['Disc1', 1, 'P1', N],
  ['Disc2', 2, 'P2', S],
  ['King1', 1, 'P1', N],
  ['King2', 2, 'P2', S],
  ['Ox0', 0, 'Neutral', -1],
];
const Disc1 = 1;
const Disc2 = 2;
const King1 = 3;
const Ox0 = 5;

const components: readonly Component[] = pieces.map(([name, owner, role, facing], index) => ({
  index,
  name,
  baseName: name.replace(/\d+$/, ''),
  owner,
  role,
  facing,
  flips: undefined,
  moves: undefined,
  walks: undefined,
  isDie: false,
  isDomino: false,
  isCard: false,
  tile: undefined,
  faces: [],
  pips: undefined,
  card: undefined,
  maxState: 0,
  maxCount: 0,
  maxValue: 0,
}));

interface Options {
  readonly graph?: GraphExpression;
  readonly use?: SiteType;
  readonly flags?: Partial<GameFlags>;
  readonly tracks?: Parameters<typeof buildBoard>[0]['tracks'];
  readonly regions?: readonly NamedRegion[];
  readonly hands?: boolean;
}

function game({ graph = square(5), use = 'Cell', flags, tracks, regions = [], hands = true }: Options = {}) {
  const board = buildBoard({ graph, use, tracks });
  const { topology } = board;
  const first = Math.max(topology.count('Cell'), topology.count(use));
  const shape: GameShape = {
    name: 'Test',
    players: 2,
    mode: 'alternating',
    flags: flagsOf(flags ?? { cell: true }),
    board: {
      sizes: [topology.count('Cell'), topology.count('Vertex'), topology.count('Edge')],
      defaultSite: siteTypeCode(use),
      largeStack: false,
    },
    containers: [
      { name: 'Board', role: 'board', owner: 0, first: 0, size: first },
      ...(hands
        ? [1, 2].map((owner) => ({
            name: `Hand${owner}`,
            role: 'hand' as const,
            owner,
            first: first + 2 * owner - 2,
            size: 2,
          }))
        : []),
    ],
    components: components.map(({ index, name, owner }) => ({
      index,
      name,
      owner,
      kind: index === 0 ? 'none' : 'piece',
    })),
    tracks: board.tracks.map(({ name, owner, loop, sites }) => ({ name, owner, loop, sites })),
    maxCount: 4,
    maxState: 4,
    maxRotation: 8,
    maxValue: 4,
    strings: new StringTable(),
  };
  const playable = Object.assign(Object.create(shape) as GameShape, { consequences: new Consequences() });
  const build: Build = {
    shape,
    board,
    topology,
    defaultSite: shape.board.defaultSite,
    players: 2,
    facings: [-1, -1],
    stacking: shape.flags.stacking,
    components,
    regions,
    maps: [],
    hints: [],
    phases: ['Only'],
    get flow(): Build['flow'] {
      throw new Error('these examples need no flow');
    },
    consequence: (moves) => playable.consequences.add(moves),
    text: (name) => shape.strings.intern(name),
    limits: usualLimits,
    unstarted: () => new Context(playable),
  };
  const context = new Context(playable);
  context.state.mover = 1;
  context.state.next = 2;
  context.state.prev = 2;
  return { build, context };
}

type Game = ReturnType<typeof game>;

function put({ context: { state } }: Game, what: number, ...sites: readonly number[]): void {
  const { owner } = components[what]!;
  for (const site of sites) {
    const type: SiteTypeCode = site >= state.layout.boardSites ? 0 : state.shape.board.defaultSite;
    const level = state.stackSize(type, site);
    if (state.layout.stacking) state.addItem(type, site, what, owner);
    else state.setSite(type, site, owner, what, 1, -1, -1, -1);
    state.removeFromEmpty(type, site);
    state.owned.add(what, type, site, level);
  }
}

/** Plays a last move with a record of its own. */
function moved({ context }: Game, from: number, target: number): void {
  const list = new MoveList();
  list.begin(1, from, target);
  list.finish();
  context.trial.append(list, 0);
}

function compiled<T>({ build }: Game, text: string, kind: Kind<T>): T {
  const { tree } = parse(text, { fragment: true });
  const { bound, diagnostics } = bind(registry, tree as Node, kind);
  if (!bound) throw new Error(`${text}: ${diagnostics[0]?.message}`);
  return instantiate(bound, build) as T;
}

function sites(g: Game, text: string): number[] {
  const out = new SiteSet();
  compiled(g, text, Region)(g.context, out);
  return out.toArray();
}

const range = (from: number, last: number): number[] => Array.from({ length: last - from + 1 }, (_, i) => from + i);

function expectAll(g: Game, expected: Readonly<Record<string, readonly number[]>>): void {
  const found = Object.fromEntries(Object.keys(expected).map((text) => [text, sites(g, text)]));
  expect(found).toEqual(expected);
}

/** Own discs on 0 1 6, others on 7 12, a neutral ox on 24. */
function position(options: Options = {}): Game {
  const g = game(options);
  put(g, Disc1, 0, 1, 6);
  put(g, Disc2, 7, 12);
  put(g, Ox0, 24);
  return g;
}

describe('pieces on a board of cells', () => {
  const g = position();
  put(g, Disc1, 25);

  test('occupied sites, by owner, container and component', () => {
    expectAll(g, {
      '(sites Occupied by:Mover)': [0, 1, 6, 25],
      '(sites Occupied by:Mover container:"Board")': [0, 1, 6],
      '(sites Occupied by:Mover container:0)': [0, 1, 6],
      '(sites Occupied by:Mover container:"Hand")': [25],
      '(sites Occupied by:Enemy)': [7, 12],
      '(sites Occupied by:NonMover)': [7, 12, 24],
      '(sites Occupied by:Neutral)': [24],
      '(sites Occupied by:All)': [0, 1, 6, 7, 12, 24, 25],
      '(sites Occupied by:Shared)': [],
      '(sites Occupied by:Ally)': [],
      '(sites Occupied by:Mover component:"Disc")': [0, 1, 6, 25],
      '(sites Occupied by:Mover component:"Disc1")': [],
      '(sites Occupied by:All components:{"Ox" "King"})': [24],
      '(sites Occupied by:Next component:1)': [],
      '(sites Occupied by:Next component:2)': [7, 12],
      '(sites Occupied by:Mover on:Vertex)': [],
    });
  });

  test('empty sites', () => {
    expectAll(g, {
      '(sites Empty)': [2, 3, 4, 5, 8, 9, 10, 11, ...range(13, 23)],
      '(sites Empty Vertex)': [2, 3, 4, 5, 8, 9, 10, 11, ...range(13, 23)],
      '(sites Empty 1)': [26],
      '(sites Empty 2)': [27, 28],
    });
  });

  test('hands', () => {
    expectAll(g, {
      '(sites Hand Mover)': [25, 26],
      '(sites Hand P2)': [27, 28],
      '(sites Hand Shared)': [25, 26],
      '(sites Hand Neutral)': [],
      '(sites Hand)': [],
    });
  });
});

describe('neighbourhoods', () => {
  const g = position();
  test('around', () => {
    expectAll(g, {
      '(sites Around 6)': [0, 1, 2, 5, 7, 10, 11, 12],
      '(sites Around 6 Own)': [0, 1],
      '(sites Around 6 Enemy)': [7, 12],
      '(sites Around 6 Empty)': [2, 5, 10, 11],
      '(sites Around 6 NotEmpty)': [0, 1, 7, 12],
      '(sites Around 6 NotOwn)': [7, 12],
      '(sites Around 6 NotEnemy)': [0, 1],
      '(sites Around 6 distance:2)': [8, 16, 18],
      '(sites Around 6 distance:0)': [],
      '(sites Around 6 distance:0 includeSelf:True)': [6],
      '(sites Around 6 Orthogonal includeSelf:True)': [1, 5, 6, 7, 11],
      '(sites Around (sites {6 7}))': [0, 1, 2, 3, 5, 8, 10, 11, 12, 13],
      '(sites Around (sites {0 6}) if:(= (from) 6))': [1, 2, 5, 7, 10, 11, 12],
      '(sites Around 25)': [],
      '(sites Around 25 includeSelf:True)': [25],
      '(sites Around -1 includeSelf:True)': [],
    });
  });
  test('known parts of a combination are settled on the empty board', () => {
    expectAll(g, {
      '(union (sites Around 6 Own) (sites {20}))': [20],
      '(union (sites Around 6 Empty) (sites {20}))': [0, 1, 2, 5, 7, 10, 11, 12, 20],
    });
  });
  test('directions', () => {
    expectAll(g, {
      '(sites Direction from:6 Orthogonal stop:(is Occupied (to)))': [5, 11, 16, 21],
      '(sites Direction from:6 Orthogonal stop:(is Occupied (to)) stopIncluded:True)': [1, 5, 7, 11, 16, 21],
      '(sites Direction from:(sites {6 7}) N)': [11, 12, 16, 17, 21, 22],
      '(sites Direction from:12 Forward)': [2, 7],
      '(sites Direction from:13 Forward)': [18, 23],
      '(sites Direction from:6 N included:True distance:1)': [6, 11],
      '(sites Direction from:6 N distance:0)': [],
    });
  });
  test('lines of sight', () => {
    expectAll(g, {
      '(sites LineOfSight at:6)': [0, 1, 7, 12],
      '(sites LineOfSight Empty at:6)': [2, 5, 10, 11, 16, 21],
      '(sites LineOfSight Farthest at:6)': [2, 5, 10, 21],
      '(sites LineOfSight Piece at:6 Orthogonal)': [1, 7],
    });
  });
  test('between', () => {
    expectAll(g, {
      '(sites Between from:0 to:4)': [1, 2, 3],
      '(sites Between from:0 to:7)': [],
      '(sites Between from:0 to:7 toIncluded:True)': [7],
      '(sites Between from:0 to:0 toIncluded:True)': [0],
      '(sites Between Orthogonal from:0 to:24)': [],
      '(sites Between from:0 to:24 cond:(is Empty (between)))': [18],
    });
    expect([g.context.from, g.context.to, g.context.between]).toEqual([-1, -1, -1]);
  });
  test('distances', () => {
    expectAll(g, {
      '(sites Distance from:6 (exact 1))': [0, 1, 2, 5, 7, 10, 11, 12],
      '(sites Distance from:6 (range 0 1))': [0, 1, 2, 5, 6, 7, 10, 11, 12],
      '(sites Distance from:6 (min 3))': [4, 9, 14, 19, 20, 21, 22, 23, 24],
      '(sites Distance from:6 (max 3))': [],
      '(sites Distance (step Orthogonal (to if:(is Empty (to)))) from:6 (exact 1))': [5, 11],
      '(sites Distance (step Orthogonal (to if:(is Empty (to)))) from:6 (exact 2))': [10, 16],
      '(sites Distance (step Orthogonal (to if:(is Empty (to)))) from:6 (min 0))': [
        2,
        3,
        4,
        5,
        8,
        9,
        10,
        11,
        ...range(13, 23),
      ],
    });
    const six = game({ graph: square(6) });
    expectAll(six, {
      '(sites Distance (step Adjacent (to if:True)) from:0 (exact 2))': [2, 8, 12, 13, 14],
      '(sites Distance (step Adjacent (to if:True)) from:0 (exact 3))': [2, 3, 8, 9, 12, 13, 14, 15, 18, 19, 20, 21],
      '(sites Distance (step Adjacent (to if:True)) from:0 (exact 7))': [],
    });
  });
  test('groups', () => {
    const empty = [2, 3, 4, 5, 8, 9, 10, 11, ...range(13, 23)];
    expectAll(g, {
      '(sites Group at:0)': [0, 1, 6],
      '(sites Group at:0 if:(is Occupied (to)))': [0, 1, 6, 7, 12],
      '(sites Group at:2 if:(is Occupied (to)))': [],
      '(sites Group at:20)': empty,
      '(sites Group from:(sites {0 7}))': [0, 1, 6, 7, 12],
      '(sites Group at:0 if:(= (from) 0))': [],
      '(sites Group at:-1)': [],
    });
  });
  test('walks and patterns', () => {
    expectAll(g, {
      '(sites 6 {{F F R F} {F F L F}})': [3, 13, 15, 17],
      '(sites 6 {{F F R F}} rotations:False)': [17],
      '(sites 12 {{F F R F} {F F L F}} rotations:False)': [21, 23],
      '(sites {{F F R F}})': [],
      '(sites Pattern {F} from:0)': [0, 1],
      '(sites Pattern {F} from:6 whats:{1 2})': [6, 7],
      '(sites Pattern {F} from:4)': [3, 4, 9],
    });
  });
});

describe('fixed parts of the board', () => {
  const g = game();
  test('are folded', () => {
    for (const text of ['(sites Board)', '(sites Row 1)', '(expand (sites Bottom))', '(sites {1 2})', '(sites "A1")']) {
      expect(compiled(g, text, Region).fixed).toBeDefined();
    }
  });
  test('by name, number and coordinate', () => {
    expectAll(g, {
      '(sites Bottom)': [0, 1, 2, 3, 4],
      '(sites Corners)': [0, 4, 20, 24],
      '(sites Centre)': [12],
      '(sites Row 1)': [5, 6, 7, 8, 9],
      '(sites Row 9)': [],
      '(sites Column -1)': [],
      '(sites Side N)': [20, 21, 22, 23, 24],
      '(sites Side NNE)': [],
      '(sites {3 1 2 -1 1})': [1, 2, 3],
      '(sites {3 99})': [3, 99],
      '(sites {"A1" "B2" "Z9"})': [0, 6],
      '(sites Vertex {"A1" "F6"})': [0, 35],
      '(sites "B2")': [6],
    });
  });
  test('a ring that many ways lead to is gone on from once', () => {
    const all = Array.from({ length: 625 }, (_, site) => site);
    expectAll(game({ graph: square(25) }), { '(expand (sites {0}) steps:24)': all });
  });
  test('combined', () => {
    expectAll(g, {
      '(expand (sites {6}))': [0, 1, 2, 5, 6, 7, 10, 11, 12],
      '(expand (sites {6}) Orthogonal)': [1, 5, 6, 7, 11],
      '(expand (sites {6}) steps:2 N)': [6, 11, 16],
      '(expand origin:-1)': [],
      '(intersection (sites Board) (sites {3 99}))': [3],
      '(difference (sites {1 2 3}) 2)': [1, 3],
      '(difference (sites {1 2 3}) (sites {3 4}))': [1, 2],
      '(difference (sites {1 2 3}) (last To))': [1, 2, 3],
      '(union {})': [],
      '(if (is Mover P1) (sites {1}) (sites {2}))': [1],
      '(if (is Mover P2) (sites {1}))': [],
      '(forEach (sites {1 2 3}) if:(< 1 (site)))': [2, 3],
      '(forEach of:(sites {1 2}) (sites {(+ (site) 10)}))': [11, 12],
    });
    expect(g.context.site).toBe(-1);
  });
  test('on a board of edges', () => {
    const edges = game({ graph: square(3), use: 'Edge', flags: { edge: true, graph: true } });
    expectAll(edges, { '(expand (sites {0}) N)': [0, 1, 2, 3], '(expand (sites {0}))': [0, 1, 2, 3] });
  });
});

test('players, unions over them, and empty sites on vertices', () => {
  const g = game({ graph: square(3), use: 'Vertex', flags: { vertex: true, graph: true }, hands: false });
  put(g, Disc1, 0, 1);
  put(g, Disc2, 4);
  expectAll(g, {
    '(forEach (players All) (sites Occupied by:Player))': [0, 1, 4],
    '(sites Empty Cell)': [2, 3, 5, 6, 7, 8],
    '(sites Empty)': [2, 3, 5, 6, 7, 8],
    '(sites Incident Edge of:Vertex at:4)': [3, 5, 6, 8],
    '(sites Incident Vertex of:Edge at:4)': [2, 5],
    '(sites Incident Edge of:Edge at:4)': [1, 6, 9],
    '(sites Incident Vertex of:Cell at:0)': [0, 1, 3, 4],
    '(sites Incident Cell of:Cell at:0)': [1, 2],
    '(sites Incident Vertex of:Vertex at:4)': [0, 1, 2, 3],
    '(sites Incident Vertex of:Vertex at:0)': [],
  });
});

test('stacks: the owner of the top piece counts', () => {
  const g = game({ graph: square(3), flags: { cell: true, stacking: true }, hands: false });
  put(g, King1, 0);
  put(g, Disc2, 0);
  put(g, Disc2, 1);
  put(g, Disc1, 1);
  put(g, King1, 2);
  put(g, Disc1, 2);
  put(g, Disc2, 7);
  expectAll(g, {
    '(sites Occupied by:Mover)': [1, 2],
    '(sites Occupied by:Mover top:False)': [0, 1, 2],
    '(sites Occupied by:Mover component:"King")': [2],
    '(sites Occupied by:Mover component:"King" top:False)': [0, 2],
    '(sites Occupied by:Enemy)': [0, 7],
    '(sites Occupied by:Next component:3)': [],
    '(forEach Level at:2)': [0, 1],
    '(forEach Level at:2 FromTop startAt:0)': [0],
    '(forEach Level at:2 FromBottom startAt:1)': [1],
  });
});

test('the sites above and below each other on a pyramid', () => {
  const g = game({
    graph: square(3, { pyramidal: true }),
    use: 'Vertex',
    flags: { vertex: true, graph: true },
    hands: false,
  });
  put(g, Disc2, 3);
  expectAll(g, {
    '(sites Support)': [0, 1, 5, 6],
    '(sites Support 2)': [0, 1, 5, 6],
    '(sites Support 1)': [],
  });
});

test('tracks', () => {
  const g = game({
    tracks: [
      { name: 'Track1', path: [0, 1, 2, 3, 4, 9, 14], owner: 1 },
      { name: 'Track2', path: [24, 23, 22, 21, 20, 15], owner: 2 },
      { name: 'All', path: [0, 1, 2, 3, 4, 9, 14, 19, 24, 23, 22, 21, 20] },
    ],
  });
  const all = [0, 1, 2, 3, 4, 9, 14, 19, 20, 21, 22, 23, 24];
  const second = [15, 20, 21, 22, 23, 24];
  expectAll(g, {
    '(sites Track)': all,
    '(sites Track P1)': [0, 1, 2, 3, 4, 9, 14],
    '(sites Track Next)': second,
    '(sites Track "Track2")': second,
    '(sites Track "Track")': [],
    '(sites Track P2 "Track")': second,
    '(sites Track "All" from:3 to:9)': [3, 4, 9],
    '(sites Track "All" from:3 to:1)': [0, 1, 3, 4, 9, 14, 19, 20, 21, 22, 23, 24],
    '(sites Track "All" to:3)': [0, 1, 2, 3],
    '(sites Track "All" from:3)': all,
    '(sites Track "All" from:12 to:3)': [],
  });
});

describe('regions of the equipment', () => {
  const region = (name: string, owner: number, listed: readonly number[]): NamedRegion => ({
    name,
    owner,
    role: owner === 0 ? 'Neutral' : `P${owner}`,
    sites: listed,
    regions: [],
    staticTypes: [],
    hintLabel: undefined,
  });
  const listed = [
    region('Home', 1, range(0, 4)),
    region('Home', 2, range(20, 24)),
    region('HomeExtra', 1, [12]),
    region('Free', 0, [3, 4]),
  ];
  test('by owner and name', () => {
    expectAll(game({ regions: listed }), {
      '(sites P1 "Home")': [0, 1, 2, 3, 4, 12],
      '(sites "Home")': [...range(0, 4), ...range(20, 24)],
      '(sites Neutral)': [3, 4],
      '(sites Next "Home")': range(20, 24),
      '(sites "Nowhere")': [],
    });
  });
  test('that read the position are frozen as a set, but not when asked for a site', () => {
    const regions: NamedRegion[] = [];
    const g = position({ regions });
    regions.push({
      ...region('Camp', 2, []),
      sites: undefined,
      regions: [compiled(g, '(sites Occupied by:P2)', Region)],
    });
    const camp = compiled(g, '(sites P2)', Region);
    expect(sites(g, '(sites P2)')).toEqual([]);
    expect(membership(camp)(g.context, 7)).toBe(true);
    expect(membership(camp)(g.context, 6)).toBe(false);
    expect(membership(compiled(g, '(sites "Camp")', Region))(g.context, 7)).toBe(false);
  });
});

describe('directions of a piece', () => {
  const g = position();
  const names = (text: string, site: number): readonly number[] =>
    Array.from(compiled(g, text, Direction)(g.context, 0, site));

  test('relative to its facing', () => {
    // Seen from a piece that faces south; codes are places in the list of absolute directions.
    expect(names('(directions {Forward Backward})', 12)).toEqual([15, 13]);
    expect(names('(directions {FL FR})', 12)).toEqual([18, 20]);
    expect(names('(directions {FL FR} of:Orthogonal)', 12)).toEqual([14, 16]);
  });
  test('combined, for the site', () => {
    expect(names('(difference Orthogonal N)', 12)).toEqual([14, 15, 16]);
    expect(names('(difference Orthogonal N)', 0)).toEqual([14]);
    expect(names('(union Diagonal (directions Forward))', 12)).toEqual([17, 18, 20, 19, 15]);
    expect(names('(if (is Mover P1) N S)', 12)).toEqual([13]);
    expect(names('(directions Cell from:12 to:24)', 0)).toEqual([17]);
  });
  test('along the last move', () => {
    moved(g, 0, 12);
    expect(names('(directions SameDirection)', 12)).toEqual([17]);
    expect(names('(directions OppositeDirection)', 12)).toEqual([20]);
  });
});

test('random sites', () => {
  const g = position();
  const drawn = sites(g, '(sites Random (sites Board) num:3)');
  expect(drawn).toHaveLength(3);
  expect(drawn.every((site) => site < 25)).toBe(true);
  expectAll(g, { '(sites Random (sites {4}) num:9)': [4], '(sites Random (sites {}))': [] });
});

test('loops', () => {
  const g = game();
  put(g, Disc1, 6, 7, 8, 11, 13, 16, 17, 18);
  moved(g, -1, 6);
  expectAll(g, {
    '(sites Loop)': [7, 11, 13, 17],
    '(sites Loop inside:True)': [12],
    '(sites Loop inside:True surround:Next)': [],
    '(sites Loop (next))': [],
  });
});
