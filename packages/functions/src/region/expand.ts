/** `(expand …)`: a region and what lies around it. */
import { Direction, type StepTable, stepsOf } from '@ludii/geometry';
import { either, named, optional } from '@ludii/registry';
import { SiteSet, sitesIn } from '../board/siteSet.js';
import { ludeme } from '../declare/build.js';
import { fixedRegion, type RegionFn } from '../declare/compiled.js';
import { Int, Region } from '../declare/kinds.js';
import { siteTypeName, typeOr } from '../declare/siteTypes.js';
import { AbsoluteDirectionWord, SiteTypeWord, Text } from '../declare/words.js';
import { siteOrRegion } from './siteOrRegion.js';

/** Adds the step targets of all sites of a set, so many times over. */
function grow(sites: SiteSet, steps: number, table: StepTable, code: number): void {
  // What was added last is all that can add anything new.
  let ring: readonly number[] = sites.toArray();
  for (let k = 0; k < steps && ring.length > 0; k++) {
    const near = ring.filter((site) => site < table.count).flatMap((site) => Array.from(stepsOf(table, site, code)));
    ring = near.filter((site) => !sites.has(site));
    for (const site of ring) sites.add(site);
  }
}

export const expand = ludeme('expand', {
  returns: Region,
  args: {
    containerId: either(1, optional(Int)),
    containerName: either(1, optional(Text)),
    region: either(2, Region),
    origin: either(2, named(Int)),
    steps: named(optional(Int)),
    direction: optional(AbsoluteDirectionWord),
    type: optional(SiteTypeWord),
  },
  doc: 'A region with everything that is a number of steps around it.',
  example: '(expand (sites Bottom) steps:2)',
  // Only the graph is asked for here, whichever of its elements is named.
  silent: ['type'],
  flags: ({ type }) => (type?.form === 'literal' && type.value !== 'Cell' ? ['graph'] : type ? ['cell'] : []),
  compile: ({ region, origin, steps, direction, type }, build): RegionFn => {
    const sites = siteOrRegion(origin, region);
    const name = siteTypeName(typeOr(type, build));
    const table = build.topology.stepTable(name);
    // Edges grow to all edges that share an end, whatever the direction.
    const code = name === 'Edge' ? Direction.All : direction ? Direction[direction] : Direction.Adjacent;
    // Rotational steps are filed under their own names only.
    const expanded = (from: SiteSet, count: number): SiteSet => {
      if (code !== Direction.Rotational) grow(from, count, table, code);
      return from;
    };
    const times = steps ? steps.fixed : 1;
    if (sites.fixed && times !== undefined) return fixedRegion(expanded(SiteSet.from(sites.fixed), times));
    return (c, out) => {
      const all = SiteSet.from(sitesIn(c, sites));
      out.addAll(expanded(all, steps ? steps(c) : 1));
    };
  },
});
