/** Worked examples: conditions on small positions, from text. */

import { buildBoard, type GraphExpression, hex, type SiteType, square } from '@ludii/geometry';
import { type Node, parse } from '@ludii/grammar';
import { bind, instantiate, Registry } from '@ludii/registry';
import { Context, type GameShape, MoveList, type SiteTypeCode, usualLimits } from '@ludii/state';
import {
  Consequences,
  Edge,
  flagsOf,
  type GameFlags,
  isVisited,
  type PuzzleState,
  StringTable,
  visit,
} from '@ludii/state/internal';
import fc from 'fast-check';
import { SiteSet } from '../board/siteSet.js';
import type { Build, Component, Flow, NamedRegion } from '../declare/build.js';
import type { BoolFn } from '../declare/compiled.js';
import { Bool } from '../declare/kinds.js';
import { siteTypeCode } from '../declare/siteTypes.js';
import type { RoleWord } from '../declare/words.js';
import { functionLudemes } from '../ludemes.js';
import { setConstraints } from '../position/constraints.js';

const registry = new Registry<Build>(functionLudemes);

const pieces: readonly (readonly [string, number, RoleWord])[] = [
  ['', 0, 'Neutral'],
  ['Disc1', 1, 'P1'],
  ['Disc2', 2, 'P2'],
  ['Cross1', 1, 'P1'],
  ['Rock', 0, 'Neutral'],
];

