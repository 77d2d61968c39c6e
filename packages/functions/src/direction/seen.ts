/** Which way one site sees another, as a node: one of a few lists of directions, by a table of all pairs of sites. */
import { and, compare, constant, math, type Value } from '@ludii/ir';
import { choice, tableOf } from '@ludii/ir/internal';
import { spend } from '@ludii/state/internal';
import type { DirectionMeaning } from '../declare/compiled.js';

/** Tables of pairs are made for boards up to this size. */
export const MostSeen = 1000;

/**
 * The directions from one site to another, as `look` finds them, which is asked once for each site and tells of all
 * others; the first list is empty. Undefined for large boards.
 */
export function seenDirections(
  from: Value,
  to: Value,
  count: number,
  look: (from: number) => (to: number) => readonly number[],
): (DirectionMeaning & { k: 'listed' }) | undefined {
  if (count > MostSeen) return undefined;
  const lists: (readonly number[])[] = [[]];
  const numbers = new Map<string, number>([['', 0]]);
  const values = new Array<number>(count * count);
  for (let a = 0; a < count; a++) {
    spend(count);
    const lookAt = look(a);
    for (let b = 0; b < count; b++) {
      const codes = lookAt(b);
      const key = codes.join();
      const number = numbers.get(key) ?? lists.push(codes) - 1;
      numbers.set(key, number);
      values[a * count + b] = number;
    }
  }
  const onBoard = (site: Value) => and(compare('>=', site, constant(0)), compare('<', site, constant(count)));
  const pair = math('+', math('*', from, constant(count)), to);
  return {
    k: 'listed',
    which: choice(and(onBoard(from), onBoard(to)), tableOf(pair, values, 0), constant(0)),
    lists,
  };
}
