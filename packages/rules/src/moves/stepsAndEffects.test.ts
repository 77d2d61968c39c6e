/** Steps, slides, sowing and effects on boards of one row, against results recorded from the reference. */

import type { Build, DirectionFn, MovesFn } from '@ludii/functions';
import { fixedInt, fixedRegion } from '@ludii/functions';
import type { Track } from '@ludii/functions/internal';
import { absoluteDirections, DirectionCode, SiteSet } from '@ludii/functions/internal';
import { ruleFn } from '@ludii/ir/internal';
import { type Context, MoveList } from '@ludii/state';
import { Op } from '@ludii/state/internal';
import { fullTexts, isEmpty, isEnemy, made, row, setCounter, texts } from '../testing/rowGame.js';
import { promote } from './promote.js';
import { push } from './push.js';
import { random } from './random.js';
import { remove } from './remove.js';
import { select } from './select.js';
import { setEffects } from './set/index.js';
import { hashOrder } from './shared/hashOrder.js';
import { removalOf } from './shared/removal.js';
import { slide } from './slide.js';
import { slideOnTracks } from './slideTrack.js';
import { sow } from './sow.js';
import { step } from './step.js';
import { surround } from './surround.js';

const east = absoluteDirections([DirectionCode.E]);
const sites = (...members: number[]) => fixedRegion(SiteSet.of(...members));
const setVar =
  (build: Build, name: string, value: (c: Context) => number): MovesFn =>
  (c, out) => {
    out.begin(0, -1, -1);
    out.push2(Op.SetVar, false, build.text(name), value(c));
    out.finish();
  };

describe('step', () => {
  test('an effect goes in front of the step, and a step without one is still made', () => {
    const { c, build } = row(4, [1], [2]);
    const to = {
      condition: (x: Context) => x.state.who(0, x.to) !== 1,
      apply: { condition: isEnemy((x) => x.to), effect: removalOf((x) => x.to, build) },
    };
    const moves = made(step[1]!, { from: { site: fixedInt(1) }, to }, build);
    expect(texts(c, moves)).toEqual(['1-2 x2 go', '1-0 go']);
    expect([c.from, c.to]).toEqual([-1, -1]);
  });

  test('a start that fails leaves the iterator there', () => {
    const { c, build } = row(4, [1], []);
    const from = { site: fixedInt(1), condition: () => false };
    expect(texts(c, made(step[1]!, { from, to: {} }, build))).toEqual([]);
    expect(c.from).toBe(1);
  });

  test('a condition may choose the directions', () => {
    const { c, build } = row(4, [1], []);
    const west = absoluteDirections([DirectionCode.W]);
    const steps = (holds: (x: Context) => boolean): string[] => {
      const ir = { k: 'either' as const, test: { k: 'callCondition' as const, fn: holds }, yes: east, no: west };
      const ways: DirectionFn = Object.assign((x: Context) => (holds(x) ? east : west).fixed!, { ir });
      return texts(c, made(step[1]!, { from: { site: fixedInt(1) }, directions: ways, to: {} }, build));
    };
    expect(steps(({ state }) => state.mover === 1)).toEqual(['1-2 go']);
    expect(steps(({ state }) => state.mover === 2)).toEqual(['1-0 go']);
  });

  test('a site that two directions lead to is taken once', () => {
    const { c, build } = row(4, [1], []);
    const twice = () => [DirectionCode.E, DirectionCode.Adjacent];
    const moves = made(step[0]!, { from: { site: fixedInt(1) }, directions: twice, to: { condition: isEmpty } }, build);
    expect(texts(c, moves)).toEqual(['1-2 go', '1-0 go']);
  });

  test('a region to step from gives nothing', () => {
    const { c, build } = row(4, [1], []);
    expect(texts(c, made(step[1]!, { from: { region: sites(1) }, to: {} }, build))).toEqual([]);
  });
});

