/**
 * Groups: sites connected by steps. Growing one is the inner loop of many games (liberties, connection, territory), so
 * the steps of fixed directions are listed once per site, and the buffers of a group are reused.
 */

import { Direction, type Lists, type StepTable, stepsOf } from '@ludii/geometry';
import { listAt, packLists } from '@ludii/geometry/internal';
import { byObject, byText } from '@ludii/ir/internal';
import type { Context, SiteTypeCode } from '@ludii/state';
import type { Build } from '../declare/build.js';
import type { BoolFn, DirectionFn } from '../declare/compiled.js';
import { siteTypeName } from '../declare/siteTypes.js';
import { absoluteDirections } from '../direction/words.js';

/** The steps that a group grows along. */
export interface GroupSteps {
  readonly type: SiteTypeCode;
  /** Number of board sites of the type. */
  readonly count: number;
  /** Targets of each site, in order and without repeats; undefined if they depend on the position. */
  readonly fixed: Lists | undefined;
  readonly directions: DirectionFn;
  readonly table: StepTable;
}

/** The steps of a site type in some directions; adjacent sites if none are given. */
export function groupSteps(build: Pick<Build, 'topology'>, type: SiteTypeCode, directions?: DirectionFn): GroupSteps {
  const chosen = directions ?? absoluteDirections([Direction.Adjacent]);
  const table = build.topology.stepTable(siteTypeName(type));
  return {
    type,
    count: table.count,
    fixed: chosen.fixed && fixedSteps(table, chosen.fixed),
    directions: chosen,
    table,
  };
}

const listed = byObject((table: StepTable) =>
  byText((text) => {
    // A piece may have no direction at all: forward, where no step leads that way.
    const codes = text === '' ? [] : text.split(',').map(Number);
    return packLists(
      Array.from({ length: table.count }, (_, site) => [
        ...new Set(codes.flatMap((code) => Array.from(stepsOf(table, site, code)))),
      ]),
    );
  }),
);

/** The targets of each site in fixed directions, in order and without repeats. */
export const fixedSteps = (table: StepTable, codes: readonly number[]): Lists => listed(table)(codes.join());

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

/** Whether a site belongs to a group that is being grown from site `from`. */
export type Member = (c: Context, site: number, from: number) => boolean;

/** Sites for which a condition holds, tested with `to` on the site. */
export const memberIf =
  (condition: BoolFn): Member =>
  (c, site) => {
    c.to = site;
    return condition(c);
  };

/** Sites with a piece of the mover. */
export const memberOfMover =
  (type: SiteTypeCode): Member =>
  (c, site) => {
    c.to = site;
    return c.state.who(type, site) === c.state.mover;
  };

/** Adds a site and all that it is connected with through members. Sites that are in the group already stay out of the search. */
export function grow(c: Context, group: Group, seed: number, steps: GroupSteps, member: Member): void {
  const { fixed } = steps;
  if (!fixed) {
    growUntil(c, group, seed, steps, member, goesOn);
    return;
  }
  // The inner loop of many games.
  const { offsets, items } = fixed;
  let next = group.size;
  group.add(seed);
  for (; next < group.size; next++) {
    const site = group.sites[next]!;
    const end = offsets[site + 1]!;
    for (let i = offsets[site]!; i < end; i++) {
      const target = items[i]!;
      if (!group.has(target) && member(c, target, site)) group.add(target);
    }
  }
}

const goesOn = (): boolean => false;

/** The same up to the first site of which something is true, which it tells. */
export function growUntil(
  c: Context,
  group: Group,
  seed: number,
  { fixed, directions, type, table }: GroupSteps,
  member: Member,
  until: (site: number) => boolean,
): boolean {
  let next = group.size;
  group.add(seed);
  const { slots, slotOf } = table;
  const { offsets, items } = fixed ?? table;
  for (; next < group.size; next++) {
    const site = group.sites[next]!;
    const codes = fixed ? once : directions(c, type, site);
    for (let k = 0; k < codes.length; k++) {
      const slot = fixed ? 0 : slotOf[codes[k]!]!;
      if (slot < 0) continue;
      const row = fixed ? site : site * slots + slot;
      const end = offsets[row + 1]!;
      for (let i = offsets[row]!; i < end; i++) {
        const target = items[i]!;
        if (group.has(target) || !member(c, target, site)) continue;
        group.add(target);
        if (until(target)) return true;
      }
    }
  }
  return false;
}

/** Stands for the directions where the steps are listed already. */
const once: readonly number[] = [0];

/** Adds a site and all that it is connected with through sites with the same piece on top. */
export function growSame(c: Context, group: Group, seed: number, steps: GroupSteps): void {
  const { fixed, type } = steps;
  const { state } = c;
  const what = state.what(type, seed);
  if (!fixed) {
    grow(c, group, seed, steps, (_c, site) => state.what(type, site) === what);
    return;
  }
  const { offsets, items } = fixed;
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

/** The targets of a site in order; repeats occur if the directions repeat them. */
export const stepsFrom = (c: Context, site: number, { directions, table, type }: GroupSteps): readonly number[] =>
  Array.from(directions(c, type, site)).flatMap((code) => Array.from(stepsOf(table, site, code)));

/** Calls `visit` with each target of a site; repeats occur if the directions repeat them. */
export function forEachStep(c: Context, site: number, steps: GroupSteps, visit: (target: number) => void): void {
  const { fixed, table, type } = steps;
  const lists = fixed
    ? [listAt(fixed, site)]
    : Array.from(steps.directions(c, type, site), (code) => stepsOf(table, site, code));
  for (const list of lists) for (const target of list) visit(target);
}
