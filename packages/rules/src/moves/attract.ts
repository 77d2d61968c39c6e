/** `(attract …)`: all pieces in line with a site come as close to it as they can. */
import {
  AbsoluteDirectionWord,
  DirectionCode,
  FromPart,
  fromRegister,
  lastTo,
  radialsOf,
  siteTypeName,
} from '@ludii/functions/internal';
import { optional } from '@ludii/registry';
import { effect } from './shared/declare.js';
import { put, takeAway } from './shared/writing.js';

export const attract = effect('attract', {
  args: { from: optional(FromPart), direction: optional(AbsoluteDirectionWord) },
  doc: 'Draws the pieces on the lines from a site towards it.',
  example: '(attract (from (last To)) Diagonal)',
  meaning: ({ from, direction }, build) => {
    const type = from?.type ?? build.defaultSite;
    const siteOf = from ? (from.site ?? fromRegister) : lastTo;
    const table = build.topology.radialTable(siteTypeName(type));
    return (c, out) => {
      const site = siteOf(c);
      if (site < 0 || site >= table.count) return;
      for (const line of radialsOf(table, site, DirectionCode[direction ?? 'Adjacent'])) {
        const occupied = Array.from(line.subarray(1)).filter((at) => c.state.what(type, at) !== 0);
        for (const at of occupied) takeAway(out, build.defaultSite, at);
        occupied.forEach((at, k) => {
          put(out, type, line[1 + k]!, c.state.what(type, at));
        });
      }
    };
  },
});
