/**
 * Lines of pieces in games without stacks. Only lines through given sites (normally where the last piece went) are looked
 * at, along the distinct radials of that site: each line of the board once, to both sides.
 */
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

type Pivot = (c: Context, pivot: number) => number;

/** Lines with everything that can be asked of them. */
function pivotOf(line: FlatLine): Pivot {
  const { type, radials, slot, limit, length, counted, exact, contiguous, condition, kinds, useOpposites, sight } =
    line;
  const { slots, distinctOffsets, distinct, opposite, start, end, sites } = radials;
  const seen: number[] = [];
  // Shared with the walk, so that a walk can tell both its count and whether the line was found.
  let found = false;

  const enough = (c: Context): boolean => kinds === undefined || seen.length >= kinds(c);

  const walk = (c: Context, radial: number, from: number, table: Counted, wanted: number, exactly: boolean): number => {
    const gaps = !contiguous(c);
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
        if (!exactly && count === wanted && enough(c)) {
          found = true;
          return count;
        }
      } else if (!gaps) break;
    }
    return count;
  };

  return (c, pivot) => {
    if (pivot < 0) return Over;
    const oldTo = c.to;
    c.to = pivot;
    if (condition && !condition(c)) {
      c.to = oldTo;
      return Over;
    }
    if (pivot >= limit) return Over;
    if (sight && !sight.pivot(c, pivot)) return NotFound;
    const pivotWhat = c.state.what(type, pivot);
    const table = counted(c, pivotWhat);
    if (table[pivotWhat] === 0) return NotFound;
    const wanted = length(c);
    const exactly = exact(c);
    if (slot >= 0) {
      found = false;
      const row = pivot * slots + slot;
      for (let r = distinctOffsets[row]!; r < distinctOffsets[row + 1]!; r++) {
        const radial = distinct[r]!;
        seen.length = 0;
        seen.push(pivotWhat);
        sight?.walk(false);
        let count = walk(c, radial, 1, table, wanted, exactly);
        const back = opposite[radial]!;
        if (!found && back >= 0 && useOpposites(c)) {
          sight?.walk(true);
          count = walk(c, back, count, table, wanted, exactly);
        }
        if (found || (count === wanted && enough(c))) {
          c.to = oldTo;
          return Found;
        }
      }
    }
    c.to = oldTo;
    return NotFound;
  };
}
