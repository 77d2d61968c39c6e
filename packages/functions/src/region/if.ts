import { optional } from '@ludii/registry';
import { ludeme } from '../build.js';
import { fixedRegion, type RegionFn } from '../compiled.js';
import { Bool, Region } from '../kinds.js';
import { SiteSet } from '../siteSet.js';

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
