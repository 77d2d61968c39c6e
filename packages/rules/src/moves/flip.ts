/** `(flip …)`: a piece shows its other side, a stack is turned over. */
import { type Build, Int, ludeme, type MovesFn } from '@ludii/functions';
import {
  consequenceOf,
  handsOf,
  NonDecision,
  numberOf,
  placeDatum,
  placesEnd,
  SiteTypeWord,
  siteTypeCode,
  ThenPart,
  toRegister,
} from '@ludii/functions/internal';
import { choose, compare, constant, type Rule, register } from '@ludii/ir';
import { action, attached, choice, emit, noMoves, typeAt as typeAtNode } from '@ludii/ir/internal';
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
  meaning: ({ type: written, site, consequence: then }, build): Rule | undefined => {
    if (build.stacking) return undefined;
    const type = written ? siteTypeCode(written) : build.defaultSite;
    const { shape, components } = build;
    const at = register('site');
    const what = placeDatum('what', type, at, shape);
    const state = placeDatum('state', type, at, shape);
    const turned = components
      .filter(({ flips }) => flips)
      .reduceRight<Rule>((others, { index, flips }) => {
        const [a, b] = flips!;
        const other = choice(
          compare('=', state, constant(a)),
          constant(b),
          choice(compare('=', state, constant(b)), constant(a), state),
        );
        const turn = action(Op.SetState, false, typeAtNode(type, at, handsOf(shape)), at, -1, other);
        return choose(compare('=', what, constant(index)), emit(at, at, [turn]), others);
      }, noMoves);
    const rule: Rule = {
      k: 'at',
      registers: ['site'],
      site: numberOf(site ?? toRegister),
      limit: placesEnd(shape, type),
      rule: turned,
    };
    return attached(rule, consequenceOf(then));
  },
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
