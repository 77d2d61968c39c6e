import { optional } from '@ludii/registry';
import { SiteSet } from '../board/siteSet.js';
import { ludeme } from '../declare/build.js';
import { fixedRegion, type RegionFn } from '../declare/compiled.js';
import { Bool, Region } from '../declare/kinds.js';

export const regionIf = ludeme('if', {
  returns: Region,
  args: { cond: Bool, ok: Region, notOk: optional(Region) },
  doc: 'The first region if the condition holds, otherwise the second one, or no site.',
  example: '(if (is Mover P1) (sites P1) (sites P2))',
  compile: ({ cond, ok, notOk }): RegionFn => {
    const other = notOk ?? fixedRegion(new SiteSet());
    if (cond.fixed !== undefined) return cond.fixed ? ok : other;
    return (c, out) => (cond(c) ? ok : other)(c, out);
  },
});
