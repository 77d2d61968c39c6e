/** `(expand …)`: a region and what lies around it. */
import { Direction, type StepTable } from '@ludii/geometry';
import { either, named, optional } from '@ludii/registry';
import type { Context } from '@ludii/state';
import { borrowSites, returnSites, SiteSet } from '../board/siteSet.js';
import { ludeme } from '../declare/build.js';
import { fixedRegion, type RegionFn } from '../declare/compiled.js';
import { Int, Region } from '../declare/kinds.js';
import { siteTypeName, typeOr } from '../declare/siteTypes.js';
import { AbsoluteDirectionWord, SiteTypeWord, Text } from '../declare/words.js';
import { siteOrRegion } from './siteOrRegion.js';

/** Adds the step targets of all sites of a set, so many times over. */
function grow(sites: SiteSet, steps: number, table: StepTable, slot: number): void {
  const { slots, offsets, items, count } = table;
  // What was added last is all that can add anything new.
  let ring = borrowSites();
  ring.addAll(sites);
  for (let k = 0; k < steps && !ring.isEmpty; k++) {
    const next = borrowSites();
    for (let site = ring.next(0); site >= 0 && site < count; site = ring.next(site + 1)) {
      const row = site * slots + slot;
      for (let i = offsets[row]!; i < offsets[row + 1]!; i++) {
        const target = items[i]!;
        if (sites.has(target)) continue;
        sites.add(target);
        next.add(target);
      }
    }
    returnSites(ring);
    ring = next;
  }
  returnSites(ring);
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
    const slot = code === Direction.Rotational ? -1 : table.slotOf[code]!;
    const expanded = (c: Context | undefined, from: SiteSet, count: number): void => {
      if (c) sites(c, from);
      if (slot >= 0) grow(from, count, table, slot);
    };
    const times = steps ? steps.fixed : 1;
    if (sites.fixed && times !== undefined) {
      const all = SiteSet.from(sites.fixed);
      expanded(undefined, all, times);
      return fixedRegion(all);
    }
    return (c, out) => {
      const all = borrowSites();
      expanded(c, all, steps ? steps(c) : 1);
      out.addAll(all);
      returnSites(all);
    };
  },
});
