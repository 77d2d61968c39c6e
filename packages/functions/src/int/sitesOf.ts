/** A site or a region, whichever is written: `at:site`, `in:region`, and the last move's `to` for neither. */
import type { IntFn, RegionFn } from '../compiled.js';
import { lastTo } from '../lastMove.js';
import { SiteSet } from '../siteSet.js';

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
