/** `(attract …)`: all pieces in line with a site come as close to it as they can. */
import { ludeme, type MovesFn } from '@ludii/functions';
import {
  AbsoluteDirectionWord,
  DirectionCode,
  FromPart,
  lastTo,
  NonDecision,
  siteTypeName,
  ThenPart,
} from '@ludii/functions/internal';
import { optional } from '@ludii/registry';
import type { Context } from '@ludii/state';
import { attachThen } from './shared/consequence.js';

export const attract = ludeme('attract', {
  returns: NonDecision,
  args: { from: optional(FromPart), direction: optional(AbsoluteDirectionWord), consequence: optional(ThenPart) },
  doc: 'Draws the pieces on the lines from a site towards it.',
  example: '(attract (from (last To)) Diagonal)',
  compile: ({ from, direction, consequence: then }, build): MovesFn => {
    const type = from?.type ?? build.defaultSite;
    const siteOf = from ? (from.site ?? ((c: Context) => c.from)) : lastTo;
    const { count, slots, slotOf, offsets, start, end, sites } = build.topology.radialTable(siteTypeName(type));
    const slot = slotOf[DirectionCode[direction ?? 'Adjacent']]!;
    const attach = attachThen(then);
    return (c, out) => {
      const site = siteOf(c);
      if (site < 0 || site >= count || slot < 0) return;
      const first = out.length;
      const row = site * slots + slot;
      for (let id = offsets[row]!; id < offsets[row + 1]!; id++) {
        const found: number[] = [];
        for (let i = start[id]! + 1; i < end[id]!; i++) {
          const at = sites[i]!;
          const what = c.state.what(type, at);
          if (what === 0) continue;
          found.push(what);
          out.begin(0, at, at);
          out.pushRemove(build.defaultSite, at, -1, false);
          out.finish();
        }
        for (let k = 0; k < found.length; k++) {
          const at = sites[start[id]! + 1 + k]!;
          out.begin(0, at, at);
          out.pushAdd(type, at, found[k]!, 1, -1, -1, -1, false, false);
          out.finish();
        }
      }
      attach(c, out, first);
    };
  },
});
