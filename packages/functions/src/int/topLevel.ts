/** `(topLevel …)`: the highest level of a stack. */
import { compare, constant, math } from '@ludii/ir';
import { choice, hasCall } from '@ludii/ir/internal';
import { named, optional } from '@ludii/registry';
import { placeHeight, placesEnd, typeByNumber } from '../board/containers.js';
import { ludeme } from '../declare/build.js';
import { Int } from '../declare/kinds.js';
import { numberOf } from '../declare/meaning.js';
import { typeOr } from '../declare/siteTypes.js';
import { SiteTypeWord } from '../declare/words.js';

export const topLevel = ludeme('topLevel', {
  returns: Int,
  args: { type: optional(SiteTypeWord), at: named(Int) },
  doc: 'The level of the top piece of a stack, counted from 0; 0 also for an empty site.',
  example: '(topLevel at:(from))',
  flags: ['stacking'],
  meaning: ({ type, at }, build) => {
    const { shape } = build;
    const code = typeOr(type, build);
    const site = numberOf(at);
    if (!build.stacking) return constant(0);
    // A site that a closure tells is worked out once.
    if (hasCall(site)) return undefined;
    const top = math('-', placeHeight(code, site, shape), constant(1));
    const beyond = compare('>=', site, constant(placesEnd(shape, code)));
    return choice(beyond, constant(-1), math('max', top, constant(0)));
  },
  compile: ({ type, at }, build) => {
    const typeOf = typeByNumber(build.shape, typeOr(type, build));
    return (c) => {
      const site = at(c);
      const place = typeOf(site);
      if (place === -1) return site < 0 ? 0 : -1;
      return Math.max(0, c.state.stackSize(place, site) - 1);
    };
  },
});
