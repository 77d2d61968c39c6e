/** `(who …)`: the owner of the piece on a site. */

import type { Value } from '@ludii/ir';
import { named, optional } from '@ludii/registry';
import type { SiteTypeCode } from '@ludii/state';
import { siteNumbers } from '../board/containers.js';
import { pieceAt, pieceDatum } from '../board/levels.js';
import { type Build, ludeme } from '../declare/build.js';
import type { IntFn } from '../declare/compiled.js';
import { Int } from '../declare/kinds.js';
import { numberOf } from '../declare/meaning.js';
import { typeOr } from '../declare/siteTypes.js';
import { SiteTypeWord } from '../declare/words.js';

/** The owner of the top piece of a site of the given type; places that do not exist are empty. */
const ownerAt = (at: IntFn, type: SiteTypeCode, { shape }: Build): Value => ({
  k: 'read',
  datum: 'who',
  type,
  site: numberOf(at),
  limit: siteNumbers(shape).places[type],
});

export const who = [
  ludeme('who', {
    returns: Int,
    args: { type: optional(SiteTypeWord), at: named(Int), level: optional(named(Int)) },
    doc: 'The owner of the piece on a site, on top of its stack or at a level; 0 if there is none.',
    example: '(who at:(to))',
    meaning: ({ type, at, level }, build) => {
      const code = typeOr(type, build);
      if (level === undefined || level.fixed === -1) return ownerAt(at, code, build);
      return pieceAt('who', code, at, level, build);
    },
    compile: ({ type, at, level }, build) => pieceDatum('who', typeOr(type, build), at, level, build),
  }),
  ludeme('whoNoLevel', {
    returns: Int,
    args: { site: Int, type: optional(SiteTypeWord) },
    doc: 'The owner of the top piece on a site; 0 if there is none.',
    example: '(whoNoLevel (to))',
    meaning: ({ site, type }, build) => ownerAt(site, typeOr(type, build), build),
  }),
];
