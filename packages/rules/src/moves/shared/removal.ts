/** The plain capture that several rules do by themselves if no other effect is given. */
import type { Build, IntFn, MovesFn } from '@ludii/functions';
import { typeByNumber } from '@ludii/functions/internal';
import { choose, compare, constant, type Rule, register } from '@ludii/ir';
import { action, emit } from '@ludii/ir/internal';
import type { SiteTypeCode } from '@ludii/state';
import { Op } from '@ludii/state/internal';

/** Removes the piece (the top one) on a site, if there is one. */
export function removalOf(site: IntFn, build: Build): MovesFn {
  const typeOf = typeByNumber(build.shape, build.defaultSite);
  return (c, out) => {
    const at = site(c);
    const type = typeOf(at);
    if (type === -1 || c.state.what(type, at) <= 0) return;
    out.begin(c.state.mover, at, at);
    out.pushRemove(type, at, -1, false);
    out.finish();
  };
}

/** What that means for the site in `(between)` on a board without stacks and hands. */
export function removalMeaning(type: SiteTypeCode, build: Build): Rule {
  const at = register('between');
  const limit = build.shape.board.sizes[type];
  const move = emit(at, at, [action(Op.Remove, false, type, at)]);
  return choose(compare('>', { k: 'read', datum: 'what', type, site: at, limit }, constant(0)), move);
}
