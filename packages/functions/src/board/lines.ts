/**
 * The radials and steps that a rule looks along from each site, in order: worked out once for fixed directions, and once
 * for each component where the directions are those of the piece on the site.
 */

import { type Lists, type RadialTable, radialsOf, type StepTable } from '@ludii/geometry';
import type { ByPiece, Rays, Lines as TwoHalves } from '@ludii/ir/internal';
import { byNumber, byObject } from '@ludii/ir/internal';
import type { Context, SiteTypeCode } from '@ludii/state';
import type { DirectionFn } from '../declare/compiled.js';
import { fixedSteps } from './groups.js';

/** The radials of each site in fixed directions, in order, as ids. */
function fixedRadials(
  table: RadialTable,
  codes: readonly number[],
): { readonly offsets: Int32Array; readonly ids: Int32Array } {
  const offsets = new Int32Array(table.count + 1);
  const ids: number[] = [];
  for (let site = 0; site < table.count; site++) {
    for (const code of codes) {
      const slot = table.slotOf[code]!;
      if (slot < 0) continue;
      const row = site * table.slots + slot;
      for (let id = table.offsets[row]!; id < table.offsets[row + 1]!; id++) ids.push(id);
    }
    offsets[site + 1] = ids.length;
  }
  return { offsets, ids: Int32Array.from(ids) };
}

/** The lines from each site in the given directions; the first site of each is that of the line itself. */
export function linesAlong(table: RadialTable, codes: readonly number[]): Rays {
  const { offsets, ids } = fixedRadials(table, codes);
  const [start, end] = [ids.map((id) => table.start[id]!), ids.map((id) => table.end[id]!)];
  return { offsets, start, end, sites: table.sites };
}

/** Works something out for the directions of a choice; undefined if they depend on more than site and component. */
function byDirections<T>(
  { fixed, ir }: DirectionFn,
  type: SiteTypeCode,
  make: (codes: readonly number[]) => T,
): ByPiece<T> | undefined {
  if (fixed) return { fixed: true, all: make(fixed) };
  const ofPiece = ir?.k === 'relative' ? ir.ofPiece : undefined;
  if (!ofPiece) return undefined;
  const byCodes = new Map<string, T>();
  return {
    fixed: false,
    of: (component) => {
      const codes = ofPiece(type, component);
      const key = codes.join();
      const made = byCodes.get(key) ?? make(codes);
      byCodes.set(key, made);
      return made;
    },
  };
}

/** The lines from a site in the directions of a choice, if they depend on nothing but the site and the piece there. */
export const linesOf = (table: RadialTable, ways: DirectionFn, type: SiteTypeCode): ByPiece<Rays> | undefined =>
  byDirections(ways, type, (codes) => linesAlong(table, codes));

/** For each jump from a site the next site of a line, which is jumped over, and the one behind it, to land on. */
function jumpsAlong(table: RadialTable, codes: readonly number[]): Lists {
  const { offsets: first, ids } = fixedRadials(table, codes);
  const { start, end, sites } = table;
  const offsets = new Int32Array(table.count + 1);
  const items: number[] = [];
  for (let site = 0; site < table.count; site++) {
    for (let k = first[site]!; k < first[site + 1]!; k++) {
      const over = start[ids[k]!]! + 1;
      if (over + 1 < end[ids[k]!]!) items.push(sites[over]!, sites[over + 1]!);
    }
    offsets[site + 1] = items.length;
  }
  return { offsets, items: Int32Array.from(items) };
}

/** The jumps from a site in the directions of a choice: see {@link linesOf}. */
export const jumpsOf = (table: RadialTable, ways: DirectionFn, type: SiteTypeCode): ByPiece<Lists> | undefined =>
  byDirections(ways, type, (codes) => jumpsAlong(table, codes));

/** As {@link linesOf}, for single steps: each target once. */
export const stepsOfPieces = (table: StepTable, ways: DirectionFn, type: SiteTypeCode): ByPiece<Lists> | undefined =>
  byDirections(ways, type, (codes) => fixedSteps(table, codes));

const halves = byObject((table: RadialTable) => byNumber((code) => findHalves(table, code)));

/** The distinct lines through each site in a direction, in two halves; a half that there is not ends at 0. */
export const linesThrough = (table: RadialTable, code: number): TwoHalves => halves(table)(code);

function findHalves(table: RadialTable, code: number): TwoHalves {
  const { count, slots, slotOf, distinctOffsets, distinct, opposite, start, end, sites } = table;
  const slot = slotOf[code]!;
  const offsets = new Int32Array(count + 1);
  const ids: number[] = [];
  for (let site = 0; site < count; site++) {
    const row = site * slots + slot;
    if (slot >= 0) ids.push(...distinct.subarray(distinctOffsets[row]!, distinctOffsets[row + 1]!));
    offsets[site + 1] = ids.length;
  }
  const back = ids.map((id) => opposite[id]!);
  return {
    offsets,
    start: Int32Array.from(ids, (id) => start[id]! + 1),
    end: Int32Array.from(ids, (id) => end[id]!),
    backStart: Int32Array.from(back, (id) => (id < 0 ? 0 : start[id]! + 1)),
    backEnd: Int32Array.from(back, (id) => (id < 0 ? 0 : end[id]!)),
    sites: Int32Array.from(sites),
  };
}

/** Finds the lines from a site in the directions of a choice, one after the other, each with the site itself in front. */
export function linesFrom(
  table: RadialTable,
  ways: DirectionFn,
  type: SiteTypeCode,
): (c: Context, site: number) => readonly Int32Array[] {
  const { fixed } = ways;
  const along = (codes: readonly number[], site: number): readonly Int32Array[] =>
    codes.flatMap((code) => radialsOf(table, site, code));
  if (!fixed) return (c, site) => along(Array.from(ways(c, type, site)), site);
  const known = byNumber((site) => along(fixed, site));
  return (_c, site) => known(site);
}
