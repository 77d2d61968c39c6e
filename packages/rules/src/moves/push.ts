/** `(push …)`: a row of pieces is shoved along a line. */
import { Direction, ludeme, type MovesFn } from '@ludii/functions';
import { FromPart, fromRegister, lastTo, NonDecision, siteTypeName, ThenPart } from '@ludii/functions/internal';
import { optional } from '@ludii/registry';
import type { MoveList, SiteTypeCode } from '@ludii/state';
import { attachThen } from './shared/consequence.js';

const takeAway = (out: MoveList, type: SiteTypeCode, site: number): void => {
  out.begin(0, site, site);
  out.pushRemove(type, site, -1, false);
  out.finish();
};

const put = (out: MoveList, type: SiteTypeCode, site: number, what: number): void => {
  out.begin(0, site, site);
  out.pushAdd(type, site, what, 1, -1, -1, -1, false, false);
  out.finish();
};

export const push = ludeme('push', {
  returns: NonDecision,
  args: { from: optional(FromPart), directions: Direction, consequence: optional(ThenPart) },
  doc: 'Shoves the piece on a site, and those that stand in its way, one site further; the last may fall off the board.',
  example: '(push (from (centrePoint)) SW)',
  silent: ['directions'],
  compile: ({ from, directions, consequence: then }, build): MovesFn => {
    const type = from?.type ?? build.defaultSite;
    const siteOf = from ? (from.site ?? fromRegister) : lastTo;
    const attach = attachThen(then);
    const radials = build.topology.radialTable(siteTypeName(type));
    return (c, out) => {
      const f = siteOf(c);
      if (f < 0 || f >= radials.count) return;
      // Of several directions only the first one counts.
      const code = directions(c, type, f)[0];
      const slot = code === undefined ? -1 : radials.slotOf[code]!;
      if (slot < 0) return;
      const first = out.length;
      const row = f * radials.slots + slot;
      for (let id = radials.offsets[row]!; id < radials.offsets[row + 1]!; id++) {
        let current = c.state.what(type, f);
        takeAway(out, type, f);
        for (let i = radials.start[id]! + 1; i < radials.end[id]!; i++) {
          const t = radials.sites[i]!;
          const what = c.state.what(type, t);
          if (what !== 0) takeAway(out, type, t);
          put(out, type, t, current);
          if (what === 0) break;
          current = what;
        }
      }
      attach(c, out, first);
    };
  },
});
