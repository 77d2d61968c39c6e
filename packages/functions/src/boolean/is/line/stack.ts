/** Lines of stacks: by what is anywhere in them, by their tops, or level by level, also rising and falling. */
import type { Context, SiteTypeCode } from '@ludii/state';
import type { RadialTable } from '../../../board/boards.js';
import type { BoolFn, IntFn } from '../../../declare/compiled.js';
import type { Counted, CountedChoice } from './counted.js';

/** What a line test in a game with stacks needs. */
export interface StackLine {
  readonly type: SiteTypeCode;
  readonly radials: RadialTable;
  readonly slot: number;
  readonly limit: number;
  readonly length: IntFn;
  readonly through: IntFn;
  readonly counted: CountedChoice;
  readonly exact: BoolFn;
  readonly condition: BoolFn | undefined;
  readonly byLevel: BoolFn;
  readonly top: BoolFn;
}

/** True if a line of stacks through the pivot is long enough. */
export function stackLine(line: StackLine): BoolFn {
  const { type, limit, length, through, counted, exact, byLevel, top } = line;
  return (c) => {
    const pivot = through(c);
    if (pivot < 0) return false;
    const table = counted(c, pivot < limit ? c.state.what(type, pivot) : 0);
    const wanted = length(c);
    if (wanted === 1) return true;
    if (pivot >= limit) return false;
    const exactly = exact(c);
    return byLevel(c)
      ? levelLine(c, line, pivot, table, wanted, exactly)
      : stacksLine(c, line, pivot, table, wanted, exactly, top(c));
  };
}

function holds(c: Context, type: SiteTypeCode, site: number, table: Counted, top: boolean): boolean {
  if (top) return table[c.state.what(type, site)] !== 0;
  const height = c.state.stackSize(type, site);
  for (let level = 0; level < height; level++) if (table[c.state.whatAt(type, site, level)] !== 0) return true;
  return false;
}

function stacksLine(
  c: Context,
  { type, radials, slot, condition }: StackLine,
  pivot: number,
  table: Counted,
  wanted: number,
  exactly: boolean,
  top: boolean,
): boolean {
  if (!holds(c, type, pivot, table, top) || slot < 0) return false;
  const { slots, distinctOffsets, distinct, opposite, start, end, sites } = radials;
  const row = pivot * slots + slot;
  for (let r = distinctOffsets[row]!; r < distinctOffsets[row + 1]!; r++) {
    const forth = distinct[r]!;
    let count = 1;
    for (let radial = forth; radial >= 0; radial = radial === forth ? opposite[forth]! : -1) {
      for (let i = start[radial]! + 1; i < end[radial]!; i++) {
        const site = sites[i]!;
        // The iterator keeps the last site examined, also afterwards.
        c.to = site;
        if (!holds(c, type, site, table, top) || (condition && !condition(c))) break;
        count++;
        if (!exactly && count === wanted) return true;
      }
    }
    if (count === wanted) return true;
  }
  return false;
}

function levelLine(
  c: Context,
  { type, radials, slot }: StackLine,
  pivot: number,
  table: Counted,
  wanted: number,
  exactly: boolean,
): boolean {
  const { state } = c;
  const height = state.stackSize(type, pivot);
  if (height >= wanted) {
    let count = 1;
    for (let level = height - 2; level >= 0 && count < wanted; level--) {
      if (table[state.whatAt(type, pivot, level)] === 0) break;
      count++;
    }
    if (count === wanted) return true;
  }
  const origin = height - 1;
  if (origin < 0 || slot < 0) return false;
  const { slots, distinctOffsets, distinct, opposite, start, end, sites } = radials;

  /** Length of the run along a radial from a position on, one level up or down (or none) with each match. */
  const run = (radial: number, position: number, level: number, rise: number, before: number): number => {
    let count = before;
    let at = level;
    for (let i = start[radial]! + position; i < end[radial]!; i++) {
      if (at < 0) break;
      const site = sites[i]!;
      if (state.stackSize(type, site) <= at || table[state.whatAt(type, site, at)] === 0) break;
      count++;
      if (!exactly && count === wanted) return count;
      at += rise;
    }
    return count;
  };

  const row = pivot * slots + slot;
  for (let r = distinctOffsets[row]!; r < distinctOffsets[row + 1]!; r++) {
    const radial = distinct[r]!;
    const back = opposite[radial]!;
    for (const rise of [0, -1, 1]) {
      const forth = run(radial, 0, origin, rise, 0);
      if (!exactly && forth === wanted) return true;
      if (back < 0) {
        if (forth === wanted) return true;
        continue;
      }
      const both = run(back, 1, origin - rise, -rise, forth);
      if (!exactly && both === wanted && both > forth) return true;
      // A falling line is measured by its falling part alone in the end.
      if ((rise < 0 ? forth : both) === wanted) return true;
    }
  }
  return false;
}
