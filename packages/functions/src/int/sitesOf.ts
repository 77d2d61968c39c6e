/** A site or a region, whichever is written: `at:site`, `in:region`, and the last move's `to` for neither. */
import type { IntFn, RegionFn } from '../declare/compiled.js';
import { lastTo } from '../position/lastMove.js';
import { siteRegion } from '../region/siteOrRegion.js';

/** The sites of an `at:`/`in:` pair; a negative site is none. */
export const sitesOf = (at: IntFn | undefined, region: RegionFn | undefined): RegionFn =>
  region ?? siteRegion(at ?? lastTo);
