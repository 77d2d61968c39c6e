import { optional } from '@ludii/registry';
import { fail, ludeme } from '../../build.js';
import { Int, Region } from '../../kinds.js';
import { siteTypeName } from '../../siteTypes.js';
import { SiteTypeWord } from '../../words.js';
import { typeOr } from '../siteOrRegion.js';

export const sitesState = ludeme('sites', 'State', {
  returns: Region,
  args: { elementType: optional(SiteTypeWord), value: optional(Int) },
  doc: 'The board sites with a certain local state; empty sites have state 0.',
  example: '(sites State 1)',
  compile: ({ elementType, value }, build) => {
    if (!value) return fail('missing-argument', '`(sites State …)` needs the state that it looks for.');
    const type = typeOr(elementType, build);
    const count = build.topology.count(siteTypeName(build.defaultSite));
    return (c, out) => {
      const wanted = value(c);
      for (let site = 0; site < count; site++) if (c.state.state(type, site) === wanted) out.add(site);
    };
  },
});
