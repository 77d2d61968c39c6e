import { fixedSites } from '@ludii/ir';
import { without } from '@ludii/ir/internal';
import { either } from '@ludii/registry';
import { SiteSet } from '../board/siteSet.js';
import { ludeme } from '../declare/build.js';
import { Int, Region } from '../declare/kinds.js';
import { combined, regionOf } from '../declare/meaning.js';
import { knownSites } from './frozen.js';
import { siteOrRegion } from './siteOrRegion.js';

export const difference = ludeme('difference', {
  returns: Region,
  args: { source: Region, subtraction: either(1, Region), siteToRemove: either(1, Int) },
  doc: 'The sites of a region without those of another, or without one site.',
  example: '(difference (sites Board) (sites Mover))',
  meaning: ({ source, subtraction, siteToRemove }, build) => {
    const removed = siteOrRegion(siteToRemove, subtraction);
    const known = knownSites(source);
    if (known && removed.fixed) {
      const left = SiteSet.from(known);
      left.deleteAll(removed.fixed);
      return fixedSites(left.toArray());
    }
    return combined(without(regionOf(source, build), regionOf(removed, build)), build);
  },
});
