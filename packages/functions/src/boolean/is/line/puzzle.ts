/** Lines in deduction puzzles: of equal values; a site without a value ends a line. */

import { keeping } from '@ludii/ir/internal';
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
  const valuesOf = (c: Context): readonly number[] | undefined => whats?.map((what) => what(c));
  if (!throughAny && !through) {
    return (c) => {
      for (let p = 0; p < line.limit; p++) if (pivotLine(c, line, p, valuesOf) === true) return true;
      return false;
    };
  }
  if (!throughAny) return (c) => pivotLine(c, line, through!(c), valuesOf) === true;
  return (c) => {
    const pivots = borrowSites();
    throughAny(c, pivots);
    let result: boolean | undefined;
    for (let p = pivots.next(0); p >= 0 && result === undefined; p = pivots.next(p + 1)) {
      if (valuesOf(c)?.includes(c.state.what(type, p)) === false) continue;
      result = pivotLine(c, line, p, valuesOf);
    }
    returnSites(pivots);
    return result === true;
  };
}

/** True or false if the test is decided by this pivot, undefined to go on with the next. */
const pivotLine = keeping(
  ['to'],
  (
    c,
    line: PuzzleLine,
    pivot: number,
    valuesOf: (c: Context) => readonly number[] | undefined,
  ): boolean | undefined => {
    const { type, limit, slot, radials, condition } = line;
    if (pivot < 0) return false;
    c.to = pivot;
    if ((condition && !condition(c)) || pivot >= limit || !isResolved(c, type, pivot)) return false;
    const what = c.state.what(type, pivot);
    const values = valuesOf(c) ?? [what];
    if (!values.includes(what)) return false;
    if (slot < 0) return undefined;
    const { slots, distinctOffsets, distinct } = radials;
    const row = pivot * slots + slot;
    const sought = { values, wanted: line.length(c), exactly: line.exact(c), gaps: !line.contiguous(c) };
    for (let r = distinctOffsets[row]!; r < distinctOffsets[row + 1]!; r++) {
      if (isLong(c, line, distinct[r]!, sought)) return true;
    }
    return undefined;
  },
);

/** What a line of a puzzle must be like. */
interface Sought {
  readonly values: readonly number[];
  readonly wanted: number;
  readonly exactly: boolean;
  readonly gaps: boolean;
}

/** Whether the line along a radial and the opposite one is as long as wanted. */
function isLong(c: Context, line: PuzzleLine, forth: number, { values, wanted, exactly, gaps }: Sought): boolean {
  const { type, radials, whats, condition } = line;
  const { opposite, start, end, sites } = radials;
  let count = 1;
  for (let radial = forth; radial >= 0; radial = radial === forth ? opposite[forth]! : -1) {
    for (let i = start[radial]! + 1; i < end[radial]!; i++) {
      const site = sites[i]!;
      c.to = site;
      if (!isResolved(c, type, site)) break;
      const own = whats !== undefined && site === c.from;
      if (!own && values.includes(c.state.what(type, site)) && (!condition || condition(c))) {
        count++;
        if (!exactly && count === wanted) return true;
      } else if (!gaps) break;
    }
  }
  return count === wanted;
}
