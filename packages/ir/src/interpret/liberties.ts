/** Liberties of groups as closures. */
import type { Context } from '@ludii/state';
import type { LibertiesValue } from '../nodes.js';

/** There is no such site to count liberties of. */
export function noLiberties(site: number): never {
  throw new RangeError(`there is no board site ${site} to count liberties of`);
}

/** Counts the liberties of the group that a site lies in, but no further than one more than a limit. */
export function libertiesFn({ type, beside }: LibertiesValue): (c: Context, site: number, limit: number) => number {
  const { offsets, items } = beside;
  const count = offsets.length - 1;
  const queue = new Int32Array(count);
  // The last entry is the mark of this time.
  const marks = new Int32Array(count + 1);
  return ({ state }, start, limit) => {
    if (start < 0 || start >= count) noLiberties(start);
    const what = state.what(type, start);
    const mark = ++marks[count]!;
    marks[start] = mark;
    queue[0] = start;
    let size = 1;
    let found = 0;
    for (let next = 0; next < size && found <= limit; next++) {
      const site = queue[next]!;
      const end = offsets[site + 1]!;
      for (let i = offsets[site]!; i < end; i++) {
        const target = items[i]!;
        if (marks[target] === mark) continue;
        const there = state.what(type, target);
        if (there !== 0 && there !== what) continue;
        marks[target] = mark;
        if (there === what) queue[size++] = target;
        else found++;
      }
    }
    return found;
  };
}