describe('slide', () => {
  const slides = (c: Context, build: Build, between: object | undefined, to: object | undefined): string[] =>
    fullTexts(c, made(slide[1]!, { from: { site: fixedInt(0) }, directions: east, between, to }, build));
  const go = (to: number): string => `[Move:typeFrom=Cell,from=0,typeTo=Cell,to=${to},decision=true]`;

  test('passes empty sites, ends on an enemy; effects on the way happen last to first', () => {
    const { c, build } = row(6, [0], [3]);
    const to = { condition: isEnemy((x) => x.to), apply: { effect: removalOf((x) => x.to, build) } };
    expect(slides(c, build, { apply: { effect: setVar(build, 'b', (x) => x.between) } }, to)).toEqual([
      go(1),
      '[SetVar:name=b,value=1]',
      go(2),
      '[SetVar:name=b,value=2]',
      '[SetVar:name=b,value=1]',
      '[Remove:type=Cell,to=3]',
      go(3),
    ]);
  });

  test('a trail begins at the start and comes after the move', () => {
    const { c, build } = row(6, [0], []);
    const between = { range: { min: fixedInt(2), max: fixedInt(2) }, trail: fixedInt(2) };
    expect(slides(c, build, between, undefined)).toEqual([
      go(2),
      '[Add:type=Cell,to=0,what=2]',
      '[Add:type=Cell,to=1,what=2]',
    ]);
  });

  test('a site that ends the slide is passed before the minimum; a condition on the effect rejects the move', () => {
    const { c, build } = row(6, [0], [1, 3]);
    const between = { range: { min: fixedInt(2), max: fixedInt(1000) }, condition: () => true };
    const to = {
      condition: isEnemy((x) => x.to),
      apply: { condition: (x: Context) => x.to === 3, effect: removalOf((x) => x.to, build) },
    };
    expect(slides(c, build, between, to)).toEqual(['[Remove:type=Cell,to=3]', go(3)]);
    expect([c.from, c.to, c.between]).toEqual([-1, -1, -1]);
  });

  test('records the sites that it passes', () => {
    const { c, build } = row(4, [0], []);
    const out = new MoveList();
    made(slide[1]!, { from: { site: fixedInt(0) }, directions: east }, build)(c, out);
    expect([...out].map((move) => [...move.between])).toEqual([[], [1], [1, 2]]);
  });
});

/** A track over sites in order. */
function track(name: string, path: readonly number[], loop: boolean, bump: readonly number[] = []): Track {
  const n = path.length;
  const following = path.map((_, i) => (i < n - 1 ? i + 1 : loop ? 0 : -1));
  const preceding = path.map((_, i) => (i > 0 ? i - 1 : loop ? n - 1 : -1));
  const siteAt = (i: number): number => path[i] ?? -1;
  return {
    name,
    index: 0,
    owner: 0,
    loop,
    directed: false,
    internalLoop: false,
    sites: Int32Array.from(path),
    bump: Int32Array.from(path, (_, i) => bump[i] ?? 0),
    next: Int32Array.from(following, siteAt),
    nextIndex: Int32Array.from(following),
    previous: Int32Array.from(preceding, siteAt),
    previousIndex: Int32Array.from(preceding),
  };
}

test('a slide on all tracks needs a loop on its way', () => {
  const { c, build } = row(6, [0], [4], [track('Loop', [0, 1, 2, 3, 4, 5], false, [0, 0, 1])]);
  const to = { condition: isEnemy((x) => x.to), apply: { effect: removalOf((x) => x.to, build) } };
  const from = { site: fixedInt(0) };
  const parts = { from, between: undefined, to, consequence: undefined } as unknown as Parameters<
    typeof slideOnTracks
  >[1];
  expect(texts(c, ruleFn(slideOnTracks('AllTracks', parts, build, true)))).toEqual(['0-3 go', '0-4 x4 go']);
  expect(texts(c, ruleFn(slideOnTracks('Loop', parts, build, true)))).toEqual([
    '0-1 go',
    '0-2 go',
    '0-3 go',
    '0-4 x4 go',
  ]);
  expect(texts(c, ruleFn(slideOnTracks('Other', parts, build, true)))).toEqual([]);
});

test('select pairs sites and names the level of an occupied target', () => {
  const { c, build } = row(6, [1, 3], [4]);
  const to = { region: sites(1, 5), condition: (x: Context) => x.from !== x.to };
  expect(fullTexts(c, made(select[1]!, { from: { region: sites(1, 3) }, to }, build))).toEqual([
    '[Select:typeFrom=Cell,from=1,typeTo=Cell,to=5,decision=true]',
    '[Select:typeFrom=Cell,from=3,typeTo=Cell,to=1,levelTo=0,decision=true]',
    '[Select:typeFrom=Cell,from=3,typeTo=Cell,to=5,decision=true]',
  ]);
});

