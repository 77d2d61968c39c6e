/** `(count SizeBiggestLine …)`: the longest line of sites where a condition holds. */
import { Direction } from '@ludii/geometry';
import { leaving } from '@ludii/ir/internal';
import { named, optional } from '@ludii/registry';
import type { Context } from '@ludii/state';
import { Cell } from '@ludii/state/internal';
import { memberIf } from '../../board/groups.js';
import { linesThrough } from '../../board/lines.js';
import { ludeme } from '../../declare/build.js';
import { Bool, Int } from '../../declare/kinds.js';
import { boolOf } from '../../declare/meaning.js';
import { siteTypeName, typeOr } from '../../declare/siteTypes.js';
import { AbsoluteDirectionWord, SiteTypeWord } from '../../declare/words.js';
import { occupied } from './groups.js';

export const countLine = ludeme('count', 'SizeBiggestLine', {
  returns: Int,
  args: {
    type: optional(SiteTypeWord),
    directions: optional(AbsoluteDirectionWord),
    if: optional(named(Bool)),
  },
  doc: 'The length of the longest line of pieces, or of sites where a condition holds.',
  example: '(count SizeBiggestLine Diagonal if:(= 2 (who at:(to))))',
  compile: ({ type, directions, if: condition }, build) => {
    const code = typeOr(type, build);
    const { topology } = build;
    const table = topology.radialTable(siteTypeName(code));
    const lines = linesThrough(table, Direction[directions ?? 'Adjacent']);
    const most = code === Cell ? topology.count('Cell') : topology.count('Vertex');
    const holds = memberIf(condition ?? boolOf(occupied(code, build)));
    return leaving(['to'], (c: Context) => {
      // The register `to` stays at the last site: games can see it.
      const members = Array.from({ length: table.count }, (_, site) => holds(c, site, site));
      const along = (start: number, end: number): number => {
        let n = 0;
        while (start + n < end && members[lines.sites[start + n]!]) n++;
        return n;
      };
      let longest = 0;
      for (let site = members.indexOf(true); site >= 0; site = members.indexOf(true, site + 1)) {
        if (site >= most) return -1;
        longest = Math.max(longest, 1);
        for (let k = lines.offsets[site]!; k < lines.offsets[site + 1]!; k++) {
          const length = 1 + along(lines.start[k]!, lines.end[k]!) + along(lines.backStart[k]!, lines.backEnd[k]!);
          longest = Math.max(longest, length);
        }
      }
      return longest;
    });
  },
});
