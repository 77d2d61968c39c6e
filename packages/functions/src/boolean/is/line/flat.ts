/**
 * Lines of pieces in games without stacks. Only lines through given sites (normally where the last piece went) are looked
 * at, along the distinct radials of that site: each line of the board once, to both sides.
 */

import { keeping } from '@ludii/ir/internal';
import type { Context, SiteTypeCode } from '@ludii/state';
import type { RadialTable } from '../../../board/boards.js';
import { borrowSites, returnSites } from '../../../board/siteSet.js';
import type { SiteReader } from '../../../board/sites.js';
import type { BoolFn, IntFn, RegionFn } from '../../../declare/compiled.js';
import type { Counted, CountedChoice } from './counted.js';
import type { Sight } from './sight.js';

/** What a line test in a game without stacks needs. */
export interface FlatLine {
  readonly type: SiteTypeCode;
  readonly radials: RadialTable;
  /** Slot of the direction in the radial table, -1 if it does not occur on the board. */
  readonly slot: number;
  /** Pivots from this number on are off the board. */
  readonly limit: number;
  readonly length: IntFn;
  readonly through: IntFn;
  readonly throughAny: RegionFn | undefined;
  /** Reads what is on a pivot of the board or a hand. */
  readonly what: SiteReader;
  readonly counted: CountedChoice;
  readonly exact: BoolFn;
  readonly contiguous: BoolFn;
  readonly condition: BoolFn | undefined;
  /** Least number of different components in the line, undefined for any. */
  readonly kinds: IntFn | undefined;
  readonly useOpposites: BoolFn;
  readonly sight: Sight | undefined;
}

/** True if some line through a pivot is long enough. */
export function flatLine(line: FlatLine): BoolFn {
  const through = pivotOf(line);
  const { throughAny, counted, what } = line;
  if (!throughAny) {
    const pivot = line.through;
    return (c) => {
      line.sight?.begin();
      return through(c, pivot(c)) === Found;
    };
  }
  return (c) => {
    const pivots = borrowSites();
    throughAny(c, pivots);
    line.sight?.begin();
    let result = NotFound;
    for (let p = pivots.next(0); p >= 0 && result === NotFound; p = pivots.next(p + 1)) {
      if (counted.named && counted(c, 0)[what(c, p)] === 0) continue;
      result = through(c, p);
    }
    returnSites(pivots);
    return result === Found;
  };
}

const NotFound = 0;
const Found = 1;
/** The test is over without a line: later pivots are not tried. */
const Over = 2;
/** There is no line, for want of a piece that counts. */
const NoPiece = 3;

type Pivot = (c: Context, pivot: number) => number;

/** What {@link pivotOf} counts along a radial; the line is found already if it is negative. */
const Complete = -1;

/** A walk along a radial: goes on from a count, and notes the kinds of pieces that it sees. */
type Walk = (c: Context, radial: number, from: number, table: Counted, wanted: number, seen: number[]) => number;

function walkOf({ type, radials, exact, contiguous, condition, kinds, sight }: FlatLine): Walk {
  const { start, end, sites } = radials;
  return (c, radial, from, table, wanted, seen) => {
    const gaps = !contiguous(c);
    const exactly = exact(c);
    let count = from;
    const to = end[radial]!;
    for (let i = start[radial]! + 1; i < to; i++) {
      const site = sites[i]!;
      c.to = site;
      if (sight?.isCovered(c, site)) break;
      const visible = !sight || sight.sees(c, site);
      const what = c.state.what(type, site);
      if (visible && table[what] !== 0 && (!condition || condition(c))) {
        sight?.match();
        count++;
        if (kinds && !seen.includes(what)) seen.push(what);
        if (!exactly && count === wanted && (!kinds || seen.length >= kinds(c))) return Complete;
      } else if (!gaps) break;
    }
    return count;
  };
}

/** Looks for a line through a pivot. */
function pivotOf(line: FlatLine): Pivot {
  const { type, radials, slot, limit, length, counted, condition, kinds, useOpposites, sight } = line;
  const { slots, distinctOffsets, distinct, opposite } = radials;
  const walk = walkOf(line);
  /** Whether the line along a radial and the opposite one is long enough. */
  const isLong = (c: Context, radial: number, table: Counted, wanted: number, pivotWhat: number): boolean => {
    const seen = [pivotWhat];
    sight?.walk(false);
    let count = walk(c, radial, 1, table, wanted, seen);
    const back = opposite[radial]!;
    if (count !== Complete && back >= 0 && useOpposites(c)) {
      sight?.walk(true);
      count = walk(c, back, count, table, wanted, seen);
    }
    return count === Complete || (count === wanted && (!kinds || seen.length >= kinds(c)));
  };
  const passes = keeping(['to'], (c, pivot: number): boolean => {
    c.to = pivot;
    return !condition || condition(c);
  });
  /** Looks along all lines through a pivot, with `to` there; `to` may be anywhere then. */
  const search = (c: Context, pivot: number): number => {
    if (pivot >= limit) return Over;
    if (sight && !sight.pivot(c, pivot)) return NoPiece;
    const pivotWhat = c.state.what(type, pivot);
    const table = counted(c, pivotWhat);
    if (table[pivotWhat] === 0) return NoPiece;
    const wanted = length(c);
    const row = pivot * slots + slot;
    const last = slot < 0 ? 0 : distinctOffsets[row + 1]!;
    for (let r = slot < 0 ? 0 : distinctOffsets[row]!; r < last; r++) {
      if (isLong(c, distinct[r]!, table, wanted, pivotWhat)) return Found;
    }
    return NotFound;
  };
  const searched = keeping(['to'], (c, pivot: number): number => {
    c.to = pivot;
    return search(c, pivot);
  });
  return (c, pivot) => {
    if (pivot < 0 || !passes(c, pivot)) return Over;
    const result = searched(c, pivot);
    // Rules have come to rely on it: without a piece that counts, `to` stays where the line was looked for.
    if (result === Over || result === NoPiece) c.to = pivot;
    return result === NoPiece ? NotFound : result;
  };
}
