/** `(sites LineOfSight …)`: what is seen from a site along its radials. */
import { Direction as Code } from '@ludii/geometry';
import { named, optional } from '@ludii/registry';
import { ludeme } from '../../declare/build.js';
import type { RegionFn } from '../../declare/compiled.js';
import { Direction, Int, Region } from '../../declare/kinds.js';
import { siteTypeName } from '../../declare/siteTypes.js';
import { LineOfSightWord, SiteTypeWord } from '../../declare/words.js';
import { absoluteDirections } from '../../direction/words.js';
import { lastTo } from '../../position/lastMove.js';

export const sitesLineOfSight = ludeme('sites', 'LineOfSight', {
  returns: Region,
  args: {
    typeLoS: optional(LineOfSightWord),
    typeLoc: optional(SiteTypeWord),
    at: named(optional(Int)),
    directions: optional(Direction),
  },
  doc: 'The first pieces that are seen from a site, the empty sites before them, or the last of those.',
  example: '(sites LineOfSight Piece at:(last To) Orthogonal)',
  silent: ['typeLoc', 'directions'],
  compile: ({ typeLoS, at, directions }, build): RegionFn => {
    // The board's own type of site is looked at, whatever type is written.
    const type = build.defaultSite;
    const { slots, slotOf, offsets, start, end, sites, count } = build.topology.radialTable(siteTypeName(type));
    const chosen = directions ?? absoluteDirections([Code.Adjacent]);
    const seen = typeLoS ?? 'Piece';
    return (c, out) => {
      const site = at ? at(c) : lastTo(c);
      if (site < 0 || site >= count) return;
      const codes = chosen(c, type, site);
      for (let k = 0; k < codes.length; k++) {
        const slot = slotOf[codes[k]!]!;
        if (slot < 0) continue;
        const row = site * slots + slot;
        for (let id = offsets[row]!; id < offsets[row + 1]!; id++) {
          const first = start[id]! + 1;
          const behind = end[id]!;
          let i = first;
          while (i < behind && c.state.what(type, sites[i]!) === 0) {
            if (seen === 'Empty') out.add(sites[i]!);
            i++;
          }
          if (seen === 'Piece') {
            if (i < behind) out.add(sites[i]!);
          } else if (seen === 'Farthest' && i > first) out.add(sites[i - 1]!);
        }
      }
    };
  },
});
