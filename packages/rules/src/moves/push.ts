/** `(push …)`: a row of pieces is shoved along a line. */
import { Direction } from '@ludii/functions';
import { FromPart, fromRegister, lastTo, radialsOf, siteTypeName } from '@ludii/functions/internal';
import { optional } from '@ludii/registry';
import { effect } from './shared/declare.js';
import { put, takeAway } from './shared/writing.js';

export const push = effect('push', {
  args: { from: optional(FromPart), directions: Direction },
  doc: 'Shoves the piece on a site, and those that stand in its way, one site further; the last may fall off the board.',
  example: '(push (from (centrePoint)) SW)',
  silent: ['directions'],
  meaning: ({ from, directions }, build) => {
    const type = from?.type ?? build.defaultSite;
    const siteOf = from ? (from.site ?? fromRegister) : lastTo;
    const table = build.topology.radialTable(siteTypeName(type));
    return (c, out) => {
      const f = siteOf(c);
      if (f < 0 || f >= table.count) return;
      // Of several directions only the first one counts.
      const code = directions(c, type, f)[0];
      for (const line of code === undefined ? [] : radialsOf(table, f, code)) {
        let current = c.state.what(type, f);
        takeAway(out, type, f);
        for (const t of line.subarray(1)) {
          const what = c.state.what(type, t);
          if (what !== 0) takeAway(out, type, t);
          put(out, type, t, current);
          if (what === 0) break;
          current = what;
        }
      }
    };
  },
});
