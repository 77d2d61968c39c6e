/** `(is Empty …)`, `(is Occupied …)`, `(is Full)`: what is on the sites. The most frequent questions of all. */
import { compare, constant, empty as emptySite, type Value } from '@ludii/ir';
import { full } from '@ludii/ir/internal';
import { optional } from '@ludii/registry';
import type { SiteTypeCode } from '@ludii/state';
import { Cell, stateKind, storedTypes } from '@ludii/state/internal';
import { handsOf, hasHands, placeDatum, siteNumbers } from '../../board/containers.js';
import { boardCount, whatReader } from '../../board/sites.js';
import { asSiteTest, siteDatum } from '../../choice/siteTest.js';
import { type Build, ludeme } from '../../declare/build.js';
import type { BoolFn, IntFn } from '../../declare/compiled.js';
import { Bool, Int } from '../../declare/kinds.js';
import { numberOf } from '../../declare/meaning.js';
import { siteTypeCode } from '../../declare/siteTypes.js';
import { SiteTypeWord } from '../../declare/words.js';

function empty(type: SiteTypeCode, at: IntFn, build: Build): BoolFn {
  const count = boardCount(build, type);
  if (!hasHands(build.shape)) {
    if (stateKind(build.shape) === 'puzzle' || !storedTypes(build.shape)[type]) {
      return (c) => {
        const site = at(c);
        return site >= 0 && site < count;
      };
    }
    return (c) => {
      const site = at(c);
      if (site < 0 || site >= count) return false;
      const { state } = c;
      return ((state.words[state.emptyOffset(type) + (site >> 5)]! >>> (site & 31)) & 1) !== 0;
    };
  }
  const { board: first, total: end } = siteNumbers(build.shape);
  return (c) => {
    const site = at(c);
    if (site < 0) return false;
    // Numbers in the range of the hands mean hands, also where the board has as many edges.
    if (site >= first && site < end) return c.state.isEmpty(Cell, site);
    return site < count && c.state.isEmpty(type, site);
  };
}

export const isEmpty = ludeme('is', 'Empty', {
  returns: Bool,
  args: { type: optional(SiteTypeWord), at: Int },
  doc: 'True if a site of the board or of a hand is empty. Off the board nothing is.',
  example: '(is Empty (to))',
  compile: ({ type, at }, build) => {
    const code = type ? siteTypeCode(type) : build.defaultSite;
    const datum = siteDatum('empty', at, code, build);
    return asSiteTest(empty(code, at, build), datum, (_mover, bit) => bit === 1);
  },
  meaning: ({ type, at }, build) => {
    const code = type ? siteTypeCode(type) : build.defaultSite;
    const { shape } = build;
    if (stateKind(shape) === 'puzzle' || !storedTypes(shape)[code]) return undefined;
    return emptySite(code, numberOf(at), boardCount(build, code), handsOf(shape));
  },
});

export const isOccupied = ludeme('is', 'Occupied', {
  returns: Bool,
  args: { type: optional(SiteTypeWord), at: Int },
  doc: 'True if a piece stands on a site of the board or of a hand.',
  example: '(is Occupied (to))',
  compile: ({ type, at }, build) => {
    const code = type ? siteTypeCode(type) : build.defaultSite;
    const datum = siteDatum('what', at, code, build);
    return asSiteTest(occupied(code, at, build), datum, (_mover, what) => what !== 0);
  },
  meaning: ({ type, at }, build) => {
    const code = type ? siteTypeCode(type) : build.defaultSite;
    if (build.stacking) return undefined;
    const limit = Math.min(siteNumbers(build.shape).total, boardCount(build, code));
    const piece: Value = hasHands(build.shape)
      ? placeDatum('what', code, numberOf(at), build.shape)
      : { k: 'read', datum: 'what', type: code, site: numberOf(at), limit };
    return compare('!=', piece, constant(0));
  },
});

function occupied(code: SiteTypeCode, at: IntFn, build: Build): BoolFn {
  const { total: end } = siteNumbers(build.shape);
  if (code === Cell || !hasHands(build.shape)) {
    const limit = hasHands(build.shape) ? end : Math.min(end, boardCount(build, code));
    return (c) => {
      const site = at(c);
      return site >= 0 && site < limit && c.state.what(code, site) !== 0;
    };
  }
  const what = whatReader(build, code);
  return (c) => {
    const site = at(c);
    return site >= 0 && site < end && what(c, site) !== 0;
  };
}

export const isFull = ludeme('is', 'Full', {
  returns: Bool,
  doc: 'True if no site of the board is empty. Hands do not matter.',
  example: '(is Full)',
  compile: (_args, build) => {
    const type = build.defaultSite;
    if (stateKind(build.shape) === 'puzzle') return (_c) => false;
    return (c) => {
      const { state } = c;
      const start = state.emptyOffset(type);
      const end = start + state.emptyWords(type);
      for (let i = start; i < end; i++) if (state.words[i] !== 0) return false;
      return true;
    };
  },
  meaning: (_args, build) => (stateKind(build.shape) === 'puzzle' ? undefined : full(build.defaultSite)),
});
