/** What the safety of a piece depends on: a move elsewhere neither brings it into danger nor out of it. */
import { Context, type PlayableGame, sampleGame } from '@ludii/state';
import { Consequences, Op } from '@ludii/state/internal';
import fc from 'fast-check';
import { ruleFn } from '../interpret/rules.js';
import { and, compare, constant, empty, mover, not, register } from '../make.js';
import type { Condition, Rays, RaysRule, Rule } from '../nodes.js';
import { programGame } from '../testing/programGame.js';
import { Emission, type ProgramGame } from './emission.js';
import { type Exposure, exposureOf } from './exposure.js';

const side = 5;
const sites = side * side;
/** A king and a guard of player 1; a rook, a cannon, a horse and a soldier of player 2. */
const pieces = [1, 1, 2, 2, 2, 2];
const game: PlayableGame = { ...sampleGame({ cells: sites, pieces }), consequences: new Consequences() };
const owners = game.components.map(({ owner }) => owner);

/** The lines in four directions from each site. */
const rays = ((): Rays => {
  const [offsets, start, end, all]: number[][] = [[0], [], [], []];
  for (let s = 0; s < sites; s++) {
    for (const [dx, dy] of [
      [1, 0],
      [0, 1],
      [-1, 0],
      [0, -1],
    ] as const) {
      start!.push(all!.length);
      for (let x = s % side, y = (s - x) / side; x >= 0 && x < side && y >= 0 && y < side; x += dx, y += dy) {
        all!.push(x + side * y);
      }
      end!.push(all!.length);
    }
    offsets!.push(start!.length);
  }
  const packed = (list: number[] | undefined) => Int32Array.from(list ?? []);
  return { offsets: packed(offsets), start: packed(start), end: packed(end), sites: packed(all) };
})();

const whoTo = { k: 'read', datum: 'who', type: 0, site: register('to'), limit: sites } as const;
const enemy: Condition = and(compare('!=', whoTo, constant(0)), compare('!=', whoTo, mover));
const isFriend: Condition = compare('=', whoTo, mover);
const known = (holds: boolean): Condition => ({ k: 'known', holds });
const none: Rule = { k: 'none' };
const moves: Rule = {
  k: 'emit',
  from: register('from'),
  to: register('to'),
  between: 'none',
  effect: undefined,
  actions: [{ op: Op.Select, decision: true, operands: [constant(0), register('to'), constant(-1)] }],
};
const ways = { fixed: true, all: rays } as const;
const line = (rule: Partial<RaysRule>): Rule => ({
  k: 'rays',
  trails: true,
  ways,
  min: constant(1),
  max: constant(1000),
  stop: known(false),
  pass: empty(0, register('between'), sites),
  stopping: none,
  passing: none,
  ...rule,
});
const rook = line({ stop: enemy, stopping: moves, passing: moves });
const cannon: Rule = {
  k: 'jumps',
  ways,
  before: constant(side),
  after: constant(side),
  over: not(empty(0, register('between'), sites)),
  lands: empty(0, register('to'), sites),
  landsOn: enemy,
  rule: moves,
};
const one = { trails: false, max: constant(1) };
const onward = line({
  ...one,
  origin: register('to'),
  pass: known(true),
  passing: { k: 'choose', test: isFriend, yes: none, no: moves },
});
const horse = line({ ...one, pass: empty(0, register('to'), sites), passing: onward });
const soldier = line({ ...one, pass: known(true), passing: { k: 'choose', test: isFriend, yes: none, no: moves } });
const play: Rule = {
  k: 'pieces',
  limit: sites,
  rules: [
    { component: 3, owner: 2, rule: rook },
    { component: 4, owner: 2, rule: cannon },
    { component: 5, owner: 2, rule: horse },
    { component: 6, owner: 2, rule: soldier },
  ],
};

const shape: ProgramGame = { ...programGame(game, sites), phases: [play] };

const exposure = exposureOf(new Emission(shape), [play], 1) as Exposure;
const has = (rows: Int32Array, target: number, at: number): boolean =>
  ((rows[target * exposure.width + (at >> 5)]! >>> (at & 31)) & 1) !== 0;

const asked = ruleFn(play);

/** Whether player 2 has a move to a site. */
function isReached(board: readonly number[], target: number): boolean {
  const c = new Context(game, undefined, shape.layout);
  board.forEach((piece, s) => {
    if (piece === 0) return;
    c.state.setSite(0, s, owners[piece]!, piece, 1, -1, -1, -1);
    c.state.owned.add(piece, 0, s, 0);
  });
  c.state.mover = 2;
  return asked.reaches(c, target);
}

const place = fc.integer({ min: 0, max: sites - 1 });
const boards = fc
  .array(fc.constantFrom(0, 0, 0, 0, 2, 2, 3, 4, 5, 6), { minLength: sites, maxLength: sites })
  .chain((board) => fc.tuple(fc.constant(board), place, place, place));

test('a way that nothing leaves or reaches stays as it is', () => {
  let [opened, unchanged] = [0, 0];
  fc.assert(
    fc.property(boards, ([board, king, from, to]) => {
      const before: number[] = [...board];
      before[king] = 1;
      fc.pre(from !== king && to !== king && from !== to && before[from] === 2);
      const after = [...before];
      after[to] = 2;
      after[from] = 0;
      const [was, is] = [before, after].map((each) => isReached(each, king));
      const matters = has(exposure.leaves, king, from) || has(exposure.reaches, king, to);
      const helps = has(exposure.ways, king, to) || has(exposure.reaches, king, from);
      if (!was && is) opened++;
      if (!(was ? helps : matters)) unchanged++;
      expect(was ? is || helps : !is || matters).toBe(true);
    }),
    { numRuns: 2000, seed: 7 },
  );
  // Both happen, or the property would say nothing.
  expect(opened).toBeGreaterThan(10);
  expect(unchanged).toBeGreaterThan(10);
});

test('where ways go on over empty sites only, nobody who comes to a site opens one', () => {
  const rooks: Rule = { ...play, rules: [{ component: 3, owner: 2, rule: rook }] };
  const found = exposureOf(new Emission(shape), [rooks], 1) as Exposure;
  expect(found.reaches.every((word) => word === 0)).toBe(true);
  // From the corner: the sites of both lines between the ends.
  expect(found.leaves[0]).toBe([1, 2, 3, 5, 10, 15].reduce((bits, s) => bits | (1 << s), 0));
});

test('a rule that looks at more than its ways tells nothing', () => {
  const counting = compare('=', { k: 'owned', of: mover, components: [[], [1], [3]] }, constant(1));
  const rule: Rule = { k: 'choose', test: counting, yes: rook, no: none };
  expect(exposureOf(new Emission(shape), [{ ...play, rules: [{ component: 3, owner: 2, rule }] }], 1)).toBeUndefined();
});

test('of a large board it is not worked out, which would take long', () => {
  const large: ProgramGame = { ...shape, sites: 4096 };
  expect(exposureOf(new Emission(large), [play], 1)).toBeUndefined();
});
