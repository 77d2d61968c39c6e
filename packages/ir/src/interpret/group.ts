/** Groups: sites connected by steps. Growing one is the inner loop of many games, so the buffers of a group are reused. */
import type { Context, SiteTypeCode } from '@ludii/state';
import type { Beside } from '../nodes.js';

/** A set of board sites that remembers the order in which they came. */
export class Group {
  sites: Int32Array = new Int32Array(0);
  size = 0;
  /** Sites of the group carry the current stamp, sites counted beside it the next one. */
  #marks = new Int32Array(0);
  #stamp = 0;

  /** Empties the group and makes room for the sites of a board. */
  clear(count: number): void {
    if (this.sites.length < count) {
      this.sites = new Int32Array(count);
      this.#marks = new Int32Array(count);
      this.#stamp = 0;
    }
    this.size = 0;
    this.#stamp += 2;
    if (this.#stamp > 0x7ffffff0) {
      this.#marks.fill(0);
      this.#stamp = 2;
    }
  }
  has(site: number): boolean {
    return this.#marks[site] === this.#stamp;
  }
  /** Adds a site that is not in the group yet. */
  add(site: number): void {
    this.#marks[site] = this.#stamp;
    this.sites[this.size++] = site;
  }
  /** Notes a site beside the group; true for a site that is not in the group and was not noted before. */
  note(site: number): boolean {
    const mark = this.#marks[site]!;
    if (mark === this.#stamp || mark === this.#stamp + 1) return false;
    this.#marks[site] = this.#stamp + 1;
    return true;
  }
  /** Adds the sites of another group that are not in it yet. */
  addAll({ sites, size }: Group): void {
    for (let i = 0; i < size; i++) if (!this.has(sites[i]!)) this.add(sites[i]!);
  }
}

const pool: Group[] = [];

/** An empty group on a board with so many sites; give it back with {@link returnGroup}. */
export function borrowGroup(count: number): Group {
  const group = pool.pop() ?? new Group();
  group.clear(count);
  return group;
}

/** Gives a borrowed group back. */
export function returnGroup(group: Group): void {
  pool.push(group);
}

/** The sites beside one, in order. */
export const sitesBeside = (c: Context, beside: Beside, site: number): ArrayLike<number> =>
  typeof beside === 'function'
    ? beside(c, site)
    : beside.items.subarray(beside.offsets[site]!, beside.offsets[site + 1]!);

/** Whether a site belongs to a group that is being grown from site `from`. */
export type Member = (c: Context, site: number, from: number) => boolean;

const goesOn = (): boolean => false;

/**
 * Adds a site and all that it is connected with through members, up to the first of them of which something is true, which it
 * tells. Sites that are in the group already stay out of the search.
 */
export function grow(
  c: Context,
  group: Group,
  seed: number,
  beside: Beside,
  member: Member,
  until: (site: number) => boolean = goesOn,
): boolean {
  let next = group.size;
  group.add(seed);
  const isKnown = typeof beside !== 'function';
  for (; next < group.size; next++) {
    const site = group.sites[next]!;
    const items = isKnown ? beside.items : beside(c, site);
    const end = isKnown ? beside.offsets[site + 1]! : items.length;
    for (let i = isKnown ? beside.offsets[site]! : 0; i < end; i++) {
      const target = items[i]!;
      if (group.has(target) || !member(c, target, site)) continue;
      group.add(target);
      if (until(target)) return true;
    }
  }
  return false;
}

/** Adds a site and all that it is connected with through sites with the same piece on top. */
export function growSame(c: Context, group: Group, seed: number, type: SiteTypeCode, beside: Beside): void {
  const { state } = c;
  const what = state.what(type, seed);
  if (typeof beside === 'function') {
    grow(c, group, seed, beside, (_c, site) => state.what(type, site) === what);
    return;
  }
  const { offsets, items } = beside;
  let next = group.size;
  group.add(seed);
  for (; next < group.size; next++) {
    const site = group.sites[next]!;
    const end = offsets[site + 1]!;
    for (let i = offsets[site]!; i < end; i++) {
      const target = items[i]!;
      if (!group.has(target) && state.what(type, target) === what) group.add(target);
    }
  }
}
