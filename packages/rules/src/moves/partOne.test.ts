/** Move rules on boards of one row, against results recorded from the reference. */
import type { Build, MovesFn, RadialTable, SiteType, StepTable } from '@ludii/functions';
import { absoluteDirections, DirectionCode, fixedBool, fixedInt, fixedRegion, SiteSet } from '@ludii/functions';
import type { Ludeme } from '@ludii/registry';
import {
  actionLength,
  Consequences,
  Context,
  firstAction,
  flagsOf,
  MoveList,
  MoveWord,
  moveEnd,
  Op,
  opcodeOf,
  StringTable,
} from '@ludii/state';
import { add } from './add.js';
import { attachThen, mergeEffect } from './consequence.js';
import { custodial } from './custodial.js';
import { enclose } from './enclose.js';
import { fromTo } from './fromTo.js';
import { hop } from './hop.js';
import { removalOf } from './removal.js';

const { Adjacent, All, E, W } = DirectionCode;

/** Steps and radials of a row of cells: Adjacent and All both ways, E up, W down. */
function rowTables(count: number): { steps: StepTable; radials: RadialTable } {
  const directions = Uint8Array.from([All, Adjacent, E, W]);
  const slotOf = new Int8Array(64).fill(-1);
  directions.forEach((code, slot) => {
    slotOf[code] = slot;
  });
  const items: number[] = [];
  const offsets = [0];
  const sites: number[] = [];
  const start: number[] = [];
  const end: number[] = [];
  for (let site = 0; site < count; site++) {
    const up = Array.from({ length: count - site }, (_, k) => site + k);
    const down = Array.from({ length: site + 1 }, (_, k) => site - k);
    for (const lines of [[up, down], [up, down], [up], [down]]) {
      for (const line of lines.filter(({ length }) => length > 1)) {
        items.push(line[1]!);
        start.push(sites.length);
        sites.push(...line);
        end.push(sites.length);
      }
      offsets.push(items.length);
    }
  }
  const shared = { count, slots: directions.length, slotOf, directions, offsets: Int32Array.from(offsets) };
  const none = new Int32Array(0);
  return {
    steps: {
      ...shared,
      type: 'Cell' as SiteType,
      items: Int32Array.from(items),
      stepOffsets: none,
      stepTargets: none,
      stepLow: none,
      stepHigh: none,
    },
    radials: {
      ...shared,
      start: Int32Array.from(start),
      end: Int32Array.from(end),
      sites: Int32Array.from(sites),
      opposite: none,
      distinctOffsets: none,
      distinct: none,
    },
  };
}

/** A game on a row, with discs of player 1 and 2 on the given cells. */
function row(count: number, first: readonly number[], second: readonly number[]): { c: Context; build: Build } {
  const piece = (index: number, owner: number) => ({ index, name: `Disc${owner}`, owner, kind: 'piece' as const });
  const shape = {
    name: 'Row',
    players: 2,
    mode: 'alternating' as const,
    flags: flagsOf({ cell: true }),
    board: { sizes: [count, 0, 0] as const, defaultSite: 0 as const, largeStack: false },
    containers: [{ name: 'Board', role: 'board' as const, owner: 0, first: 0, size: count }],
    components: [{ index: 0, name: '', owner: 0, kind: 'none' as const }, piece(1, 1), piece(2, 2)],
    tracks: [],
    maxCount: 1,
    maxState: 0,
    maxRotation: 0,
    maxValue: 0,
    strings: new StringTable(),
    consequences: new Consequences(),
  };
  const c = new Context(shape);
  c.state.mover = 1;
  for (const [owner, sites] of [[1, first] as const, [2, second] as const]) {
    for (const site of sites) {
      c.state.setSite(0, site, owner, owner, 1, -1, -1, -1);
      c.state.removeFromEmpty(0, site);
    }
  }
  const { steps, radials } = rowTables(count);
  const build = {
    shape,
    players: 2,
    stacking: false,
    defaultSite: 0,
    components: shape.components,
    topology: { stepTable: () => steps, radialTable: () => radials, count: () => count },
  };
  return { c, build: build as unknown as Build };
}

const made = (ludeme: Ludeme<Build>, args: object, build: Build): MovesFn =>
  ludeme.compile!(args as never, build) as MovesFn;

