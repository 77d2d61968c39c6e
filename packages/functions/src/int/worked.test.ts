/** Worked examples, evaluated on small positions from text. */
import { buildBoard, type SiteType, square } from '@ludii/geometry';
import { type Node, parse } from '@ludii/grammar';
import { bind, instantiate, type Kind, Registry } from '@ludii/registry';
import {
  type ContainerShape,
  Context,
  createState,
  type GameShape,
  MoveList,
  type State,
  usualLimits,
} from '@ludii/state';
import { Cell, Consequences, flagsOf, type GameFlags, StringTable } from '@ludii/state/internal';
import type { Build, Component } from '../declare/build.js';
import type { IntFn, IntsFn } from '../declare/compiled.js';
import { Float, Int, Ints } from '../declare/kinds.js';
import { siteTypeCode } from '../declare/siteTypes.js';
import type { RoleWord } from '../declare/words.js';
import { functionLudemes } from '../ludemes.js';

const registry = new Registry<Build>(functionLudemes);
const N = 13;
const S = 15;

const names: readonly (readonly [string, number, RoleWord, number])[] = [
  ['', 0, 'Neutral', -1],
  ['Pawn1', 1, 'P1', N],
  ['Pawn2', 2, 'P2', S],
  ['King1', 1, 'P1', N],
  ['King2', 2, 'P2', S],
  ['Rock0', 0, 'Neutral', -1],
  ['Tree', 3, 'Shared', -1],
];

