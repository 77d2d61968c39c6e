/** A site or a region, whichever is written: `at:site`, `in:region`, and the last move's `to` for neither. */

import { SiteSet } from '../board/siteSet.js';
import type { IntFn, RegionFn } from '../declare/compiled.js';
import { lastTo } from '../position/lastMove.js';

/** The sites of an `at:`/`in:` pair; a negative site is none. */
export function sitesOf(at: IntFn | undefined, region: RegionFn | undefined): RegionFn {
  if (region) return region;
  const site = at ?? lastTo;
  if (at?.fixed !== undefined) {
    const sites = at.fixed >= 0 ? SiteSet.of(at.fixed) : SiteSet.of();
    return Object.assign<RegionFn, { fixed: SiteSet }>((_c, out) => out.addAll(sites), { fixed: sites });
  }
  return (c, out) => out.addIfSite(site(c));
}
