/** `(sites Between … from: to:)`: what lies on a straight line between two sites. */
import { Direction as Code } from '@ludii/geometry';
import { keeping } from '@ludii/ir/internal';
import { named, optional } from '@ludii/registry';
import { linesFrom } from '../../board/lines.js';
import { ludeme } from '../../declare/build.js';
import type { RegionFn } from '../../declare/compiled.js';
import { Bool, Direction, Int, Region } from '../../declare/kinds.js';
import { siteTypeName, typeOr } from '../../declare/siteTypes.js';
import { SiteTypeWord } from '../../declare/words.js';
import { absoluteDirections } from '../../direction/words.js';

export const sitesBetween = ludeme('sites', 'Between', {
  returns: Region,
  args: {
    directions: optional(Direction),
    type: optional(SiteTypeWord),
    from: named(Int),
    fromIncluded: named(optional(Bool)),
    to: named(Int),
    toIncluded: named(optional(Bool)),
    cond: named(optional(Bool)),
  },
  doc: 'The sites between two sites on the first line that joins them.',
  example: '(sites Between from:(last From) to:(last To))',
  silent: ['directions'],
  compile: ({ directions, type, from, fromIncluded, to, toIncluded, cond }, build): RegionFn => {
    const code = typeOr(type, build);
    const table = build.topology.radialTable(siteTypeName(code));
    const lines = linesFrom(table, directions ?? absoluteDirections([Code.Adjacent]), code);
    return keeping(['from', 'to', 'between'], (c, out) => {
      const a = from(c);
      if (a < 0) return;
      const b = to(c);
      if (b < 0 || a >= table.count || b >= table.count) return;
      c.from = a;
      c.to = b;
      if (fromIncluded?.(c)) out.add(a);
      if (toIncluded?.(c)) out.add(b);
      const line = lines(c, a).find((each) => each.indexOf(b, 1) > 0);
      for (let i = (line?.indexOf(b, 1) ?? 0) - 1; i > 0; i--) {
        c.between = line![i]!;
        if (!cond || cond(c)) out.add(line![i]!);
      }
    });
  },
});
