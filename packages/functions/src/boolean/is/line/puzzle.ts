/** Lines in deduction puzzles: of equal values; a site without a value ends a line. */
import { keeping } from '@ludii/ir/internal';
import type { Context } from '@ludii/state';
import { sitesIn } from '../../../board/siteSet.js';
import type { BoolFn, IntFn } from '../../../declare/compiled.js';
import { isResolved } from '../../resolved.js';
import type { FlatLine } from './flat.js';
import { isLong, someLine, type Wanted } from './walk.js';

/** What a line test in a puzzle needs. */
interface PuzzleLine
  extends Pick<FlatLine, 'type' | 'lines' | 'limit' | 'length' | 'throughAny' | 'exact' | 'contiguous' | 'condition'> {
  /** Where the line goes through; anywhere if neither a site nor a region is given, since no move need have been made. */
  readonly through: IntFn | undefined;
  readonly whats: readonly IntFn[] | undefined;
}

/** True if some line through a pivot is long enough. */
export function puzzleLine(line: PuzzleLine): BoolFn {
  const { throughAny, through, whats, type } = line;
  if (throughAny) {
    return (c) => {
      for (const p of sitesIn(c, throughAny)) {
        if (whats && !whats.some((what) => what(c) === c.state.what(type, p))) continue;
        const result = pivotLine(c, line, p);
        if (result !== undefined) return result;
      }
      return false;
    };
  }
  if (through) return (c) => pivotLine(c, line, through(c)) === true;
  return (c) => {
    for (let p = 0; p < line.limit; p++) if (pivotLine(c, line, p) === true) return true;
    return false;
  };
}

/** True or false if the test is decided by this pivot, undefined to go on with the next. */
const pivotLine = keeping(['to'], (c: Context, line: PuzzleLine, pivot: number): boolean | undefined => {
  const { type, limit, lines, condition, whats } = line;
  if (pivot < 0) return false;
  c.to = pivot;
  if ((condition && !condition(c)) || pivot >= limit || !isResolved(c, type, pivot)) return false;
  const what = c.state.what(type, pivot);
  const values = whats?.map((each) => each(c)) ?? [what];
  if (!values.includes(what)) return false;
  const wanted: Wanted = { length: line.length(c), exactly: line.exact(c), gaps: !line.contiguous(c) };
  const matches = (site: number): boolean | undefined => {
    c.to = site;
    if (!isResolved(c, type, site)) return undefined;
    const own = whats !== undefined && site === c.from;
    return !own && values.includes(c.state.what(type, site)) && (!condition || condition(c));
  };
  return someLine(lines, pivot, (each) => isLong(lines, each, wanted, matches)) || undefined;
});
