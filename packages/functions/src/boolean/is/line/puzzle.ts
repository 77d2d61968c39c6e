/** Lines in deduction puzzles: of equal values; a site without a value ends a line. */
import type { Context } from '@ludii/state';
import { borrowSites, returnSites } from '../../../board/siteSet.js';
import type { BoolFn, IntFn } from '../../../declare/compiled.js';
import { isResolved } from '../../resolved.js';
import type { FlatLine } from './flat.js';

/** What a line test in a puzzle needs. */
export interface PuzzleLine
  extends Pick<
    FlatLine,
    'type' | 'radials' | 'slot' | 'limit' | 'length' | 'throughAny' | 'exact' | 'contiguous' | 'condition'
  > {
  /** Where the line goes through; anywhere if neither a site nor a region is given, since no move need have been made. */
  readonly through: IntFn | undefined;
  readonly whats: readonly IntFn[] | undefined;
}

/** True if some line through a pivot is long enough. */
export function puzzleLine(line: PuzzleLine): BoolFn {
  const { throughAny, through, whats, type } = line;
  const values: number[] = [];
  const evaluate = (c: Context): void => {
    values.length = 0;
    if (whats) for (let i = 0; i < whats.length; i++) values.push(whats[i]!(c));
  };
  if (!throughAny && !through) {
    return (c) => {
      for (let p = 0; p < line.limit; p++) if (pivotLine(c, line, p, values, evaluate) === true) return true;
      return false;
    };
  }
  if (!throughAny) return (c) => pivotLine(c, line, through!(c), values, evaluate) === true;
  return (c) => {
    const pivots = borrowSites();
    throughAny(c, pivots);
    let result: boolean | undefined;
    for (let p = pivots.next(0); p >= 0 && result === undefined; p = pivots.next(p + 1)) {
      if (whats) {
        evaluate(c);
        if (!values.includes(c.state.what(type, p))) continue;
      }
      result = pivotLine(c, line, p, values, evaluate);
    }
    returnSites(pivots);
    return result === true;
  };
}

/** True or false if the test is decided by this pivot, undefined to go on with the next. */
function pivotLine(
  c: Context,
  line: PuzzleLine,
  pivot: number,
  values: number[],
  evaluate: (c: Context) => void,
): boolean | undefined {
  const { type, limit, slot, radials, whats, condition } = line;
  if (pivot < 0) return false;
  const oldTo = c.to;
  c.to = pivot;
  if (condition && !condition(c)) {
    c.to = oldTo;
    return false;
  }
  if (pivot >= limit || !isResolved(c, type, pivot)) return false;
  evaluate(c);
  if (!whats) values.push(c.state.what(type, pivot));
  if (!values.includes(c.state.what(type, pivot))) return false;
  const wanted = line.length(c);
  const exactly = line.exact(c);
  const gaps = !line.contiguous(c);
  const { slots, distinctOffsets, distinct, opposite, start, end, sites } = radials;
  if (slot >= 0) {
    const row = pivot * slots + slot;
    for (let r = distinctOffsets[row]!; r < distinctOffsets[row + 1]!; r++) {
      const forth = distinct[r]!;
      let count = 1;
      for (let radial = forth; radial >= 0; radial = radial === forth ? opposite[forth]! : -1) {
        for (let i = start[radial]! + 1; i < end[radial]!; i++) {
          const site = sites[i]!;
          c.to = site;
          if (!isResolved(c, type, site)) break;
          const own = whats !== undefined && site === c.from;
          if (!own && values.includes(c.state.what(type, site)) && (!condition || condition(c))) {
            count++;
            if (!exactly && count === wanted) {
              c.to = oldTo;
              return true;
            }
          } else if (!gaps) break;
        }
      }
      if (count === wanted) {
        c.to = oldTo;
        return true;
      }
    }
  }
  c.to = oldTo;
  return undefined;
}
