/**
 * Regions that count as known although they read the position, such as `(sites Around 6 Own)`. Alone they are evaluated
 * in play, but a combination made only of known parts is worked out once, on the board before the game begins.
 */

import type { SiteSet } from '../board/siteSet.js';
import type { RegionFn } from '../declare/compiled.js';

const onEmptyBoard = new WeakMap<RegionFn, SiteSet>();

/** Says what a region is worth inside a combination of known parts. */
export function freezes(region: RegionFn, sites: SiteSet): RegionFn {
  onEmptyBoard.set(region, sites);
  return region;
}

/** The sites of a region as a part of a combination, if they count as known. */
export function knownSites(region: RegionFn): SiteSet | undefined {
  return region.fixed ?? onEmptyBoard.get(region);
}

/** The sites of all regions, if all of them count as known. */
export function allKnown(regions: readonly RegionFn[]): readonly SiteSet[] | undefined {
  const known = regions.map(knownSites);
  return known.every((sites) => sites !== undefined) ? known : undefined;
}
