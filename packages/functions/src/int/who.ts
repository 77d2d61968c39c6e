/** `(who …)`: the owner of the piece on a site. */
import { named, optional } from '@ludii/registry';
import type { SiteTypeCode } from '@ludii/state';
import { siteNumbers, typeByNumber } from '../board/containers.js';
import { siteDatum } from '../choice/siteTest.js';
import { type Build, ludeme } from '../declare/build.js';
import type { IntFn } from '../declare/compiled.js';
import { Int } from '../declare/kinds.js';
import { means, numberOf } from '../declare/meaning.js';
import { SiteTypeWord } from '../declare/words.js';
import { betweenRegister, fromRegister, siteRegister, toRegister } from './registers.js';
import { typeOr } from './siteType.js';

/** Owner of the top piece of a site of the given type; places that do not exist are empty. */
export function ownerAt(at: IntFn, type: SiteTypeCode, build: Build): IntFn {
  const limit = siteNumbers(build.shape).places[type];
  const owner = means(ownerIn(at, type, build), { k: 'read', datum: 'who', type, site: numberOf(at), limit });
  const datum = siteDatum('who', at, type, build);
  return datum ? Object.assign(owner, { datum }) : owner;
}

function ownerIn(at: IntFn, type: SiteTypeCode, build: Build): IntFn {
  const places = siteNumbers(build.shape).places[type];
  switch (at) {
    case toRegister:
      return (c) => {
        const site = c.to;
        return site >= 0 && site < places ? c.state.who(type, site) : 0;
      };
    case fromRegister:
      return (c) => {
        const site = c.from;
        return site >= 0 && site < places ? c.state.who(type, site) : 0;
      };
    case siteRegister:
      return (c) => {
        const site = c.site;
        return site >= 0 && site < places ? c.state.who(type, site) : 0;
      };
    case betweenRegister:
      return (c) => {
        const site = c.between;
        return site >= 0 && site < places ? c.state.who(type, site) : 0;
      };
    default:
      return (c) => {
        const site = at(c);
        return site >= 0 && site < places ? c.state.who(type, site) : 0;
      };
  }
}

/** Owner of the piece at a level; a level of -1 is the top. */
function ownerAtLevel(at: IntFn, level: IntFn, type: SiteTypeCode, build: Build): IntFn {
  const typeOf = typeByNumber(build.shape, type);
  const { stacking } = build;
  return (c) => {
    const site = at(c);
    const place = typeOf(site);
    if (place < 0) return 0;
    const at1 = stacking ? level(c) : -1;
    return at1 === -1 ? c.state.who(place as SiteTypeCode, site) : c.state.whoAt(place as SiteTypeCode, site, at1);
  };
}

export const who = [
  ludeme('who', {
    returns: Int,
    args: { type: optional(SiteTypeWord), at: named(Int), level: optional(named(Int)) },
    doc: 'The owner of the piece on a site, on top of its stack or at a level; 0 if there is none.',
    example: '(who at:(to))',
    compile: ({ type, at, level }, build) =>
      level === undefined || level.fixed === -1
        ? ownerAt(at, typeOr(type, build), build)
        : ownerAtLevel(at, level, typeOr(type, build), build),
  }),
  ludeme('whoNoLevel', {
    returns: Int,
    args: { site: Int, type: optional(SiteTypeWord) },
    doc: 'The owner of the top piece on a site; 0 if there is none.',
    example: '(whoNoLevel (to))',
    compile: ({ site, type }, build) => ownerAt(site, typeOr(type, build), build),
  }),
];