describe('remove', () => {
  test('skips empty sites; only the first of several removals is the decision', () => {
    const { c, build } = row(4, [0, 1], []);
    expect(fullTexts(c, made(remove[1]!, { region: sites(0, 1, 2), count: fixedInt(2) }, build))).toEqual([
      '[Remove:type=Cell,to=0,decision=true]',
      '[Remove:type=Cell,to=0]',
      '[Remove:type=Cell,to=1,decision=true]',
      '[Remove:type=Cell,to=1]',
    ]);
  });

  test('at the end of the turn, and off the board', () => {
    const { c, build } = row(4, [0], []);
    expect(fullTexts(c, made(remove[0]!, { site: fixedInt(0), at: 'EndOfTurn' }, build))).toEqual([
      '[Remove:type=Cell,to=0,applied=false]',
    ]);
    expect(fullTexts(c, made(remove[0]!, { site: fixedInt(99) }, build))).toEqual([]);
    expect(fullTexts(c, made(remove[0]!, { site: fixedInt(-1) }, build))).toEqual([]);
  });
});

test('promote looks a name up among the pieces of the owner, and to 0 if there is none', () => {
  const { c, build } = row(4, [0], []);
  const piece = { ids: [], names: ['Disc', 'Queen'] };
  expect(fullTexts(c, made(promote[0]!, { site: fixedInt(0), piece, role: 'P2' }, build))).toEqual([
    '[Promote:type=Cell,to=0,what=2]',
    '[Promote:type=Cell,to=0,what=0]',
  ]);
  expect(() => made(promote[0]!, { site: fixedInt(0), piece }, build)).toThrow('No piece is called "Disc"');
});

test('push shoves a row and loses what falls off the board', () => {
  const { c, build } = row(6, [3], [4, 5]);
  expect(texts(c, made(push, { from: { site: fixedInt(3) }, directions: east }, build))).toEqual([
    '3-3 x3',
    '4-4 x4',
    '4-4 +4',
    '5-5 x5',
    '5-5 +5',
  ]);
});

test('surround captures between friends and at the border', () => {
  const { c, build } = row(6, [1, 3], [0, 2, 4]);
  const parts = {
    from: { site: fixedInt(1) },
    between: { condition: isEnemy((x) => x.between) },
    to: { condition: (x: Context) => x.state.who(0, x.to) === 1 },
  };
  expect(texts(c, made(surround, parts, build))).toEqual(['2-2 x2', '0-0 x0']);
});

describe('sow', () => {
  const loop = [track('Track', [0, 1, 2, 3, 4, 5], true)];
  /** A row with so many seeds on each site. */
  const seeds = (counts: readonly number[], tracks = loop): { c: Context; build: Build } => {
    const { c, build } = row(6, [], [], tracks);
    counts.forEach((count, site) => {
      if (count === 0) return;
      c.state.setSite(0, site, 1, 1, count, -1, -1, -1);
      c.state.removeFromEmpty(0, site);
    });
    return { c, build };
  };
  const sown = (c: Context, build: Build, more: object): string[] =>
    fullTexts(c, made(sow, { start: fixedInt(0), ...more }, build)).map((text) =>
      text.replace('[Move:typeFrom=Cell,from=0,typeTo=Cell,to=', '>').replace(/[[\]]|:type=Cell|name=|value/g, ''),
    );
  const two = (c: Context): boolean => c.to >= 0 && c.state.count(0, c.to) === 2;
  const yes = (): boolean => true;

  test('captures backwards on the position after sowing', () => {
    const { c, build } = seeds([3, 1, 1, 1]);
    const apply = removalOf((x) => x.to, build);
    expect(sown(c, build, { if: two, apply, backtracking: yes })).toEqual([
      '>1',
      '>2',
      '>3',
      'Remove,to=3',
      'Remove,to=2',
      'Remove,to=1',
    ]);
    expect(c.state.count(0, 0)).toBe(3);
    expect([c.from, c.to, c.value]).toEqual([-1, -1, -1]);
  });

  test('captures forwards; from is the start once the first condition was tested', () => {
    const { c, build } = seeds([2, 1, 1, 2, 2]);
    expect(sown(c, build, { if: two, apply: setVar(build, 'f', (x) => x.from), forward: yes })).toEqual([
      '>1',
      '>2',
      'SetVar:f,=0',
      'SetVar:f,=0',
      'SetVar:f,=0',
    ]);
  });

  test('several seeds per hole, and the value of the last', () => {
    const { c, build } = seeds([5]);
    expect(sown(c, build, { numPerHole: fixedInt(2), apply: setVar(build, 'v', (x) => x.value) })).toEqual([
      '>1',
      '>1',
      '>2',
      '>2',
      '>3',
      'SetVar:v,=3',
    ]);
  });

  test('the first seed in the start itself, and an effect before each hole', () => {
    const { c, build } = seeds([3]);
    expect(sown(c, build, { origin: yes, sowEffect: setVar(build, 's', (x) => x.to) })).toEqual([
      'SetVar:s,=-1',
      '>0',
      'SetVar:s,=1',
      '>1',
      'SetVar:s,=2',
      '>2',
    ]);
  });

  test('holes to skip', () => {
    const { c, build } = seeds([3, 0, 1]);
    const effect = setVar(build, 's', (x) => x.value);
    expect(sown(c, build, { skipIf: (x: Context) => x.to === 2, sowEffect: effect })).toEqual([
      'SetVar:s,=3',
      '>1',
      'SetVar:s,=2',
      '>3',
      'SetVar:s,=1',
      '>4',
    ]);
  });

  test('without the start itself, the last hole is taken for the start', () => {
    const { c, build } = seeds([6]);
    expect(sown(c, build, { includeSelf: false, apply: setVar(build, 'x', (x) => x.to) })).toEqual([
      '>1',
      '>2',
      '>3',
      '>4',
      '>5',
      '>1',
      'SetVar:x,=0',
    ]);
  });

  test('nothing to sow still captures', () => {
    const { c, build } = seeds([0]);
    expect(sown(c, build, { apply: setVar(build, 'x', (x) => x.to) })).toEqual(['SetVar:x,=-1']);
  });

  test('a start off the track gives no move, and a track that ends is a mistake', () => {
    const short = seeds([3, 0, 0, 0, 0, 2], [track('Track', [0, 1, 2], false)]);
    expect(sown(short.c, short.build, { start: fixedInt(5) })).toEqual([]);
    expect(() => sown(short.c, short.build, {})).toThrow('ends while pieces are left');
  });
});

