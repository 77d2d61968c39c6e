/** `(hint …)`: the number that a puzzle gives for a region. */
import { register } from '@ludii/ir';
import { tableOf } from '@ludii/ir/internal';
import { named, optional } from '@ludii/registry';
import { ludeme } from '../declare/build.js';
import { Int } from '../declare/kinds.js';
import { numberOf } from '../declare/meaning.js';
import { typeOr } from '../declare/siteTypes.js';
import { SiteTypeWord } from '../declare/words.js';

export const hint = ludeme('hint', {
  returns: Int,
  args: { type: optional(SiteTypeWord), at: optional(named(Int)) },
  doc: 'The hint that is being looked at, or the hint of the region that begins with a site (-1 if there is none).',
  example: '(hint Cell at:(site))',
  meaning: ({ type, at }, build) => {
    if (at === undefined) return register('hint');
    const values: number[] = [];
    for (const { type: of, regions, values: numbers } of build.hints) {
      if (of !== typeOr(type, build)) continue;
      regions.forEach(([first], i) => {
        if (first !== undefined) values[first] ??= numbers[i]!;
      });
    }
    return tableOf(
      numberOf(at),
      Array.from(values, (value) => value ?? -1),
      -1,
    );
  },
});
