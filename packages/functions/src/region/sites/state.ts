import { compare, fixedSites, register, type Sites, type Value } from '@ludii/ir';
import { readsRegister } from '@ludii/ir/internal';
import { optional } from '@ludii/registry';
import { stateKind, storedTypes } from '@ludii/state/internal';
import { fail, ludeme } from '../../declare/build.js';
import { Int, Region } from '../../declare/kinds.js';
import { numberOf } from '../../declare/meaning.js';
import { siteTypeName, typeOr } from '../../declare/siteTypes.js';
import { SiteTypeWord } from '../../declare/words.js';

export const sitesState = ludeme('sites', 'State', {
  returns: Region,
  args: { elementType: optional(SiteTypeWord), value: optional(Int) },
  doc: 'The board sites with a certain local state; empty sites have state 0.',
  example: '(sites State 1)',
  meaning: ({ elementType, value }, build): Sites | undefined => {
    const type = typeOr(elementType, build);
    const wanted = value && numberOf(value);
    const flat = stateKind(build.shape) === 'flat' && storedTypes(build.shape)[type];
    if (!wanted || !flat || readsRegister(wanted, 'site')) return undefined;
    const count = build.topology.count(siteTypeName(build.defaultSite));
    const state: Value = {
      k: 'read',
      datum: 'state',
      type,
      site: register('site'),
      limit: build.shape.board.sizes[type],
    };
    const sites = fixedSites(Array.from({ length: count }, (_, site) => site));
    return { k: 'where', sites, register: 'site', test: compare('=', state, wanted) };
  },
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
