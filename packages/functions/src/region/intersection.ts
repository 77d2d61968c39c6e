import { fixedSites, type Sites } from '@ludii/ir';
import { common } from '@ludii/ir/internal';
import { SiteSet } from '../board/siteSet.js';
import type { Build } from '../declare/build.js';
import type { RegionFn } from '../declare/compiled.js';
import { joining } from '../declare/joining.js';
import { Region } from '../declare/kinds.js';
import { combined, regionOf } from '../declare/meaning.js';
import { allKnown } from './frozen.js';

/** The sites that all regions share; none if there is no region. */
function intersect(regions: readonly RegionFn[], build: Build): Sites {
  const known = allKnown(regions);
  if (!known) {
    const parts = regions.map((region) => regionOf(region, build));
    return combined(
      parts.reduce((all, sites) => common(all, sites)),
      build,
    );
  }
  const all = SiteSet.from(known[0] ?? []);
  for (const sites of known) all.keepAll(sites);
  return fixedSites(all.toArray());
}

export const intersection = joining(
  'intersection',
  Region,
  ['The sites that both regions share.', '(intersection (sites Mover) (sites Occupied by:Mover))'],
  ['The sites that all the regions share.', '(intersection {(sites Mover) (sites Top) (sites Left)})'],
  { meaning: intersect },
);
