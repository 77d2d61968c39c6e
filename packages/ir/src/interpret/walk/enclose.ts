/** Groups without a way out, as closures. */
import type { Context } from '@ludii/state';
import { spend } from '@ludii/state/internal';
import type { EncloseRule, Relation } from '../../nodes.js';
import { borrowGroup, type Group } from '../group.js';
import { type SiteTest, siteTest } from '../pieceTest.js';
import { valueFn } from '../values.js';
import type { Mode, Walk } from './mode.js';
import { walk } from './walk.js';

/** The groups that are needed to look at those beside one site. */
interface Groups {
  /** The sites to begin with, those that have been gone through, the group that grows, and what lies around it. */
  readonly candidates: Group;
  readonly checked: Group;
  readonly group: Group;
  readonly ring: Group;
}

const groupsFor = (count: number): Groups => ({
  candidates: borrowGroup(count),
  checked: borrowGroup(count),
  group: borrowGroup(count),
  ring: borrowGroup(count),
});

/** What groups are asked about. */
interface Enclosing {
  readonly isInside: SiteTest;
  readonly isEmpty: (c: Context, site: number) => boolean;
  readonly beside: (c: Context, site: number) => ArrayLike<number>;
  readonly chain: Relation | undefined;
}

/** Grows the group of a site, or tells that it has a way out. */
function isClosed(c: Context, enclosing: Enclosing, { group, checked }: Groups, exceptions: number): boolean {
  const { isInside, isEmpty, beside } = enclosing;
  let left = exceptions > 0 && isEmpty(c, group.sites[0]!) ? exceptions - 1 : exceptions;
  for (let k = 0; k < group.size; k++) {
    spend();
    const site = group.sites[k]!;
    const targets = beside(c, site);
    for (let i = 0; i < targets.length; i++) {
      const target = targets[i]!;
      if (group.has(target)) continue;
      if (!isInside(c, target)) {
        if (!isEmpty(c, target)) continue;
        if (left <= 0) return false;
        left--;
      }
      group.add(target);
    }
    if (!checked.has(site)) checked.add(site);
  }
  return true;
}

/** Whether nothing but barriers lies around a group that has no way out. */
function isSurrounded(c: Context, enclosing: Enclosing, { group, ring }: Groups, exceptions: number): boolean {
  const { isInside, isEmpty, beside, chain } = enclosing;
  // Without exceptions the group has grown as far as it could, and met no empty site.
  if (!chain && exceptions <= 0) return true;
  ring.clear(ring.sites.length);
  for (let k = 0; k < group.size; k++) {
    const targets = beside(c, group.sites[k]!);
    for (let i = 0; i < targets.length; i++) {
      const target = targets[i]!;
      if (group.has(target) || ring.has(target)) continue;
      if (chain ? isInside(c, target) : isEmpty(c, target)) return false;
      ring.add(target);
    }
  }
  return !chain || isChain(ring, chain);
}

/** Follows a ring from neighbour to neighbour. A ring that is connected in another way does not count. */
function isChain({ sites, size }: Group, { offsets, items }: Relation): boolean {
  const left = new Set(sites.subarray(0, size));
  let site = sites[0]!;
  while (left.size > 1) {
    let next = -1;
    for (let i = offsets[site]!; next < 0 && i < offsets[site + 1]!; i++) if (left.has(items[i]!)) next = items[i]!;
    if (next < 0) return false;
    left.delete(site);
    site = next;
  }
  return size > 0;
}

/** The sites beside each, cut out once. */
function rowsOf({ offsets, items }: Relation): (c: Context, site: number) => Int32Array {
  const rows = Array.from({ length: offsets.length - 1 }, (_, site) => items.slice(offsets[site], offsets[site + 1]));
  return (_c, site) => rows[site]!;
}

/** The walk through the captures beside a site. */
export function encloseWalk<T>(rule: EncloseRule, mode: Mode<T>): Walk<T> {
  const { type, limit, more } = rule;
  const inner = walk(rule.rule, mode);
  const siteOf = valueFn(rule.site);
  const exceptionsOf = more?.exceptions ? valueFn(more.exceptions) : () => 0;
  const enclosing: Enclosing = {
    isInside: siteTest(rule.inside, 'between'),
    isEmpty: ({ state }, site) => state.isEmpty(type, site),
    beside: more?.besideOf ?? rowsOf(rule.beside),
    chain: more?.chain,
  };
  const { isInside, isEmpty, beside } = enclosing;
  // What groups are captured may be asked while that is being asked already.
  const pool: Groups[] = [];
  /** The captures of the group that has grown. */
  const capture = (c: Context, at: T, { group }: Groups, size: number): boolean => {
    for (let k = 0; k < group.size; k++) {
      c.between = group.sites[k]!;
      if (inner(c, at)) return true;
    }
    if (mode.size(at) > size) mode.caught(at, group.sites, 0, group.size);
    return false;
  };
  return (c, at) => {
    const site = siteOf(c);
    if (site < 0 || site >= limit || isEmpty(c, site)) return false;
    const { to, between } = c;
    const exceptions = exceptionsOf(c);
    const size = mode.size(at);
    const groups = pool.pop() ?? groupsFor(limit);
    const { candidates, checked, group } = groups;
    candidates.clear(limit);
    checked.clear(limit);
    const targets = beside(c, site);
    for (let i = 0; i < targets.length; i++) {
      const target = targets[i]!;
      if (candidates.has(target)) continue;
      if (isInside(c, target) || (exceptions > 0 && isEmpty(c, target))) candidates.add(target);
    }
    let enough = false;
    for (let k = 0; k < candidates.size && !enough; k++) {
      const candidate = candidates.sites[k]!;
      if (checked.has(candidate)) continue;
      group.clear(limit);
      group.add(candidate);
      if (!isClosed(c, enclosing, groups, exceptions) || !isSurrounded(c, enclosing, groups, exceptions)) continue;
      enough = capture(c, at, groups, size);
    }
    pool.push(groups);
    c.to = to;
    c.between = between;
    return enough;
  };
}
