/** `(sites Between … from: to:)`: what lies on a straight line between two sites. */
import { Direction as Code } from '@ludii/geometry';
import { keeping } from '@ludii/ir/internal';
import { named, optional } from '@ludii/registry';
import { ludeme } from '../../declare/build.js';
import type { RegionFn } from '../../declare/compiled.js';
import { Bool, Direction, Int, Region } from '../../declare/kinds.js';
import { siteTypeName } from '../../declare/siteTypes.js';
import { SiteTypeWord } from '../../declare/words.js';
import { absoluteDirections } from '../../direction/words.js';
import { typeOr } from '../siteOrRegion.js';

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
    const { slots, slotOf, offsets, start, end, sites, count } = build.topology.radialTable(siteTypeName(code));
    const chosen = directions ?? absoluteDirections([Code.Adjacent]);
    return keeping(['from', 'to', 'between'], (c, out) => {
      const a = from(c);
      if (a < 0) return;
      const b = to(c);
      if (b < 0 || a >= count || b >= count) return;
      c.from = a;
      c.to = b;
      if (fromIncluded?.(c)) out.add(a);
      if (toIncluded?.(c)) out.add(b);
      const codes = chosen(c, code, a);
      search: for (let k = 0; k < codes.length; k++) {
        const slot = slotOf[codes[k]!]!;
        if (slot < 0) continue;
        const row = a * slots + slot;
        for (let id = offsets[row]!; id < offsets[row + 1]!; id++) {
          const first = start[id]!;
          let found = first + 1;
          while (found < end[id]! && sites[found] !== b) found++;
          if (found === end[id]!) continue;
          for (let i = found - 1; i > first; i--) {
            c.between = sites[i]!;
            if (!cond || cond(c)) out.add(sites[i]!);
          }
          break search;
        }
      }
    });
  },
});