const components: readonly Component[] = names.map(([name, owner, role, facing], index) => ({
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
  readonly size?: number;
  readonly use?: SiteType;
  readonly flags?: Partial<GameFlags>;
  readonly tracks?: Parameters<typeof buildBoard>[0]['tracks'];
}

/** A game on a square board with hands of two sites for both players and a shared one of three. */
function game({ size = 3, use = 'Cell', flags = {}, tracks }: Options = {}) {
  const board = buildBoard({ graph: square(size), use, tracks });
  const { topology } = board;
  const first = Math.max(topology.count('Cell'), topology.count(use));
  const hand = (name: string, owner: number, at: number, count: number): ContainerShape => ({
    name,
    role: 'hand',
    owner,
    first: at,
    size: count,
  });
  const shape: GameShape = {
    name: 'Test',
    players: 2,
    mode: 'alternating',
    flags: flagsOf({ cell: true, count: true, ...flags }),
    board: {
      sizes: [topology.count('Cell'), topology.count('Vertex'), topology.count('Edge')],
      defaultSite: siteTypeCode(use),
      largeStack: false,
    },
    containers: [
      { name: 'Board', role: 'board', owner: 0, first: 0, size: first },
      hand('Hand1', 1, first, 2),
      hand('Hand2', 2, first + 2, 2),
      hand('Hand3', 3, first + 4, 3),
    ],
    components: components.map(({ index, name, owner }) => ({
      index,
      name,
      owner,
      kind: index === 0 ? 'none' : 'piece',
    })),
    tracks: board.tracks.map(({ name, owner, loop, sites }) => ({ name, owner, loop, sites })),
    maxCount: 16,
    maxState: 4,
    maxRotation: 8,
    maxValue: 16,
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
    regions: [],
    maps: [
      {
        name: 'Map',
        entries: new Map([
          [5, 0],
          [6, 7],
        ]),
      },
      { name: 'B', entries: new Map([[5, 3]]) },
    ],
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
  return { build, context };
}

type Game = ReturnType<typeof game>;

function put({ context: { state } }: Game, what: number, site: number, count = 1): void {
  const owner = components[what]!.owner;
  const type = state.shape.flags.vertex && site < state.shape.board.sizes[1] ? 1 : Cell;
  if (state.layout.stacking) {
    for (let i = 0; i < count; i++) {
      const level = state.stackSize(type, site);
      state.addItem(type, site, what, owner);
      state.owned.add(what, type, site, level);
    }
    state.removeFromEmpty(type, site);
    return;
  }
  state.setSite(type, site, owner, what, count, -1, -1, -1);
  state.owned.add(what, type, site, 0);
}

function compiled<T>({ build }: Game, text: string, kind: Kind<T>): T {
  const { tree } = parse(text, { fragment: true });
  const { bound, diagnostics } = bind(registry, tree as Node, kind);
  if (!bound) throw new Error(`${text}: ${diagnostics[0]?.message}`);
  return instantiate(bound, build) as T;
}

const value = (g: Game, text: string): number => (compiled(g, text, Int) as IntFn)(g.context);
const values = (g: Game, text: string): number[] => {
  const out: number[] = [];
  (compiled(g, text, Ints) as IntsFn)(g.context, out);
  return out;
};

function expectAll(g: Game, expected: Readonly<Record<string, number>>): void {
  const found = Object.fromEntries(Object.keys(expected).map((text) => [text, value(g, text)]));
  expect(found).toEqual(expected);
}

test('states are made', () => {
  const state: State = createState(game().build.shape);
  expect(state.mover).toBe(1);
});

describe('numbers', () => {
  const g = game();
  test('are 32 bits wide and truncate', () => {
    expectAll(g, {
      '(+ 2147483647 1)': -2147483648,
      '(+ {1 2 3})': 6,
      '(+ (array {}))': 0,
      '(- 5)': -5,
      '(- 7 10)': -3,
      '(* 100000 100000)': 1410065408,
      '(* (array {}))': 0,
      '(/ -7 2)': -3,
      '(/ 7 -2)': -3,
      '(% -7 2)': -1,
      '(% 7 -2)': 1,
      '(^ 2 -1)': 0,
      '(^ 0 0)': 1,
      '(^ 0 -1)': 2147483647,
      '(^ 2 31)': 2147483647,
      '(^ -2 3)': -8,
      '(abs -4)': 4,
      '(min 3 (mover))': 1,
      '(max (array {}))': -1,
      '(max (array {3 9 (mover)}))': 9,
      '(if (is Mover P1) 5 6)': 5,
      '(toInt 2.7)': 2,
      '(toInt -2.7)': -2,
    });
    expect(() => value(g, '(/ 1 0)')).toThrow('zero');
    expect(() => value(g, '(% (mover) 0)')).toThrow('zero');
  });
  test('with fractions are rounded to 32 bits', () => {
    const float = (text: string): number => compiled(g, text, Float)(g.context);
    expect(float('(+ 0.1 0.2)')).toBe(Math.fround(Math.fround(0.1) + Math.fround(0.2)));
    expect(float('(* {})')).toBe(1);
    expect(float('(+ {})')).toBe(0);
    expect(float('(sqrt 2.0)')).toBe(Math.fround(Math.SQRT2));
    expect(() => float('(sqrt -1.0)')).toThrow('square root');
  });
});

describe('a flat board of cells', () => {
  const g = game();
  put(g, 1, 0);
  put(g, 3, 4);
  put(g, 2, 8);
  put(g, 2, 11, 3);
  put(g, 5, 2);

  test('look-ups', () => {
    expectAll(g, {
      '(mapEntry 5)': 0,
      '(mapEntry 6)': 7,
      '(mapEntry 7)': 7,
      '(mapEntry "B" 5)': 3,
      '(mapEntry "B" 6)': 6,
      '(handSite P1)': 9,
      '(handSite P2 1)': 12,
      '(handSite Shared)': 13,
      '(handSite 3)': 13,
      '(handSite Neutral)': -1,
      '(handSite P1 7)': 16,
      '(id P1)': 1,
      '(id "King1")': 3,
      '(id "King" Next)': 4,
      '(id "Rock" Neutral)': 5,
      '(id "Hand1")': 1,
      '(id "Board")': 0,
      '(id Shared)': 3,
      '(id All)': 3,
      '(id "Pawn" P3)': -1,
      '(id Player)': -1,
      '(where "King" P1)': 4,
      '(where "King" P2)': -1,
      '(where "Pawn" Next)': 8,
      '(where "awn" P1)': 0,
      '(where "Rock" Neutral)': 2,
      '(where 0)': -1,
      '(where 5)': 2,
      '(arrayValue (array {4 5}) index:1)': 5,
      '(arrayValue (array {4 5}) index:2)': -1,
    });
  });
  test('sites', () => {
    expectAll(g, {
      '(what at:2)': 5,
      '(who at:2)': 0,
      '(who at:-2)': 0,
      '(who at:11)': 2,
      '(what at:100)': 0,
      '(topLevel at:4)': 0,
      '(row of:5)': 1,
      '(column of:5)': 2,
      '(row of:100)': -1,
      '(centrePoint)': 4,
      '(centrePoint Vertex)': 5,
      '(centrePoint Edge)': 8,
      '(coord "A1")': 0,
      '(coord "C3")': 8,
      '(coord "Z9")': -1,
      '(coord row:1 column:2)': 5,
      '(coord Vertex "D4")': 15,
      '(coord Edge "A1")': -1,
      '(edge 0 1)': g.build.topology.graph.edges.findIndex(({ a, b }) => a.index + b.index === 1),
      '(edge 0 15)': -1,
    });
  });
  test('ahead', () => {
    expectAll(g, {
      '(ahead 0)': 3,
      '(ahead 8)': 5,
      '(ahead 0 steps:2)': 6,
      '(ahead 0 steps:3)': 0,
      '(ahead -1)': -1,
      '(ahead 0 E)': 1,
      '(ahead 0 S)': 0,
      '(ahead 4 NE)': 8,
    });
  });
  test('counts', () => {
    expectAll(g, {
      '(count at:11)': 3,
      '(count at:12)': 0,
      '(count at:-1)': 0,
      '(count at:100)': 0,
      '(count Pieces)': 7,
      '(count Pieces P1)': 2,
      '(count Pieces P2)': 4,
      '(count Pieces Neutral)': 1,
      '(count Pieces Mover)': 2,
      '(count Pieces Next)': 4,
      '(count Pieces Enemy)': 4,
      '(count Pieces NonMover)': 5,
      '(count Pieces Ally)': 0,
      '(count Pieces Shared)': 0,
      '(count Pieces Each)': 0,
      '(count Pieces "Pawn")': 5,
      '(count Pieces Cell P2)': 1,
      '(count Sites "Hand1")': 2,
      '(count Sites at:1)': 2,
      '(count Rows)': 3,
      '(count Active)': 2,
      '(count Players)': 2,
      '(count Orthogonal at:4)': 4,
      '(count Adjacent at:0)': 3,
      '(count Value 2 in:(array {2 1 2}))': 2,
      '(count Steps 0 8)': 2,
      '(count Steps Orthogonal 0 8)': 2,
      '(count Steps -1 8)': 0,
    });
  });
  test('turn and trial', () => {
    expectAll(g, {
      '(mover)': 1,
      '(next)': 2,
      '(prev)': 0,
      '(counter)': -1,
      '(count Turns)': 1,
      '(count Moves)': 0,
      '(last To)': -1,
      '(last LevelTo)': -1,
      '(last To afterConsequence:True)': -1,
      '(prev MoverLastTurn)': -1,
      '(from at:StartOfTurn)': -1,
      '(var)': -1,
      '(var "X")': -1,
      '(value Player P1)': -1,
      '(value Pending)': 0,
      '(score P1)': 0,
      '(amount P1)': 0,
      '(value MoveLimit)': 10000,
    });
  });
  test('groups', () => {
    expectAll(g, {
      '(count Groups)': 1,
      '(count Groups Orthogonal)': 4,
      '(count SizeBiggestGroup)': 4,
      '(size Group at:1)': 5,
      '(size Group at:0)': 1,
      '(size Territory All)': 5,
      '(count Liberties at:4 Orthogonal)': 4,
    });
  });
});

test('the last move is read from the trial', () => {
  const g = game();
  const list = new MoveList();
  list.begin(1, 0, 3);
  list.pushAdd(Cell, 3, 1, 1, -1, -1, -1, false, true);
  list.pushAdd(Cell, 7, 1, 1, -1, -1, -1, false, false);
  list.finish();
  g.context.trial.append(list, 0);
  expectAll(g, {
    '(last From)': 0,
    '(last To)': 3,
    '(last To afterConsequence:True)': 7,
    '(prev MoverLastTurn)': -1,
    '(from at:StartOfTurn)': 0,
    '(count at:3)': 0,
    '(count Sites)': 1,
  });
});

describe('stacks', () => {
  const g = game({ flags: { stacking: true } });
  for (const what of [1, 4, 1]) put(g, what, 0);
  for (const what of [3, 2]) put(g, what, 4);
  for (const what of [5, 5]) put(g, what, 8);
  put(g, 2, 11, 3);

  test('levels and heights', () => {
    expectAll(g, {
      '(what at:4)': 3,
      '(what at:4 level:-1)': 2,
      '(who at:4)': 2,
      '(what at:0 level:1)': 4,
      '(what at:0 level:3)': 0,
      '(who at:0 level:5)': 0,
      '(count at:0)': 3,
      '(count at:4)': 2,
      '(count at:8)': 2,
      '(count at:11)': 3,
      '(size Stack at:11)': 3,
      '(size Stack at:-1)': 0,
      '(topLevel at:0)': 2,
      '(topLevel at:1)': 0,
      '(topLevel at:11)': 2,
      '(topLevel at:-1)': 0,
      '(topLevel at:100)': -1,
      '(count Pieces P1)': 3,
      '(count Pieces P2)': 5,
      '(count Pieces Neutral)': 2,
      '(count Pieces Enemy)': 5,
      '(count Pieces NonMover)': 7,
      '(count Pieces All)': 15,
      '(count Stack FromTop at:0 if:(= 1 (who at:(to) level:(level))))': 2,
      '(count Stack FromTop at:0 stop:(= 2 (who at:(to) level:(level))))': 1,
      '(where "Pawn" P2)': 4,
      '(where "King" P2)': 0,
      '(where Level "Pawn" P1 at:0)': 2,
      '(where Level "Pawn" P1 at:0 fromTop:False)': 0,
      '(where Level "King" P2 at:0)': 1,
      '(size Group at:0)': 1,
    });
    expect([g.context.to, g.context.level, g.context.site]).toEqual([-1, -1, -1]);
  });
});

describe('a board of vertices with hands', () => {
  const g = game({ use: 'Vertex', flags: { vertex: true, graph: true } });
  put(g, 2, 11, 3);
  put(g, 2, 0);
  test('reads hands by number or by type', () => {
    expectAll(g, {
      '(count at:11)': 0,
      '(count Cell at:11)': 3,
      '(who at:11)': 0,
      '(who Cell at:11)': 2,
      '(what at:11)': 2,
      '(what Edge at:11)': 2,
      '(count Pieces P2)': 4,
      '(count Pieces Vertex P2)': 1,
      '(count Pieces Cell P2)': 0,
    });
  });
});

describe('groups of players', () => {
  const g = game({ size: 5 });
  for (const site of [0, 1, 5, 24]) put(g, 1, site);
  for (const site of [6, 12, 13]) put(g, 2, site);
  put(g, 5, 18);
  put(g, 6, 22);
  test('sizes Group', () => {
    const expected = {
      '(sizes Group P1)': [3, 1],
      '(sizes Group Orthogonal P2)': [1, 2],
      '(sizes Group of:1 min:2)': [3],
      '(sizes Group)': [9],
      '(sizes Group Orthogonal Shared)': [4, 1, 3],
      '(sizes Group Orthogonal Each)': [1],
      '(sizes Group Orthogonal Neutral)': [17],
      '(sizes Group Orthogonal if:(is Occupied (to)))': [],
    };
    const found = Object.fromEntries(Object.keys(expected).map((text) => [text, values(g, text)]));
    expect(found).toEqual(expected);
  });
  test('lists', () => {
    const expected = {
      '(union (array {1 1 2}) (array {2 3}))': [1, 1, 2, 3],
      '(intersection (array {1 2 3}) (array {3 4 1}))': [3, 1],
      '(intersection {(array {1 2 3}) (array {3 4 1})})': [1, 3],
      '(difference (array {1 2 1 3}) 1)': [2, 1, 3],
      '(difference (array {1 2 1 3}) (array {1 1}))': [2, 3],
      '(players All)': [0, 1, 2, 3],
      '(players NonMover)': [0, 2],
      '(players Enemy)': [2],
      '(players Enemy of:2)': [1],
      '(players Friend of:3)': [],
      '(players Ally)': [],
      '(players Team2)': [2],
      '(results from:4 to:5 (+ (from) (to)))': [9],
      '(results from:-1 to:5 (+ (from) (to)))': [],
      '(rotations Orthogonal)': [0, 2, 4, 6],
      '(rotations {N E SE})': [0, 2, 3],
    };
    const found = Object.fromEntries(Object.keys(expected).map((text) => [text, values(g, text)]));
    expect(found).toEqual(expected);
  });
});

describe('tracks', () => {
  const g = game({
    tracks: [
      { name: 'Loop', path: [0, 1, 2, 5, 8, 7, 6, 3], loop: true },
      { name: 'One', path: [9, 0, 1, 2, -2], owner: 1 },
      { name: 'Two', path: [8, 7, 6, 4], owner: 2 },
    ],
    flags: { track: true },
  });
  test('trackSite', () => {
    expectAll(g, {
      '(trackSite Move from:0 steps:1)': 1,
      '(trackSite Move from:2 steps:1)': -2,
      '(trackSite Move from:2 steps:2)': -1,
      '(trackSite Move from:9 steps:1)': 0,
      '(trackSite Move from:4 steps:1)': -1,
      '(trackSite Move from:-1 steps:1)': -1,
      '(trackSite Move from:3 "Loop" steps:1)': 0,
      '(trackSite Move from:3 "Loop" steps:9)': 0,
      '(trackSite Move from:3 "Loop" steps:17)': 0,
      '(trackSite Move from:4 "Loop" steps:0)': 0,
      '(trackSite Move from:4 "Loop" steps:1)': 1,
      '(trackSite Move from:4 "Loop" steps:3)': 5,
      '(trackSite Move from:-1 "Loop" steps:2)': 2,
      '(trackSite Move from:1 "Loop" steps:-3)': 1,
      '(trackSite Move from:8 P2 steps:3)': 4,
      '(trackSite Move from:8 P2 steps:4)': -1,
      '(trackSite Move from:8 "Two" steps:1)': 7,
      '(trackSite EndSite "One")': -2,
      '(trackSite FirstSite "Loop" from:7 if:(= (to) 0))': 0,
      '(count StepsOnTrack "Two" 0 2)': 2,
    });
    expect(g.context.to).toBe(-1);
  });
});
