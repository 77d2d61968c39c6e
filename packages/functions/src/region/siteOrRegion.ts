import { listedSites } from '@ludii/ir/internal';
import { SiteSet } from '../board/siteSet.js';
import { fail } from '../declare/build.js';
import { fixedRegion, type IntFn, type SitesFn } from '../declare/compiled.js';
import { numberOf, regionFn } from '../declare/meaning.js';
import { knownSites } from './frozen.js';

/** One site as a region: no site if the number is negative. */
export function siteRegion(site: IntFn): SitesFn {
  const { fixed } = site;
  if (fixed !== undefined) return fixedRegion(fixed < 0 ? new SiteSet() : SiteSet.of(fixed));
  return regionFn(listedSites([numberOf(site)]));
}

/** The sites of whichever was given. What counts as known is worked out once. */
export function siteOrRegion(site: IntFn | undefined, region: SitesFn | undefined): SitesFn {
  if (region) {
    const known = knownSites(region);
    return known ? fixedRegion(known) : region;
  }
  if (!site) return fail('missing-argument', 'A site or a region is needed here.');
  return siteRegion(site);
}
