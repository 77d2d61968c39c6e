/** `(do … next:…)` on a row. */
import type { MovesFn } from '@ludii/functions';
import { fixedRegion } from '@ludii/functions';
import { canReach, SiteSet } from '@ludii/functions/internal';
import { made, row, setCounter, texts } from '../../testing/rowGame.js';
import { add } from '../add.js';
import { doMoves } from './do.js';

const at =
  (site: number): MovesFn =>
  (c, out) => {
    out.begin(c.state.mover, site, site);
    out.pushAdd(0, site, 1, 1, -1, -1, -1, false, false);
    out.finish();
  };
const all =
  (...moves: MovesFn[]): MovesFn =>
  (c, out) => {
    for (const each of moves) each(c, out);
  };

describe('do', () => {
  test('what comes first goes in front, from the third move on in another order', () => {
    const { c, build } = row(8, [0], []);
    const next = at(7);
    expect(texts(c, made(doMoves, { prior: all(at(1), at(2)), next }, build))).toEqual(['7-7 +1 +2 +7']);
    expect(texts(c, made(doMoves, { prior: all(at(1), at(2), at(3)), next }, build))).toEqual(['7-7 +1 +3 +2 +7']);
    expect(c.state.what(0, 1)).toBe(0);
  });

  test('a move that its rule lists twice gets it twice', () => {
    const { c, build } = row(4, [0], []);
    const twice = made(add[1]!, { to: { region: fixedRegion(SiteSet.of(3)), apply: { effect: setCounter } } }, build);
    const [once] = texts(c, twice);
    expect(texts(c, twice)).toEqual([once, once]);
    const moves = made(doMoves, { prior: all(at(1), at(2)), next: twice }, build);
    const [sites, ...actions] = once!.split(' ');
    const expected = [sites, '+1', '+2', '+2', '+1', ...actions].join(' ');
    expect(texts(c, moves)).toEqual([expected, expected]);
  });

  test('asked where it leads to, it leaves out what comes first', () => {
    const { c, build } = row(4, [0], []);
    const ifTaken: MovesFn = (x, out) => at(x.state.what(0, 1) === 0 ? 2 : 3)(x, out);
    const moves = made(doMoves, { prior: at(1), next: ifTaken }, build);
    expect([canReach(c, moves, 2), canReach(c, moves, 3)]).toEqual([true, false]);
  });
});
