/** Sets of sites, which nodes and ludemes share. */
import { borrowSites, byObject, returnSites, SiteSet } from '@ludii/ir/internal';
import type { Context } from '@ludii/state';
import type { RegionFn } from '../declare/compiled.js';

export { countBits, nthBit } from '@ludii/state/internal';
export { borrowSites, returnSites, SiteSet };

const listed = byObject((sites: SiteSet): readonly number[] => sites.toArray());

/** The sites of a region at present, ascending. */
export function sitesIn(c: Context, region: RegionFn): readonly number[] {
  if (region.fixed) return listed(region.fixed);
  const sites = borrowSites();
  region(c, sites);
  const found = sites.toArray();
  returnSites(sites);
  return found;
}
