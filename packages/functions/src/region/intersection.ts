import type { Sites } from '@ludii/ir';
import { common } from '@ludii/ir/internal';
import { list } from '@ludii/registry';
import { borrowSites, returnSites, SiteSet } from '../board/siteSet.js';
import { ludeme } from '../declare/build.js';
import { fixedRegion, type RegionFn } from '../declare/compiled.js';
import { Region } from '../declare/kinds.js';
import { sitesOf } from '../declare/meaning.js';
import { allKnown } from './frozen.js';

function intersect(regions: readonly RegionFn[]): RegionFn {
  const [first, ...others] = regions;
  if (!first) return fixedRegion(new SiteSet());
  const known = allKnown(regions);
  if (known) {
    const all = SiteSet.from(known[0]!);
    for (const sites of known) all.keepAll(sites);
    return fixedRegion(all);
  }
  const evaluate: RegionFn = (c, out) => {
    const shared = borrowSites();
    first(c, shared);
    for (let i = 0; i < others.length; i++) {
      const other = others[i]!;
      if (other.fixed) {
        shared.keepAll(other.fixed);
        continue;
      }
      const sites = borrowSites();
      other(c, sites);
      shared.keepAll(sites);
      returnSites(sites);
    }
    out.addAll(shared);
    returnSites(shared);
  };
  return Object.assign(evaluate, { shared: regions.every((region) => region.shared) });
}

/** What the sites that regions share mean; undefined if one of them has no node yet. */
function commonSites(regions: readonly RegionFn[]): Sites | undefined {
  return regions
    .map(sitesOf)
    .reduce<Sites | undefined>((all, sites, i) => (i === 0 ? sites : all && sites && common(all, sites)), undefined);
}

export const intersection = [
  ludeme('intersection', {
    returns: Region,
    args: { region1: Region, region2: Region },
    doc: 'The sites that both regions share.',
    example: '(intersection (sites Mover) (sites Occupied by:Mover))',
    meaning: ({ region1, region2 }) => commonSites([region1, region2]),
    compile: ({ region1, region2 }) => intersect([region1, region2]),
  }),
  ludeme('intersection', {
    returns: Region,
    args: { regions: list(Region) },
    doc: 'The sites that all the regions share.',
    example: '(intersection {(sites Mover) (sites Top) (sites Left)})',
    meaning: ({ regions }) => commonSites(regions),
    compile: ({ regions }) => intersect(regions),
  }),
];
