/** `(who …)`: the owner of the piece on a site. */
import { named, optional } from '@ludii/registry';
import type { SiteTypeCode } from '@ludii/state';
import { placeDatum, siteNumbers, typeByNumber } from '../board/containers.js';
import { type Build, ludeme } from '../declare/build.js';
import type { IntFn } from '../declare/compiled.js';
import { Int } from '../declare/kinds.js';
import { intOf, numberOf } from '../declare/meaning.js';
import { typeOr } from '../declare/siteTypes.js';
import { SiteTypeWord } from '../declare/words.js';

/** Owner of the top piece of a site of the given type; places that do not exist are empty. */
export const ownerAt = (at: IntFn, type: SiteTypeCode, { shape }: Pick<Build, 'shape'>): IntFn =>
  intOf({ k: 'read', datum: 'who', type, site: numberOf(at), limit: siteNumbers(shape).places[type] });

/** Owner of the piece at a level; a level of -1 is the top. */
function ownerAtLevel(at: IntFn, level: IntFn, type: SiteTypeCode, build: Build): IntFn {
  if (!build.stacking) return intOf(placeDatum('who', type, numberOf(at), build.shape));
  const typeOf = typeByNumber(build.shape, type);
  return (c) => {
    const site = at(c);
    const place = typeOf(site);
    if (place < 0) return 0;
    const height = level(c);
    return height === -1
      ? c.state.who(place as SiteTypeCode, site)
      : c.state.whoAt(place as SiteTypeCode, site, height);
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
