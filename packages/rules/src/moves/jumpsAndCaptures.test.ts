/** Jumps, captures and additions on boards of one row, against results recorded from the reference. */
import type { Build, MovesFn } from '@ludii/functions';
import { fixedBool, fixedInt, fixedRegion } from '@ludii/functions';
import { absoluteDirections, DirectionCode, SiteSet } from '@ludii/functions/internal';
import { attaching, mergeEffect } from '@ludii/ir/internal';
import { type Context, MoveList } from '@ludii/state';
import { MoveWord } from '@ludii/state/internal';
import { isEmpty, isEnemy, made, row, setCounter, texts } from '../testing/rowGame.js';
import { add } from './add.js';
import { custodial } from './custodial.js';
import { enclose } from './enclose.js';
import { fromTo } from './fromTo.js';
import { hop } from './hop.js';
import { removalOf } from './shared/removal.js';

const { E } = DirectionCode;

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
    attaching(outer)(c, out, 0);
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
  expect([move.mover, move.recordedFrom, move.from(), move.to()]).toEqual([0, -1, 0, 3]);
});
