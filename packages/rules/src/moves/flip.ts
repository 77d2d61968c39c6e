/** `(flip …)`: a piece shows its other side, a stack is turned over. */
import { type Build, Int, ludeme, type MovesFn } from '@ludii/functions';
import { NonDecision, SiteTypeWord, siteTypeCode, ThenPart } from '@ludii/functions/internal';
import { optional } from '@ludii/registry';
import type { Context } from '@ludii/state';
import { Op } from '@ludii/state/internal';
import { attachThen } from './shared/consequence.js';
import { typeAt } from './shared/places.js';

/** The state of a component after a flip: the other one of its two, or the same. */
function flipped(flips: Build['components'][number]['flips'], state: number): number {
  if (!flips) return state;
  const [a, b] = flips;
  return state === a ? b : state === b ? a : state;
}

export const flip = ludeme('flip', {
  returns: NonDecision,
  args: { type: optional(SiteTypeWord), site: optional(Int), consequence: optional(ThenPart) },
  doc: 'Turns a piece to its other state, or a stack upside down.',
  example: '(flip (between))',
  flags: ['siteState'],
  compile: ({ type: written, site, consequence: then }, build): MovesFn => {
    const { components } = build;
    const types = typeAt(build, written && siteTypeCode(written));
    const siteOf = site ?? ((c: Context) => c.to);
    const attach = attachThen(then);
    return (c, out) => {
      const at = siteOf(c);
      if (at < 0) return;
      const type = types(at);
      const height = c.state.stackSize(type, at);
      if (height === 0) return;
      const first = out.length;
      if (height === 1) {
        const { flips } = components[c.state.what(type, at)]!;
        if (!flips) return;
        out.begin(0, at, at);
        out.push4(Op.SetState, false, type, at, -1, flipped(flips, c.state.state(type, at)));
      } else {
        out.begin(0, at, at);
        for (let level = 0; level < height; level++) out.pushRemove(type, at, level, false);
        for (let level = height - 1; level >= 0; level--) {
          const what = c.state.whatAt(type, at, level);
          const state = flipped(components[what]!.flips, c.state.stateAt(type, at, level));
          const rotation = c.state.rotationAt(type, at, level);
          const value = c.state.valueAt(type, at, level);
          out.pushAdd(type, at, what, 1, state, rotation, value, true, false);
        }
      }
      out.finish();
      attach(c, out, first);
    };
  },
});
