/** Liberties of groups as closures. */
import type { Context } from '@ludii/state';
import { keeping } from '../keeping.js';
import type { LibertiesValue } from '../nodes.js';
import { conditionFn } from './conditions.js';
import { borrowGroup, grow, growSame, type Member, returnGroup, sitesBeside } from './group.js';

/** There is no such site to count liberties of. */
export function noLiberties(site: number): never {
  throw new RangeError(`there is no board site ${site} to count liberties of`);
}

type Counting = (c: Context, site: number, limit: number) => number;

/** Counts the liberties of a group that has to meet a condition, or that grows as the position says. */
function specialFn({ type, beside: { offsets } }: LibertiesValue, more: NonNullable<LibertiesValue['more']>): Counting {
  const { beside } = more;
  const count = offsets.length - 1;
  const test = more.test && conditionFn(more.test);
  return keeping(['from', 'to'], (c, start: number) => {
    if (start < 0 || start >= count) noLiberties(start);
    const group = borrowGroup(count);
    const what = c.state.what(type, start);
    const member: Member = (_c, site) => {
      c.to = site;
      return c.state.what(type, site) === what && test!(c);
    };
    if (!test) growSame(c, group, start, type, beside);
    else if (member(c, start, start)) {
      c.from = start;
      grow(c, group, start, beside, member);
    }
    let found = 0;
    for (let k = 0; k < group.size; k++) {
      const near = sitesBeside(c, beside, group.sites[k]!);
      for (let i = 0; i < near.length; i++) if (c.state.what(type, near[i]!) === 0 && group.note(near[i]!)) found++;
    }
    returnGroup(group);
    return found;
  });
}

/** Counts the liberties of the group that a site lies in, but no further than one more than a limit. */
export function libertiesFn(node: LibertiesValue): Counting {
  if (node.more) return specialFn(node, node.more);
  const { type, beside } = node;
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
