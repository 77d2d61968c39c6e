import { named, optional } from '@ludii/registry';
import type { SiteSet } from '../../board/siteSet.js';
import { type StepDistances, stepDistances } from '../../board/stepDistances.js';
import { ludeme } from '../../declare/build.js';
import type { RegionFn } from '../../declare/compiled.js';
import { Int, Range, Region } from '../../declare/kinds.js';
import { siteTypeName, typeOr } from '../../declare/siteTypes.js';
import { RelationWord, SiteTypeWord } from '../../declare/words.js';
import { StepPart, walking } from '../../position/stepRule.js';

/** Adds the sites whose distance is in a range. */
function addAtDistance({ count, values }: StepDistances, from: number, min: number, max: number, out: SiteSet): void {
  if (min === 0) out.add(from);
  const row = from * count;
  // Distances count only up to a limit that grows by at most one per site, so that far sites with low numbers are missed.
  let limit = 0;
  for (let site = 0; site < count; site++) if (limit < values[row + site]!) limit++;
  const most = Math.min(max, limit);
  const least = Math.max(min, 1);
  for (let site = 0; site < count; site++) {
    const distance = values[row + site]!;
    if (distance >= least && distance <= most) out.add(site);
  }
}

export const sitesDistance = ludeme('sites', 'Distance', {
  returns: Region,
  args: {
    elementType: optional(SiteTypeWord),
    relation: optional(RelationWord),
    stepMove: optional(StepPart),
    newRotation: named(optional(Int)),
    from: named(Int),
    distance: Range,
  },
  doc: 'The sites at a number of steps from a site.',
  example: '(sites Distance from:(last To) (range 1 2))',
  compile: ({ elementType, relation, stepMove, newRotation, from, distance }, build): RegionFn => {
    const type = typeOr(elementType, build);
    const count = build.topology.count(siteTypeName(type));
    const { min, max } = distance;
    const table = stepMove ? undefined : stepDistances(build, type, relation ?? 'Adjacent');
    const walk = stepMove && walking(build, type, stepMove, newRotation);
    return (c, out) => {
      const origin = from(c);
      const least = min(c);
      const most = max(c);
      if (origin < 0 || origin >= count || least < 0) return;
      if (table) addAtDistance(table(), origin, least, most, out);
      // The origin is never among the sites that are walked to, and distance 0 is taken for 1.
      else
        walk?.(c, origin, (ring, distance) => {
          if (distance >= least) for (const site of ring) out.add(site);
          return distance < most;
        });
    };
  },
});
