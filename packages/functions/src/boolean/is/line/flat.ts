/**
 * Lines of pieces in games without stacks. Only lines through given sites (normally where the last piece went) are looked
 * at, along the distinct radials of that site: each line of the board once, to both sides.
 */
import { keeping, type Lines } from '@ludii/ir/internal';
import type { Context, SiteTypeCode } from '@ludii/state';
import { sitesIn } from '../../../board/siteSet.js';
import type { SiteReader } from '../../../board/sites.js';
import type { BoolFn, IntFn, RegionFn } from '../../../declare/compiled.js';
import type { CountedChoice } from './counted.js';
import type { Sight } from './sight.js';
import { isLong, someLine, type Wanted } from './walk.js';

/** What a line test in a game without stacks needs. */
export interface FlatLine {
  readonly type: SiteTypeCode;
  /** The lines through each site. */
  readonly lines: Lines;
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
  const { throughAny, counted, what, through: pivot } = line;
  return (c) => {
    line.sight?.begin();
    if (!throughAny) return through(c, pivot(c)) === Found;
    let result = NotFound;
    for (const p of sitesIn(c, throughAny)) {
      if (result !== NotFound) break;
      if (!counted.named || counted(c, 0)[what(c, p)] !== 0) result = through(c, p);
    }
    return result === Found;
  };
}

const NotFound = 0;
const Found = 1;
/** The test is over without a line: later pivots are not tried. */
const Over = 2;
/** There is no line, for want of a piece that counts. */
const NoPiece = 3;

/** Looks for a line through a pivot. */
function pivotOf(line: FlatLine): (c: Context, pivot: number) => number {
  const { type, lines, limit, length, counted, condition, kinds, useOpposites, sight, exact, contiguous } = line;
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
    const seen = new Set<number>();
    const matches = (site: number): boolean | undefined => {
      c.to = site;
      if (sight?.isCovered(c, site)) return undefined;
      const visible = !sight || sight.sees(c, site);
      const what = c.state.what(type, site);
      if (!visible || table[what] === 0 || (condition && !condition(c))) return false;
      sight?.match();
      seen.add(what);
      return true;
    };
    const enters = (back: boolean): boolean => {
      if (back && !useOpposites(c)) return false;
      sight?.walk(back);
      return true;
    };
    const enough = kinds && (() => seen.size >= kinds(c));
    const wanted: Wanted = {
      length: length(c),
      exactly: exact(c),
      gaps: !contiguous(c),
      enters,
      ...(enough && { enough }),
    };
    const found = someLine(lines, pivot, (each) => {
      seen.clear();
      seen.add(pivotWhat);
      return isLong(lines, each, wanted, matches);
    });
    return found ? Found : NotFound;
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
