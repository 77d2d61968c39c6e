/** `(flip …)`: a piece shows its other side, a stack is turned over. */
import { type Build, Int } from '@ludii/functions';
import {
  handsOf,
  numberOf,
  placeDatum,
  placesEnd,
  SiteTypeWord,
  toRegister,
  typeByNumber,
  typeOr,
} from '@ludii/functions/internal';
import { choose, compare, constant, type Rule, register } from '@ludii/ir';
import { action, choice, emit, heightAt, type ListFn, noMoves, typeAt } from '@ludii/ir/internal';
import { optional } from '@ludii/registry';
import type { SiteTypeCode } from '@ludii/state';
import { Op } from '@ludii/state/internal';
import { effect } from './shared/declare.js';

export const flip = effect('flip', {
  args: { type: optional(SiteTypeWord), site: optional(Int) },
  doc: 'Turns a piece to its other state, or a stack upside down.',
  example: '(flip (between))',
  flags: ['siteState'],
  meaning: ({ type: written, site }, build) => {
    const type = typeOr(written, build);
    const { shape, components } = build;
    const at = register('site');
    const place = typeAt(type, at, handsOf(shape));
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
        const turn = action(Op.SetState, false, place, at, -1, other);
        return choose(compare('=', what, constant(index)), emit(at, at, [turn]), others);
      }, noMoves);
    const rule: Rule = {
      k: 'at',
      registers: ['site'],
      site: numberOf(site ?? toRegister),
      limit: placesEnd(shape, type),
      rule: build.stacking
        ? choose(compare('>', heightAt(place, at), constant(1)), { k: 'callRule', fn: turnOver(build, type) }, turned)
        : turned,
    };
    return rule;
  },
});

/** Turns the stack in `(site)` over: its pieces leave, and come back in the opposite order with their other sides up. */
function turnOver(build: Build, type: SiteTypeCode): ListFn {
  const { components } = build;
  const typeOf = typeByNumber(build.shape, type);
  return ({ state, site }, out) => {
    const at = typeOf(site) as SiteTypeCode;
    const height = state.stackSize(at, site);
    out.begin(0, site, site);
    for (let level = 0; level < height; level++) out.pushRemove(at, site, level, false);
    for (let level = height - 1; level >= 0; level--) {
      const what = state.whatAt(at, site, level);
      const shown = state.stateAt(at, site, level);
      const [a, b] = components[what]!.flips ?? [shown, shown];
      const other = shown === a ? b : shown === b ? a : shown;
      const [rotation, value] = [state.rotationAt(at, site, level), state.valueAt(at, site, level)];
      out.pushAdd(at, site, what, 1, other, rotation, value, true, false);
    }
    out.finish();
  };
}
