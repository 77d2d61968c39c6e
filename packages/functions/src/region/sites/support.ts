import { Direction, stepsOf } from '@ludii/geometry';
import { optional } from '@ludii/registry';
import { ludeme } from '../../declare/build.js';
import type { RegionFn } from '../../declare/compiled.js';
import { Int, Region } from '../../declare/kinds.js';
import { siteTypeName, typeOr } from '../../declare/siteTypes.js';
import { SiteTypeWord } from '../../declare/words.js';

const upward = [Direction.UNW, Direction.USW, Direction.UNE, Direction.USE];

export const sitesSupport = ludeme('sites', 'Support', {
  returns: Region,
  args: { elementType: optional(SiteTypeWord), what: optional(Int) },
  doc: 'The sites right below a piece, or below one of a certain kind.',
  example: '(sites Support (id "Ball1"))',
  compile: ({ elementType, what }, build): RegionFn => {
    const type = typeOr(elementType, build);
    const table = build.topology.stepTable(siteTypeName(type));
    // Four places for each site: what lies on it in each upward direction, or -1.
    const above = Int32Array.from(
      { length: table.count * upward.length },
      (_, i) => stepsOf(table, Math.floor(i / upward.length), upward[i % upward.length]!)[0] ?? -1,
    );
    return (c, out) => {
      const wanted = what ? what(c) : -1;
      for (let i = 0; i < above.length; i++) {
        if (above[i]! < 0) continue;
        const piece = c.state.what(type, above[i]!);
        if (wanted === -1 ? piece !== 0 : piece === wanted) out.add(Math.floor(i / upward.length));
      }
    };
  },
});
