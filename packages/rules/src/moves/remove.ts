/** `(remove …)`, `(move Remove …)`: pieces leave the game. */
import { Int, type MovesFn, Region } from '@ludii/functions';
import {
  borrowSites,
  consequenceOf,
  handsOf,
  numberOf,
  placeDatum,
  placesEnd,
  regionOf,
  returnSites,
  SiteTypeWord,
  siteTypeCode,
  ThenPart,
  typeByNumber,
  WhenWord,
} from '@ludii/functions/internal';
import { choose, compare, constant, type Rule, register } from '@ludii/ir';
import { action, attached, emit, typeAt } from '@ludii/ir/internal';
import { either, named, optional } from '@ludii/registry';
import type { Context, MoveList, SiteTypeCode } from '@ludii/state';
import { Op } from '@ludii/state/internal';
import { attachThen } from './shared/consequence.js';
import { effectAndDecision } from './shared/declare.js';

export const remove = effectAndDecision('remove', 'Remove', {
  args: {
    type: optional(SiteTypeWord),
    site: either(1, Int),
    region: either(1, Region),
    level: named(optional(Int)),
    at: named(optional(WhenWord)),
    count: named(optional(Int)),
    consequence: optional(ThenPart),
  },
  doc: 'Removes the piece on a site, or on each site of a region, at once or at the end of the turn.',
  example: '(remove (between))',
  flags: ({ at }) => (at ? ['sequenceCapture'] : []),
  silent: ['level'],
  meaning: ({ type, site, region, at, count, consequence: then }, build, decision) => {
    const code = type ? siteTypeCode(type) : build.defaultSite;
    const { shape } = build;
    const number = count === undefined ? 1 : count.fixed;
    if (build.stacking || number === undefined) return undefined;
    const where = register('site');
    const op = at === 'EndOfTurn' ? Op.RemoveLater : Op.Remove;
    const actions = Array.from({ length: Math.max(1, number) }, (_, k) =>
      action(op, decision && k === 0, typeAt(code, where, handsOf(shape)), where),
    );
    const piece = placeDatum('what', code, where, shape);
    const removal = choose(compare('>', piece, constant(0)), emit(where, where, actions));
    const rule: Rule = region
      ? { k: 'sites', registers: ['site'], over: regionOf(region, build), rule: removal }
      : { k: 'at', registers: ['site'], site: numberOf(site!), limit: placesEnd(shape, code), rule: removal };
    return attached(rule, consequenceOf(then));
  },
  compile: ({ type, site, region, level, at, count, consequence: then }, build, decision): MovesFn => {
    const typeOf = typeByNumber(build.shape, type ? siteTypeCode(type) : build.defaultSite);
    const later = at === 'EndOfTurn';
    const { stacking } = build;
    const attach = attachThen(then);

    const removeAt = (c: Context, out: MoveList, s: number, n: number): void => {
      const placeType = typeOf(s);
      if (placeType === -1 || c.state.what(placeType, s) <= 0) return;
      out.begin(c.state.mover, s, s);
      push(c, out, placeType, s, n, decision);
      out.finish();
    };
    const push = (c: Context, out: MoveList, placeType: SiteTypeCode, s: number, n: number, decides: boolean): void => {
      const { state } = c;
      let from = -1;
      if (stacking && level) {
        const top = state.stackSize(placeType, s) - 1;
        from = Math.max(0, level(c));
        if (from === top) from = -1;
      }
      for (let k = 0; k === 0 || k < n; k++) {
        if (later) out.pushRemoveLater(placeType, s, decides && k === 0);
        else out.pushRemove(placeType, s, from, decides && k === 0);
      }
    };

    if (site) {
      const generate: MovesFn = (c, out) => {
        const s = site(c);
        const n = count ? count(c) : 1;
        if (s < 0) return;
        const first = out.length;
        removeAt(c, out, s, n);
        attach(c, out, first);
      };
      const made = Object.assign(generate, { single: true as const });
      if (then) return made;
      return Object.assign(made, {
        actions: (c: Context, out: MoveList) => {
          const s = site(c);
          const n = count ? count(c) : 1;
          const placeType = s < 0 ? -1 : typeOf(s);
          if (placeType !== -1 && c.state.what(placeType, s) > 0) push(c, out, placeType, s, n, false);
        },
      });
    }
    return (c, out) => {
      const fixed = region?.fixed;
      const sites = fixed ?? borrowSites();
      if (!fixed) region?.(c, sites);
      const n = count ? count(c) : 1;
      const first = out.length;
      for (let s = sites.next(0); s >= 0; s = sites.next(s + 1)) removeAt(c, out, s, n);
      if (!fixed) returnSites(sites);
      attach(c, out, first);
    };
  },
});
