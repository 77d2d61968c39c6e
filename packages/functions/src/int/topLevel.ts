/** `(topLevel …)`: the highest level of a stack. */
import { named, optional } from '@ludii/registry';
import { typeByNumber } from '../board/containers.js';
import { ludeme } from '../declare/build.js';
import { fixedInt } from '../declare/compiled.js';
import { Int } from '../declare/kinds.js';
import { typeOr } from '../declare/siteTypes.js';
import { SiteTypeWord } from '../declare/words.js';

export const topLevel = ludeme('topLevel', {
  returns: Int,
  args: { type: optional(SiteTypeWord), at: named(Int) },
  doc: 'The level of the top piece of a stack, counted from 0; 0 also for an empty site.',
  example: '(topLevel at:(from))',
  flags: ['stacking'],
  compile: ({ type, at }, build) => {
    if (!build.stacking) return fixedInt(0);
    const typeOf = typeByNumber(build.shape, typeOr(type, build));
    return (c) => {
      const site = at(c);
      const place = typeOf(site);
      if (place === -1) return site < 0 ? 0 : -1;
      return Math.max(0, c.state.stackSize(place, site) - 1);
    };
  },
});
