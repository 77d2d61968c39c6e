import { fixedSites, type Sites } from '@ludii/ir';
import { SiteSet } from '../board/siteSet.js';
import type { Build } from '../declare/build.js';
import type { RegionFn } from '../declare/compiled.js';
import { joining } from '../declare/joining.js';
import { Region } from '../declare/kinds.js';
import { combined, regionOf } from '../declare/meaning.js';
import { allKnown } from './frozen.js';

/** The sites of all regions. */
function unite(regions: readonly RegionFn[], build: Build): Sites {
  const known = allKnown(regions);
  if (!known) return combined({ k: 'union', parts: regions.map((region) => regionOf(region, build)) }, build);
  const all = new SiteSet();
  for (const sites of known) all.addAll(sites);
  return fixedSites(all.toArray());
}

export const union = joining(
  'union',
  Region,
  ['The sites of both regions.', '(union (sites P1) (sites P2))'],
  ['The sites of all the regions.', '(union {(sites P1) (sites P2) (sites P3)})'],
  { meaning: unite },
);
