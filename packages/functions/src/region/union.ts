import type { Sites } from '@ludii/ir';
import { list } from '@ludii/registry';
import { SiteSet } from '../board/siteSet.js';
import { ludeme } from '../declare/build.js';
import { fixedRegion, type RegionFn } from '../declare/compiled.js';
import { Region } from '../declare/kinds.js';
import { sitesOf } from '../declare/meaning.js';
import { allKnown } from './frozen.js';

function unite(regions: readonly RegionFn[]): RegionFn {
  const known = allKnown(regions);
  if (known) {
    const all = new SiteSet();
    for (const sites of known) all.addAll(sites);
    return fixedRegion(all);
  }
  const shared = regions.every((region) => region.shared);
  const [first, second] = regions;
  if (regions.length === 2 && first && second) {
    const both: RegionFn = (c, out) => {
      first(c, out);
      second(c, out);
    };
    return Object.assign(both, { shared });
  }
  const all: RegionFn = (c, out) => {
    for (let i = 0; i < regions.length; i++) regions[i]!(c, out);
  };
  return Object.assign(all, { shared });
}

/** What the sites of all regions mean; undefined if one of them has no node yet. */
function unionSites(regions: readonly RegionFn[]): Sites | undefined {
  const parts = regions.flatMap((region) => sitesOf(region) ?? []);
  return parts.length === regions.length ? { k: 'union', parts } : undefined;
}

export const union = [
  ludeme('union', {
    returns: Region,
    args: { region1: Region, region2: Region },
    doc: 'The sites of both regions.',
    example: '(union (sites P1) (sites P2))',
    meaning: ({ region1, region2 }) => unionSites([region1, region2]),
    compile: ({ region1, region2 }) => unite([region1, region2]),
  }),
  ludeme('union', {
    returns: Region,
    args: { regions: list(Region) },
    doc: 'The sites of all the regions.',
    example: '(union {(sites P1) (sites P2) (sites P3)})',
    meaning: ({ regions }) => unionSites(regions),
    compile: ({ regions }) => unite(regions),
  }),
];