/** Moves as short texts: sites, then all actions in the order in which they happen. */
function texts(c: Context, moves: MovesFn): string[] {
  const out = new MoveList();
  moves(c, out);
  const actions = (start: number): string[] => {
    const found: string[] = [];
    const end = moveEnd(out.tape, start);
    for (let at = firstAction(out.tape, start); at < end; at += actionLength(out.tape[at]!)) {
      const opcode = opcodeOf(out.tape[at]!);
      if (opcode === Op.NestedMove) found.push(...actions(at + 1));
      else if (opcode === Op.Remove) found.push(`x${out.tape[at + 2]}`);
      else if (opcode === Op.Add) found.push(`+${out.tape[at + 2]}`);
      else if (opcode === Op.Move) found.push('go');
      else found.push(Object.keys(Op).find((name) => Op[name as keyof typeof Op] === opcode)!);
    }
    return found;
  };
  return [...out].map(
    (move) => `${move.fromNonDecision}-${move.toNonDecision} ${actions(out.start(move.index)).join(' ')}`,
  );
}

const isEnemy = (site: (c: Context) => number) => (c: Context) => site(c) >= 0 && c.state.who(0, site(c)) === 2;
const isEmpty = (c: Context): boolean => c.state.what(0, c.to) === 0;
const setCounter: MovesFn = (_c, out) => {
  out.begin(0, -1, -1);
  out.push1(Op.SetCounter, false, -1);
  out.finish();
};
const sites = (...members: number[]) => fixedRegion(SiteSet.of(...members));

describe('hop', () => {
  const east = absoluteDirections([E]);
  const range = (min: number, max: number) => ({ min: fixedInt(min), max: fixedInt(max) });
  const hops = (c: Context, build: Build, between: object, to: object): string[] => {
    const parts = {
      from: { site: fixedInt(0) },
      directions: east,
      between: {
        condition: isEnemy((x) => x.between),
        apply: { effect: removalOf((x) => x.between, build) },
        ...between,
      },
      to,
    };
    return texts(c, made(hop[1]!, parts, build));
  };

  test('lands on every shorter hurdle that the range allows, farthest capture first', () => {
    const { c, build } = row(5, [0], [1, 2]);
    const goes = (x: Context): boolean => isEmpty(x) || isEnemy((y) => y.to)(x);
    expect(hops(c, build, { range: range(1, 3) }, { condition: goes })).toEqual(['0-2 x1 go', '0-3 x2 x1 go']);
  });

  test('a maximum alone lets the landing begin before the hurdle', () => {
    const { c, build } = row(5, [0], [1, 2]);
    const landings = hops(c, build, { range: range(-1, 2) }, { condition: fixedBool(true) });
    expect(landings).toEqual(['0-0 go', '0-1 go', '0-2 x1 go', '0-3 x2 x1 go']);
  });

  test('before and after are extra distances', () => {
    const { c, build } = row(8, [0], [3, 4]);
    const between = { before: fixedInt(2), range: range(1, 2), after: fixedInt(2) };
    expect(hops(c, build, between, { condition: isEmpty, apply: { effect: setCounter } })).toEqual([
      '0-5 x4 x3 SetCounter go',
      '0-6 x4 x3 SetCounter go',
      '0-7 x4 x3 SetCounter go',
    ]);
  });

  test('a condition on the effect lets the piece land only where it could not go on', () => {
    const { c, build } = row(8, [0], [3, 6]);
    const between = {
      before: fixedInt(9),
      after: fixedInt(9),
      condition: (x: Context) => x.state.what(0, x.between) > 0,
    };
    const to = {
      condition: isEmpty,
      apply: { condition: isEnemy((x) => x.to), effect: removalOf((x) => x.to, build) },
    };
    expect(hops(c, build, between, to)).toEqual(['0-6 x6 go']);
  });

  test('a range from 0 adds plain steps, and iterators are restored', () => {
    const { c, build } = row(5, [1], [2]);
    c.from = 3;
    const moves = made(
      hop[1]!,
      {
        from: { site: fixedInt(1) },
        between: {
          range: range(0, 2),
          condition: isEnemy((x) => x.between),
          apply: { effect: removalOf((x) => x.between, build) },
        },
        to: { condition: isEmpty },
      },
      build,
    );
    expect(texts(c, moves)).toEqual(['1-0 go', '1-3 x2 go']);
    expect([c.from, c.to, c.between]).toEqual([3, -1, -1]);
  });

  test('a between without a condition is never a hurdle', () => {
    const { c, build } = row(5, [0], [1]);
    expect(hops(c, build, { condition: undefined }, { condition: isEmpty })).toEqual([]);
  });
});

describe('custodial', () => {
  test('takes a line up to the border if the condition holds for no site', () => {
    const { c, build } = row(5, [4], [0, 1, 2, 3]);
    const moves = made(
      custodial,
      {
        from: { site: fixedInt(4) },
        direction: 'W',
        between: { condition: isEnemy((x) => x.between) },
        to: { condition: (x: Context) => x.to === -1 },
      },
      build,
    );
    expect(texts(c, moves)).toEqual(['3-3 x3', '2-2 x2', '1-1 x1', '0-0 x0']);
  });

  test('a range of one takes a single piece that is flanked', () => {
    const { c, build } = row(6, [0, 2, 5], [1, 3, 4]);
    const between = { condition: isEnemy((x) => x.between), range: { min: fixedInt(-1), max: fixedInt(1) } };
    const to = { condition: (x: Context) => x.state.who(0, x.to) === 1 };
    expect(texts(c, made(custodial, { from: { site: fixedInt(2) }, between, to }, build))).toEqual(['1-1 x1']);
  });
});