const components: readonly Component[] = pieces.map(([name, owner, role], index) => ({
  index,
  name,
  baseName: name.replace(/\d+$/, ''),
  owner,
  role,
  facing: -1,
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
  readonly hands?: boolean;
  readonly values?: number;
  readonly regions?: (board: ReturnType<typeof buildBoard>) => readonly NamedRegion[];
}

/** What these examples need of the flow: whoever is to move can step from 0 to 1 if an enemy is there. */
function flow(type: SiteTypeCode): Flow {
  const needed: Partial<Flow> = {
    canMoveWith: () => true,
    phaseReaches: (c, site) => site === 1 && c.state.who(type, 1) !== 0 && c.state.who(type, 1) !== c.state.mover,
    phaseMoves: (c, out) => {
      if (c.state.who(type, 1) === 0 || c.state.who(type, 1) === c.state.mover) return;
      out.begin(c.state.mover, 0, 1);
      out.finish();
    },
  };
  return needed as Flow;
}

/** A two-player game for questions about positions. */
function game({ graph = square(5), use = 'Cell', flags = {}, hands = false, values, regions }: Options = {}) {
  const board = buildBoard({ graph, use });
  const { topology } = board;
  const first = Math.max(topology.count('Cell'), topology.count(use));
  const range = values === undefined ? undefined : { min: 0, max: values };
  const type = siteTypeCode(use);
  const shape: GameShape = {
    name: 'Test',
    players: 2,
    mode: 'alternating',
    flags: flagsOf({
      cell: use === 'Cell',
      vertex: use === 'Vertex',
      edge: use === 'Edge',
      graph: use !== 'Cell',
      ...flags,
    }),
    board: {
      sizes: [topology.count('Cell'), topology.count('Vertex'), topology.count('Edge')],
      defaultSite: type,
      largeStack: false,
      ...(range ? { ranges: [range, range, range] } : {}),
    },
    containers: [
      { name: 'Board', role: 'board', owner: 0, first: 0, size: first },
      ...(hands ? [{ name: 'Hand1', role: 'hand' as const, owner: 1, first, size: 2 }] : []),
    ],
    components: components.map(({ index, name, owner }) => ({
      index,
      name,
      owner,
      kind: index === 0 ? 'none' : 'piece',
    })),
    tracks: [],
    maxCount: 4,
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
    defaultSite: type,
    players: 2,
    facings: [-1, -1],
    stacking: shape.flags.stacking,
    components,
    regions: regions?.(board) ?? [],
    maps: [],
    hints: [],
    phases: ['Only'],
    flow: flow(type),
    consequence: (moves) => playable.consequences.add(moves),
    text: (name) => shape.strings.intern(name),
    limits: usualLimits,
    unstarted: () => new Context(playable),
  };
  return { build, context: new Context(playable), type };
}

type Game = ReturnType<typeof game>;

/** Puts a piece on a site and makes that the last move. */
function play({ context: c, type }: Game, what: number, site: number, on: SiteTypeCode = type): void {
  const owner = components[what]!.owner;
  if (c.state.layout.stacking) {
    const level = c.state.stackSize(on, site);
    c.state.addItem(on, site, what, owner);
    c.state.owned.add(what, on, site, level);
    c.state.removeFromEmpty(on, site);
  } else {
    c.state.setSite(on, site, owner, what, 1, -1, -1, -1);
    c.state.owned.add(what, on, site, 0);
  }
  const move = new MoveList();
  move.begin(owner, site, site);
  move.finish();
  c.trial.append(move, 0);
}

const playAll = (g: Game, what: number, ...sites: readonly number[]): void => {
  for (const site of sites) play(g, what, site);
};

function compiled({ build }: Game, text: string): BoolFn {
  const { tree } = parse(text, { fragment: true });
  const { bound, diagnostics } = bind(registry, tree as Node, Bool);
  if (!bound) throw new Error(`${text}: ${diagnostics[0]?.message}`);
  return instantiate(bound, build) as BoolFn;
}

const holds = (g: Game, text: string): boolean => compiled(g, text)(g.context);

function expectAll(g: Game, expected: Readonly<Record<string, boolean>>): void {
  const found = Object.fromEntries(Object.keys(expected).map((text) => [text, holds(g, text)]));
  expect(found).toEqual(expected);
}

describe('logic', () => {
  const g = game();
  test('folds and compares', () => {
    expectAll(g, {
      '(and {})': true,
      '(or {})': false,
      '(xor True False)': true,
      '(if False True)': false,
      '(toBool 2)': true,
      '(= (sites {1 2}) (sites {2 1 1}))': true,
      '(!= (sites {1 2}) (sites {2 1 1}))': false,
      '(= (mover) Shared)': false,
      '(is Even -2)': true,
      '(is Odd -3)': true,
    });
  });
  test('settles what counts as known, on the board before the game', () => {
    const friend = compiled(g, '(is Friend P1)');
    const notFriend = compiled(g, '(not (is Friend P1))');
    const notEnemy = compiled(g, '(not (is Enemy P2))');
    g.context.state.mover = 2;
    expect([friend, notFriend, notEnemy].map((f) => f(g.context))).toEqual([false, false, false]);
    g.context.state.mover = 1;
    expect([friend, notFriend, notEnemy].map((f) => f(g.context))).toEqual([true, false, false]);
  });
});

describe('sites', () => {
  test('of board and hand are empty or occupied, others neither', () => {
    const g = game({ graph: square(4), hands: true });
    play(g, 1, 16);
    expectAll(g, {
      '(is Empty 16)': false,
      '(is Empty 17)': true,
      '(is Empty 99)': false,
      '(is Empty -1)': false,
      '(is Occupied 16)': true,
      '(is Occupied 99)': false,
      '(is Full)': false,
      '(is Within 1)': true,
      '(is Within 1 in:(sites Board))': false,
      '(is Within 99)': false,
      '(is Within 1000000000 in:(sites Board))': false,
      '(no Pieces P1)': false,
      '(no Pieces P1 in:(sites Board))': true,
      '(no Pieces P2)': true,
      '(no Pieces Shared)': true,
    });
  });
  test('are in regions and lists, all of them', () => {
    const g = game();
    g.context.to = 3;
    expectAll(g, {
      '(is In (sites {3 4}))': true,
      '(is In 5 (sites {3 4}))': false,
      '(is In -1 (sites {3 4}))': false,
      '(is In {3 4} (sites {3 4 5}))': true,
      '(is In {3 6} (sites {3 4 5}))': false,
      '(is In -2 (array {-2 1}))': true,
    });
  });
  test('all of a region meet a condition', () => {
    const g = game();
    playAll(g, 1, 0, 1);
    expectAll(g, {
      '(all Sites (sites {0 1}) if:(is Occupied (site)))': true,
      '(all Sites (sites {0 1 2}) if:(is Occupied (site)))': false,
      '(all Sites (sites {}) if:False)': true,
      '(all Different (sites {0 1}) if:True)': false,
    });
  });
});

test('players are enemies and friends', () => {
  expectAll(game(), {
    '(is Enemy 3)': true,
    '(is Enemy Shared)': true,
    '(is Enemy 0)': false,
    '(is Enemy -1)': true,
    '(is Friend 1)': true,
    '(is Next P2)': true,
    '(is Prev Mover)': false,
    '(is Active -1)': false,
    '(is Active 2)': true,
    '(is Active 3)': false,
  });
});

describe('lines', () => {
  test('of empty sites count for an empty pivot', () => {
    expectAll(game(), { '(is Line 3 through:0)': true, '(is Line 3 throughAny:(sites Board))': true });
  });
  test('may be longer unless exact', () => {
    const g = game();
    playAll(g, 1, 0, 1, 2, 3);
    expectAll(g, {
      '(is Line 3)': true,
      '(is Line 3 exact:True)': false,
      '(is Line 4 exact:True)': true,
      '(is Line 5)': false,
    });
  });
  test('in a named direction need a radial of that name', () => {
    const g = game();
    playAll(g, 1, 12, 17, 22);
    expectAll(g, { '(is Line 3 N)': false, '(is Line 3 S)': true, '(is Line 3)': true });
  });
  test('mix the pieces of a role', () => {
    const g = game();
    playAll(g, 1, 0, 1);
    play(g, 3, 2);
    expectAll(g, {
      '(is Line 3)': false,
      '(is Line 3 P1)': true,
      '(is Line 3 P1 throughHowMuch:2)': true,
      '(is Line 3 P1 throughHowMuch:3)': false,
      '(is Line 3 whats:{1 3})': true,
      '(is Line 2 throughAny:(sites Board) what:1)': true,
      '(is Line 3 P1 if:(!= (to) 0))': false,
    });
  });
  test('jump gaps if not contiguous', () => {
    const g = game();
    playAll(g, 1, 0, 2, 4);
    expectAll(g, { '(is Line 3)': false, '(is Line 3 contiguous:False)': true });
  });
  test('leave `to` on a pivot without a counted piece', () => {
    const g = game();
    play(g, 2, 7);
    g.context.to = 3;
    expect(holds(g, '(is Line 2 P1)')).toBe(false);
    expect(g.context.to).toBe(7);
    g.context.to = 3;
    expect(holds(g, '(is Line 2)')).toBe(false);
    expect(g.context.to).toBe(3);
  });
  test('are the same with conditions that always hold', () => {
    const position = fc.array(fc.constantFrom(0, 1, 2, 3), { minLength: 25, maxLength: 25 });
    const quick: BoolFn[] = [];
    const careful: BoolFn[] = [];
    const g = game();
    for (const rest of ['', ' exact:True', ' P1', ' whats:{1 2}']) {
      for (const length of [2, 3, 4]) {
        const [pieces, exact] = rest.includes('exact') ? ['', rest] : [rest, ''];
        quick.push(compiled(g, `(is Line ${length} Orthogonal through:(site)${pieces}${exact})`));
        careful.push(
          compiled(g, `(is Line ${length} Orthogonal through:(site)${pieces}${exact} contiguous:True if:(>= (to) 0))`),
        );
      }
    }
    fc.assert(
      fc.property(position, fc.nat({ max: 24 }), (whats, site) => {
        whats.forEach((what, at) => {
          g.context.state.setSite(g.type, at, components[what]!.owner, what, -1, -1, -1, -1);
        });
        g.context.site = site;
        expect(quick.map((f) => f(g.context))).toEqual(careful.map((f) => f(g.context)));
      }),
    );
  });
  test('of stacks look at tops or at all levels', () => {
    const g = game({ flags: { stacking: true } });
    for (const [site, ...stack] of [
      [0, 1, 3],
      [1, 3, 1],
      [2, 1],
    ] as const) {
      for (const what of stack) play(g, what, site);
    }
    expectAll(g, {
      '(is Line 3 through:2)': true,
      '(is Line 3 through:0)': false,
      '(is Line 3 through:0 what:1)': true,
      '(is Line 3 through:0 what:1 top:True)': false,
      '(is Line 1 through:9)': true,
    });
  });
  test('of levels go up a stack', () => {
    const g = game({ flags: { stacking: true } });
    playAll(g, 1, 0, 0, 0);
    expectAll(g, {
      '(is Line 3 byLevel:True)': true,
      '(is Line 2 exact:True byLevel:True)': true,
      '(is Line 4 byLevel:True)': false,
    });
  });
});

describe('connection', () => {
  const sides = (board: ReturnType<typeof buildBoard>): readonly NamedRegion[] => [
    {
      name: 'Sides',
      owner: 1,
      role: 'P1',
      sites: undefined,
      regions: (['NE', 'SW'] as const).map((side) => {
        const sites = SiteSet.from(board.topology.side('Cell', side));
        return Object.assign((_c: Context, out: SiteSet) => out.addAll(sites), { fixed: sites });
      }),
      staticTypes: [],
      hintLabel: undefined,
    },
  ];
  test('joins sides of a hex board', () => {
    const g = game({ graph: hex(3), regions: sides });
    playAll(g, 1, 7, 8, 9, 10);
    expect(holds(g, '(is Connected Mover)')).toBe(false);
    play(g, 1, 11);
    expectAll(g, {
      '(is Connected Mover)': true,
      '(is Connected P2)': false,
      '(is Connected {(sites Side W) (sites Side E)})': true,
      '(is Connected 3 at:7 Sides)': true,
      '(is Connected Sides)': false,
    });
    play(g, 2, 0);
    expectAll(g, { '(is Connected P1)': false, '(is Connected at:9 P1)': true, '(is Blocked P1)': false });
  });
  test('a corner lies on several sides', () => {
    const g = game({ graph: hex(3) });
    play(g, 1, 7);
    expectAll(g, { '(is Connected 3 Sides)': true, '(is Connected 1 SidesNoCorners)': false });
  });
  test('is blocked by a wall', () => {
    const g = game({ graph: hex(3), regions: sides });
    playAll(g, 2, 2, 6, 10, 14, 17, 7, 8, 9, 11);
    expect(holds(g, '(is Blocked P1)')).toBe(true);
  });
});

describe('loops', () => {
  test('close around a site of a hex board, own or empty', () => {
    const g = game({ graph: hex(4) });
    playAll(g, 1, 17, 19, 11, 12, 24);
    expect(holds(g, '(is Loop)')).toBe(false);
    play(g, 1, 25);
    expect(holds(g, '(is Loop)')).toBe(true);
    expect(holds(g, '(is Loop surround:Next)')).toBe(false);
    play(g, 1, 18);
    expect(holds(g, '(is Loop)')).toBe(false);
    const solid = game({ graph: hex(4) });
    playAll(solid, 1, 18, 17, 19, 11, 12, 24, 25);
    expect(holds(solid, '(is Loop)')).toBe(true);
  });
  test('of four stones close on a square board, except orthogonally', () => {
    const g = game();
    playAll(g, 1, 7, 11, 13, 17);
    expectAll(g, { '(is Loop)': true, '(is Loop Diagonal)': true, '(is Loop Orthogonal)': false });
  });
});

describe('paths', () => {
  const edges = game({ graph: square(4), use: 'Edge' });
  const squareOf = (x: number): readonly number[] => {
    const { topology } = edges.build;
    return topology.cell(x).edges;
  };
  test('of edges are closed by their last one', () => {
    const [a, b, c, d] = squareOf(0) as [number, number, number, number];
    playAll(edges, 1, a, b, c);
    expectAll(edges, {
      '(is Path Edge Mover length:(exact 3))': true,
      '(is Path Edge Mover length:(max 9))': true,
      '(is Path Edge Mover length:(exact 4) closed:True)': false,
      '(is Tree P1)': true,
    });
    play(edges, 1, d);
    expectAll(edges, {
      '(is Path Edge Mover length:(exact 4) closed:True)': true,
      '(is Path Edge Mover length:(exact 20) closed:True)': false,
      '(is Path Edge Mover length:(exact 4))': false,
      '(is Tree P1)': false,
    });
    const rest = squareOf(1).filter((edge) => edges.context.state.who(Edge, edge) === 0);
    playAll(edges, 1, ...rest);
    expectAll(edges, {
      '(is Path Edge Mover length:(exact 4) closed:True)': true,
      '(is Path Edge Mover length:(exact 6) closed:True)': true,
      '(is Path Edge Mover length:(exact 20) closed:True)': true,
    });
  });
  test('of vertices grow in a row', () => {
    const g = game({ graph: square(4), use: 'Vertex' });
    for (const [i, site] of [0, 1, 2, 3].entries()) {
      play(g, 1, site);
      expect(holds(g, `(is Path Vertex Mover length:(exact ${i + 1}))`)).toBe(true);
    }
    play(g, 1, 6);
    expect(holds(g, '(is Path Vertex from:2 Mover length:(exact 5))')).toBe(false);
  });
  test('of a lone vertex depend on its number', () => {
    const first = game({ graph: square(4), use: 'Vertex' });
    play(first, 1, 0);
    expect(holds(first, '(is Path Vertex Mover length:(max 9))')).toBe(false);
    const last = game({ graph: square(4), use: 'Vertex' });
    play(last, 1, 15);
    expect(holds(last, '(is Path Vertex Mover length:(max 9))')).toBe(true);
  });
});

test('patterns of pieces are found in every rotation', () => {
  const g = game();
  playAll(g, 1, 12, 13, 18);
  expectAll(g, {
    '(is Pattern {F R F})': true,
    '(is Pattern {F L F})': false,
    '(is Pattern {F L F} from:12)': true,
    '(is Pattern {F R F} from:12)': false,
    '(is Pattern {F L F} from:12 whats:{1 2})': false,
    '(is Pattern {F L F} from:0)': false,
  });
});

describe('threats', () => {
  test('come from the moves of others, and switch each other off', () => {
    const g = game();
    play(g, 1, 1);
    expectAll(g, {
      '(is Threatened 1 at:1)': true,
      '(is Threatened 1 at:2)': false,
      '(is Threatened 1)': true,
      '(is Threatened 2)': false,
      '(is Threatened at:1)': true,
    });
    expect(g.context.state.mover).toBe(1);
    const { ir } = compiled(g, '(not (is Threatened 1 at:1))');
    const part = ir?.k === 'not' ? ir.part : undefined;
    expect(part?.k === 'threatened' && part.isOff()).toBe(false);
  });
});

test('targets are compared with the number of cells', () => {
  const g = game({ graph: square(2) });
  play(g, 1, 3);
  expectAll(g, {
    '(is Target {0 0 0 1})': true,
    '(is Target {0 0 1})': false,
    '(is Target {1 0} {3 2})': true,
    '(is Target {1} 3)': true,
  });
  const vertices = game({ graph: square(3), use: 'Vertex' });
  expect(holds(vertices, '(is Target {0 0 0 0 0 0 0 0 0})')).toBe(false);
});

test('relations include an edge with itself', () => {
  expectAll(game(), {
    '(is Related Orthogonal 0 1)': true,
    '(is Related Diagonal 0 6)': true,
    '(is Related Orthogonal 0 6)': false,
    '(is Related Adjacent Edge 0 0)': true,
    '(is Related All 0 (sites {}))': false,
  });
});

test('asking for moves forgets that sites were visited', () => {
  const g = game({ flags: { visited: true } });
  play(g, 1, 4);
  visit(g.context.state, 4);
  expect(holds(g, '(is Visited 4)')).toBe(true);
  // A move rule is not at hand in this package: the generator is put in directly.
  const [canMove] = functionLudemes.filter(({ keyword }) => keyword === 'can');
  const test = (canMove!.compile as unknown as (args: unknown, build: Build) => BoolFn)({ moves: () => {} }, g.build);
  expect(test(g.context)).toBe(true);
  expect(isVisited(g.context.state, 4)).toBe(false);
});

test('groups leave their iterators when one fails', () => {
  const g = game();
  playAll(g, 1, 0, 1, 10);
  g.context.from = 20;
  expect(holds(g, '(all Groups if:(is In 0 (sites)))')).toBe(false);
  expect(g.context.from).toBe(10);
  g.context.from = 20;
  expect(holds(g, '(all Groups if:True)')).toBe(true);
  expect(g.context.from).toBe(20);
});

describe('puzzles', () => {
  const puzzle = () => {
    const rows: NamedRegion = {
      name: 'RegionP1',
      owner: 0,
      role: 'Neutral',
      sites: undefined,
      regions: [],
      staticTypes: ['Rows', 'Columns'],
      hintLabel: undefined,
    };
    return game({ graph: square(2), flags: { deductionPuzzle: true }, values: 2, regions: () => [rows] });
  };
  const assign = (g: Game, site: number, value: number): void =>
    (g.context.state as PuzzleState).setValue(0, site, value);

  test('compare the values at sites', () => {
    const g = puzzle();
    expect(holds(g, '(> (from) (to))')).toBe(true);
    const constant = compiled(g, '(> 0 1)');
    assign(g, 0, 1);
    assign(g, 1, 2);
    g.context.from = 0;
    g.context.to = 1;
    expect(constant(g.context)).toBe(true);
    expectAll(g, { '(> (from) (to))': false, '(< (from) (to))': true, '(= (from) (to))': false });
  });
  test('see contradictions, and hold while something is open', () => {
    const g = puzzle();
    expectAll(g, { '(all Different)': true, '(is Sum 3)': true, '(is Unique)': true });
    assign(g, 0, 1);
    assign(g, 1, 1);
    expectAll(g, {
      '(all Different)': false,
      '(all Different except:1)': true,
      '(all Different (sites {1 2}))': true,
      '(is Sum 3)': false,
      '(is Sum (sites {0 1}) 2)': true,
      '(is Count (sites {0 1 2}) of:1 1)': false,
      '(is Count (sites {0 1 2}) of:1 3)': true,
    });
    assign(g, 2, 1);
    assign(g, 3, 1);
    expect(holds(g, '(is Unique)')).toBe(false);
  });
  test('are solved if 0 is right for what is open', () => {
    const g = puzzle();
    const different = compiled(g, '(all Different except:0)');
    setConstraints(g.build, [different]);
    expect(holds(g, '(is Solved)')).toBe(true);
    assign(g, 0, 1);
    assign(g, 1, 1);
    expect(holds(g, '(is Solved)')).toBe(false);
    expect(g.context.depth).toBe(0);
    expect((g.context.state as PuzzleState).isResolved(0, 2)).toBe(false);
  });
  test('leave `from` at what `to` was', () => {
    const g = puzzle();
    g.context.to = 3;
    g.context.from = 1;
    expect(holds(g, '(forAll Cell (>= (from) -1))')).toBe(true);
    expect(g.context.from).toBe(3);
  });
});
