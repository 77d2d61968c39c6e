import { list } from '@ludii/registry';
import { borrowSites, returnSites, SiteSet } from '../board/siteSet.js';
import { ludeme } from '../declare/build.js';
import { fixedRegion, type RegionFn } from '../declare/compiled.js';
import { Region } from '../declare/kinds.js';
import { allKnown } from './frozen.js';

function intersect(regions: readonly RegionFn[]): RegionFn {
  const [first, ...others] = regions;
  if (!first) return fixedRegion(new SiteSet());
  const known = allKnown(regions);
  if (known) {
    const common = SiteSet.from(known[0]!);
    for (const sites of known) common.keepAll(sites);
    return fixedRegion(common);
  }
  const evaluate: RegionFn = (c, out) => {
    const common = borrowSites();
    first(c, common);
    for (let i = 0; i < others.length; i++) {
      const other = others[i]!;
      if (other.fixed) {
        common.keepAll(other.fixed);
        continue;
      }
      const sites = borrowSites();
      other(c, sites);
      common.keepAll(sites);
      returnSites(sites);
    }
    out.addAll(common);
    returnSites(common);
  };
  return Object.assign(evaluate, { shared: regions.every((region) => region.shared) });
}

export const intersection = [
  ludeme('intersection', {
    returns: Region,
    args: { region1: Region, region2: Region },
    doc: 'The sites that both regions share.',
    example: '(intersection (sites Mover) (sites Occupied by:Mover))',
    compile: ({ region1, region2 }) => intersect([region1, region2]),
  }),
  ludeme('intersection', {
    returns: Region,
    args: { regions: list(Region) },
    doc: 'The sites that all the regions share.',
    example: '(intersection {(sites Mover) (sites Top) (sites Left)})',
    compile: ({ regions }) => intersect(regions),
  }),
];
