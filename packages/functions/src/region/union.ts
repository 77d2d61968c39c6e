import { fixedSites, type Sites } from '@ludii/ir';
import { list } from '@ludii/registry';
import { SiteSet } from '../board/siteSet.js';
import { type Build, ludeme } from '../declare/build.js';
import type { RegionFn } from '../declare/compiled.js';
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

export const union = [
  ludeme('union', {
    returns: Region,
    args: { region1: Region, region2: Region },
    doc: 'The sites of both regions.',
    example: '(union (sites P1) (sites P2))',
    meaning: ({ region1, region2 }, build) => unite([region1, region2], build),
  }),
  ludeme('union', {
    returns: Region,
    args: { regions: list(Region) },
    doc: 'The sites of all the regions.',
    example: '(union {(sites P1) (sites P2) (sites P3)})',
    meaning: ({ regions }, build) => unite(regions, build),
  }),
];