describe('add', () => {
  test('a region with an effect lists each move twice', () => {
    const { c, build } = row(6, [], []);
    const apply = { condition: (x: Context) => x.to === 4, effect: setCounter };
    const moves = made(add[1]!, { to: { region: sites(4, 5), apply } }, build);
    expect(texts(c, moves)).toEqual(['4-4 SetCounter +4', '4-4 SetCounter +4', '5-5 +5']);
  });

  test('an outer consequence happens twice for a move that is listed twice, the own one once', () => {
    const { c, build } = row(6, [], []);
    const { consequences } = c.game;
    const own = consequences.add(setCounter);
    const outer = consequences.add(setCounter);
    const to = { region: sites(4), apply: { effect: setCounter } };
    const out = new MoveList();
    made(add[1]!, { to, consequence: { id: own, afterAll: false } }, build)(c, out);
    attachThen({ id: outer, afterAll: false })(c, out, 0);
    const lists = [...out].map((move) => consequences.lists[move.consequence]);
    expect(lists).toEqual([
      [own, outer, outer],
      [own, outer, outer],
    ]);
  });

  test('a single site that fails leaves the iterator there', () => {
    const { c, build } = row(6, [3], []);
    expect(texts(c, made(add[0]!, { to: { site: fixedInt(3), condition: isEmpty } }, build))).toEqual([]);
    expect(c.to).toBe(3);
  });
});

describe('fromTo', () => {
  test('the condition of the effect sees the incoming from, the effect and the target see the site', () => {
    const { c, build } = row(7, [0, 1], [5]);
    const effect: MovesFn = (x, out) => removalOf(x.from === 1 ? fixedInt(0) : (y) => y.to, build)(x, out);
    const to = {
      region: sites(5, 6),
      condition: (x: Context) => x.from >= 0,
      apply: { condition: (x: Context) => x.from === -1, effect },
    };
    const moves = made(fromTo[1]!, { from: { region: sites(0, 1) }, to }, build);
    expect(texts(c, moves)).toEqual(['0-5 x5 go', '0-6 go', '1-5 x0 go', '1-6 x0 go']);
    expect([c.from, c.to]).toEqual([-1, -1]);
  });

  test('an empty start gives nothing', () => {
    const { c, build } = row(4, [], []);
    expect(texts(c, made(fromTo[1]!, { from: { site: fixedInt(0) }, to: { site: fixedInt(1) } }, build))).toEqual([]);
  });
});

describe('enclose', () => {
  const parts = (build: Build) => ({
    from: { site: fixedInt(3) },
    between: { condition: isEnemy((x) => x.between), apply: { effect: removalOf((x) => x.between, build) } },
  });

  test('captures a group without a liberty; the border is none', () => {
    const { c, build } = row(6, [3], [0, 1, 2]);
    expect(texts(c, made(enclose[0]!, parts(build), build))).toEqual(['2-2 x2', '1-1 x1', '0-0 x0']);
  });

  test('spares a group with a liberty, unless as many are tolerated', () => {
    const { c, build } = row(6, [3], [1, 2]);
    expect(texts(c, made(enclose[0]!, parts(build), build))).toEqual([]);
    const tolerant = { ...parts(build), numException: fixedInt(1) };
    expect(texts(c, made(enclose[0]!, tolerant, build))).toEqual(['2-2 x2', '1-1 x1']);
  });
});

test('a merged effect keeps the move inside a new one, without decisions of its own', () => {
  const { c, build } = row(4, [0], [1, 2]);
  const out = new MoveList();
  out.begin(1, 0, 3);
  out.pushMove(0, 0, -1, 0, 3, -1, -1, -1, -1, false, true);
  out.finish();
  const both: MovesFn = (x, list) => {
    removalOf(fixedInt(1), build)(x, list);
    removalOf(fixedInt(2), build)(x, list);
    list.setDecision(0, true);
  };
  expect(mergeEffect(c, out, both)).toBe(true);
  expect(out.length).toBe(1);
  expect(out.tape[out.start(0) + MoveWord.Actions]).toBe(3);
  const move = out.move(0);
  expect([move.mover, move.fromNonDecision, move.from(), move.to()]).toEqual([0, -1, 0, 3]);
});
