/** The regions of the equipment as puzzle constraints see them: lists of sites, in order. */
import { byObject } from '@ludii/ir/internal';
import type { Context } from '@ludii/state';
import { sitesIn } from '../../board/siteSet.js';
import { staticRegion } from '../../board/staticRegions.js';
import type { Build, NamedRegion } from '../../declare/build.js';

/** The site lists of a region of the equipment. */
export interface RegionLists {
  readonly region: NamedRegion;
  /** The word that the lists belong to; undefined for given sites. */
  readonly word: string | undefined;
  readonly lists: readonly (readonly number[])[];
}

/** All regions of the equipment as site lists; worked out once, when first asked for. */
export const regionLists = byObject((build: Build): readonly RegionLists[] =>
  build.regions.flatMap((region): readonly RegionLists[] => {
    if (region.staticTypes.length > 0) {
      return region.staticTypes.map((word) => ({ region, word, lists: staticRegion(word, build, region) }));
    }
    const lists = region.regions.map((one) => one.fixed?.toArray() ?? sitesIn(build.unstarted(), one));
    return [{ region, word: undefined, lists: lists.length > 0 ? lists : [region.sites ?? []] }];
  }),
);

/** All sites of the regions of the equipment: the variables of constraints that name no region. */
export const allRegionSites =
  (build: Build) =>
  (_c: Context): number[] =>
    regionLists(build).flatMap(({ lists }) => lists.flat());
