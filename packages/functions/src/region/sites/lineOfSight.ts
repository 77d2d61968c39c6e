/** `(sites LineOfSight …)`: what is seen from a site along its radials. */
import { Direction as Code } from '@ludii/geometry';
import { named, optional } from '@ludii/registry';
import { linesFrom } from '../../board/lines.js';
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
    const table = build.topology.radialTable(siteTypeName(type));
    const lines = linesFrom(table, directions ?? absoluteDirections([Code.Adjacent]), type);
    const seen = typeLoS ?? 'Piece';
    return (c, out) => {
      const site = at ? at(c) : lastTo(c);
      if (site < 0 || site >= table.count) return;
      for (const line of lines(c, site)) {
        let i = 1;
        for (; i < line.length && c.state.what(type, line[i]!) === 0; i++) if (seen === 'Empty') out.add(line[i]!);
        if (seen === 'Piece' && i < line.length) out.add(line[i]!);
        if (seen === 'Farthest' && i > 1) out.add(line[i - 1]!);
      }
    };
  },
});