describe('set', () => {
  const form = (word: string, index = 0) =>
    setEffects.filter(({ keyword, typeWords }) => keyword === 'set' && typeWords[0] === word)[index]!;

  test('a negative state or a site off the board gives no move', () => {
    const { c, build } = row(4, [0], []);
    const state = (at: number, value: number): string[] =>
      fullTexts(c, made(form('State'), { at: fixedInt(at), value: fixedInt(value) }, build));
    expect(state(0, 2)).toEqual(['[SetState:type=Cell,to=0,state=2]']);
    expect(state(0, -1)).toEqual([]);
    expect(state(9, 1)).toEqual([]);
  });

  test('a state or value that chance decides about is drawn once', () => {
    const { c, build } = row(4, [0], []);
    let drawn = 0;
    const value = (): number => ++drawn;
    const moves = (word: string): string[] => fullTexts(c, made(form(word), { at: fixedInt(0), value }, build));
    expect(moves('State')).toEqual(['[SetState:type=Cell,to=0,state=1]']);
    expect(moves('Value')).toEqual(['[SetValue:type=Cell,to=0,value=2]']);
  });

  test('hides data by datum, site and player', () => {
    const { c, build } = row(4, [], []);
    const hidden = made(form('Hidden'), { datas: ['What', 'Who'], region: sites(1, 2), to: 'All' }, build);
    expect(fullTexts(c, hidden).map((text) => text.replace(/:type=Cell|,level=0|,value=true/g, ''))).toEqual([
      '[SetHiddenWhat,to=1,who=1]',
      '[SetHiddenWhat,to=1,who=2]',
      '[SetHiddenWhat,to=2,who=1]',
      '[SetHiddenWhat,to=2,who=2]',
      '[SetHiddenWho,to=1,who=1]',
      '[SetHiddenWho,to=1,who=2]',
      '[SetHiddenWho,to=2,who=1]',
      '[SetHiddenWho,to=2,who=2]',
    ]);
  });

  test('words for several players have no value', () => {
    const { c, build } = row(4, [], []);
    const value = (role: string): string[] => fullTexts(c, made(form('Value', 1), { role, value: fixedInt(3) }, build));
    expect(value('Mover')).toEqual(['[SetValueOfPlayer:player=1,value=3]']);
    expect(value('All')).toEqual([]);
    expect(value('Enemy')).toEqual([]);
  });
});

test('random evaluates only what it chooses, and draws no more often than there are moves', () => {
  const { c, build } = row(4, [], []);
  const never: MovesFn = () => {
    throw new Error('not chosen');
  };
  expect(
    texts(c, made(random[0]!, { weights: [fixedInt(0), fixedInt(1)], moves: [never, setCounter] }, build)),
  ).toEqual(['-1--1 SetCounter']);
  expect(texts(c, made(random[1]!, { moves: setCounter, num: fixedInt(5) }, build))).toHaveLength(1);
});

test('names come in the order of a hash table', () => {
  expect(hashOrder(['c', 'a', 'b'], (name) => name)).toEqual(['a', 'b', 'c']);
});
