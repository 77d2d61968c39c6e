/** The regions of the equipment as puzzle constraints see them: lists of sites, in order. */
import type { Context } from '@ludii/state';
import { SiteSet } from '../../board/siteSet.js';
import { staticRegion } from '../../board/staticRegions.js';
import type { Build, NamedRegion } from '../../declare/build.js';

/** The site lists of a region of the equipment. */
export interface RegionLists {
  readonly region: NamedRegion;
  /** The word that the lists belong to; undefined for given sites. */
  readonly word: string | undefined;
  readonly lists: readonly (readonly number[])[];
}

const known = new WeakMap<Build, readonly RegionLists[]>();

/** All regions of the equipment as site lists; worked out once, when first asked for. */
export function regionLists(build: Build): readonly RegionLists[] {
  let all = known.get(build);
  if (!all) {
    all = build.regions.flatMap((region): RegionLists[] => {
      if (region.staticTypes.length > 0) {
        return region.staticTypes.map((word) => ({ region, word, lists: staticRegion(word, build, region) }));
      }
      if (region.regions.length > 0) {
        const lists = region.regions.map((one) => {
          if (one.fixed) return one.fixed.toArray();
          const sites = new SiteSet();
          one(build.unstarted(), sites);
          return sites.toArray();
        });
        return [{ region, word: undefined, lists }];
      }
      return [{ region, word: undefined, lists: [region.sites ?? []] }];
    });
    known.set(build, all);
  }
  return all;
}

/** All sites of the regions of the equipment: the variables of constraints that name no region. */
export const allRegionSites =
  (build: Build) =>
  (_c: Context): number[] =>
    regionLists(build).flatMap(({ lists }) => lists.flat());
