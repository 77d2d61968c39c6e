/** `(hint …)`: the number that a puzzle gives for a region. */
import { named, optional } from '@ludii/registry';
import { ludeme } from '../declare/build.js';
import { fixedInt } from '../declare/compiled.js';
import { Int } from '../declare/kinds.js';
import { typeOr } from '../declare/siteTypes.js';
import { SiteTypeWord } from '../declare/words.js';
import { hintRegister } from './registers.js';

export const hint = ludeme('hint', {
  returns: Int,
  args: { type: optional(SiteTypeWord), at: optional(named(Int)) },
  doc: 'The hint that is being looked at, or the hint of the region that begins with a site (-1 if there is none).',
  example: '(hint Cell at:(site))',
  compile: ({ type, at }, build) => {
    if (at === undefined) return hintRegister;
    const code = typeOr(type, build);
    const values = new Map<number, number>();
    for (const { type: of, regions, values: numbers } of build.hints) {
      if (of !== code) continue;
      regions.forEach((region, i) => {
        const first = region[0];
        if (first !== undefined && !values.has(first)) values.set(first, numbers[i]!);
      });
    }
    if (at.fixed !== undefined) return fixedInt(values.get(at.fixed) ?? -1);
    return (c) => values.get(at(c)) ?? -1;
  },
});
