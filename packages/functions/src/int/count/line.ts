/** `(count SizeBiggestLine …)`: the longest line of sites where a condition holds. */
import { Direction } from '@ludii/geometry';
import { named, optional } from '@ludii/registry';
import { Cell } from '@ludii/state/internal';
import { memberIf } from '../../board/groups.js';
import { borrowSites, returnSites } from '../../board/siteSet.js';
import { ludeme } from '../../declare/build.js';
import { Bool, Int } from '../../declare/kinds.js';
import { siteTypeName } from '../../declare/siteTypes.js';
import { AbsoluteDirectionWord, SiteTypeWord } from '../../declare/words.js';
import { typeOr } from '../siteType.js';
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
    const slot = table.slotOf[Direction[directions ?? 'Adjacent']]!;
    const most = code === Cell ? topology.count('Cell') : topology.count('Vertex');
    const holds = condition ? memberIf(condition) : occupied(code, build);
    return (c) => {
      const members = borrowSites();
      let matches = false;
      // The register `to` stays at the last site: games can see it.
      for (let site = 0; site < table.count; site++) {
        if (!holds(c, site, site)) continue;
        members.add(site);
        matches = true;
      }
      const along = (id: number): number => {
        let n = 0;
        for (let i = table.start[id]! + 1; i < table.end[id]! && members.has(table.sites[i]!); i++) n++;
        return n;
      };
      let longest = matches ? 1 : 0;
      for (let site = members.next(0); site >= 0; site = members.next(site + 1)) {
        if (site >= most) {
          longest = -1;
          break;
        }
        if (slot < 0) continue;
        const row = site * table.slots + slot;
        for (let k = table.distinctOffsets[row]!; k < table.distinctOffsets[row + 1]!; k++) {
          const id = table.distinct[k]!;
          let length = 1 + along(id);
          const opposite = table.opposite[id]!;
          if (opposite >= 0) length += along(opposite);
          if (length > longest) longest = length;
        }
      }
      returnSites(members);
      return longest;
    };
  },
});
