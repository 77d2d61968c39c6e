/** Lines of stacks: by what is anywhere in them, by their tops, or level by level, also rising and falling. */
import type { Context, SiteTypeCode } from '@ludii/state';
import type { BoolFn } from '../../../declare/compiled.js';
import type { Counted } from './counted.js';
import type { FlatLine } from './flat.js';
import { isLong, someLine, type Wanted } from './walk.js';

/** What a line test in a game with stacks needs. */
interface StackLine
  extends Pick<FlatLine, 'type' | 'lines' | 'limit' | 'length' | 'through' | 'counted' | 'exact' | 'condition'> {
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
    const wanted: Wanted = { length: length(c), exactly: exact(c), gaps: false };
    if (wanted.length === 1) return true;
    if (pivot >= limit) return false;
    return byLevel(c) ? levelLine(c, line, pivot, table, wanted) : stacksLine(c, line, pivot, table, wanted, top(c));
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
  { type, lines, condition }: StackLine,
  pivot: number,
  table: Counted,
  wanted: Wanted,
  top: boolean,
): boolean {
  if (!holds(c, type, pivot, table, top)) return false;
  const matches = (site: number): boolean => {
    // The iterator keeps the last site examined, also afterwards.
    c.to = site;
    return holds(c, type, site, table, top) && (!condition || condition(c));
  };
  return someLine(lines, pivot, (each) => isLong(lines, each, wanted, matches));
}

function levelLine(
  { state }: Context,
  { type, lines }: StackLine,
  pivot: number,
  table: Counted,
  { length: wanted, exactly }: Wanted,
): boolean {
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
  if (origin < 0) return false;
  const { start, end, backStart, backEnd, sites } = lines;

  /** Length of the run along a half of a line, one level up or down (or none) with each match. */
  const run = (first: number, behind: number, level: number, rise: number, before: number): number => {
    let count = before;
    let at = level;
    for (let i = first; i < behind; i++) {
      if (at < 0) break;
      const site = sites[i]!;
      if (state.stackSize(type, site) <= at || table[state.whatAt(type, site, at)] === 0) break;
      count++;
      if (!exactly && count === wanted) return count;
      at += rise;
    }
    return count;
  };

  return someLine(lines, pivot, (line) =>
    [0, -1, 1].some((rise) => {
      // The pivot itself stands in front of its line.
      const forth = run(start[line]! - 1, end[line]!, origin, rise, 0);
      if (!exactly && forth === wanted) return true;
      if (backEnd[line] === 0) return forth === wanted;
      const both = run(backStart[line]!, backEnd[line]!, origin - rise, -rise, forth);
      if (!exactly && both === wanted && both > forth) return true;
      // A falling line is measured by its falling part alone in the end.
      return (rise < 0 ? forth : both) === wanted;
    }),
  );
}
