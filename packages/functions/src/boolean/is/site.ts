/** `(is Empty …)`, `(is Occupied …)`, `(is Full)`: what is on the sites. The most frequent questions of all. */
import {
  type Condition,
  compare,
  conditionFn,
  constant,
  empty as emptySite,
  fixedSites,
  isIn,
  never,
  type Value,
} from '@ludii/ir';
import { full } from '@ludii/ir/internal';
import { optional } from '@ludii/registry';
import { stateKind, storedTypes } from '@ludii/state/internal';
import { handsOf, hasHands, placeDatum, siteNumbers } from '../../board/containers.js';
import { boardCount } from '../../board/sites.js';
import { ludeme } from '../../declare/build.js';
import { Bool, Int } from '../../declare/kinds.js';
import { numberOf } from '../../declare/meaning.js';
import { typeOr } from '../../declare/siteTypes.js';
import { SiteTypeWord } from '../../declare/words.js';

export const isEmpty = ludeme('is', 'Empty', {
  returns: Bool,
  args: { type: optional(SiteTypeWord), at: Int },
  doc: 'True if a site of the board or of a hand is empty. Off the board nothing is.',
  example: '(is Empty (to))',
  meaning: ({ type, at }, build): Condition => {
    const { shape } = build;
    const code = typeOr(type, build);
    const count = boardCount(build, code);
    const site = numberOf(at);
    const condition = emptySite(code, site, count, handsOf(shape));
    if (stateKind(shape) !== 'puzzle' && storedTypes(shape)[code]) return condition;
    // Sites that are not stored are all empty.
    if (!hasHands(shape)) return isIn(site, fixedSites(Array.from({ length: count }, (_, s) => s)));
    return { k: 'callCondition', fn: conditionFn(condition) };
  },
});

export const isOccupied = ludeme('is', 'Occupied', {
  returns: Bool,
  args: { type: optional(SiteTypeWord), at: Int },
  doc: 'True if a piece stands on a site of the board or of a hand.',
  example: '(is Occupied (to))',
  meaning: ({ type, at }, build) => {
    const code = typeOr(type, build);
    const limit = Math.min(siteNumbers(build.shape).total, boardCount(build, code));
    const piece: Value = hasHands(build.shape)
      ? placeDatum('what', code, numberOf(at), build.shape)
      : { k: 'read', datum: 'what', type: code, site: numberOf(at), limit };
    return compare('!=', piece, constant(0));
  },
});

export const isFull = ludeme('is', 'Full', {
  returns: Bool,
  doc: 'True if no site of the board is empty. Hands do not matter.',
  example: '(is Full)',
  meaning: (_args, build) => (stateKind(build.shape) === 'puzzle' ? never : full(build.defaultSite)),
});
