/**
 * `(what …)`, `(state …)`, `(rotation …)`: the piece on a site and its data. The number of a site decides which container
 * is read: hands have cells whatever type was asked for.
 */
import { named, optional } from '@ludii/registry';
import type { SiteTypeCode, State } from '@ludii/state';
import { placeDatum, siteNumbers, typeByNumber } from '../board/containers.js';
import { type Build, ludeme } from '../declare/build.js';
import type { IntFn } from '../declare/compiled.js';
import { Int } from '../declare/kinds.js';
import { intOf, numberOf } from '../declare/meaning.js';
import { typeOr } from '../declare/siteTypes.js';
import { SiteTypeWord } from '../declare/words.js';

/** The piece on a site: the bottom one of a stack. */
export function pieceAt(at: IntFn, type: SiteTypeCode, build: Build): IntFn {
  if (!build.stacking) return intOf(placeDatum('what', type, numberOf(at), build.shape));
  const typeOf = typeByNumber(build.shape, type);
  return (c) => {
    const site = at(c);
    const place = typeOf(site);
    return place < 0 ? 0 : c.state.whatAt(place as SiteTypeCode, site, 0);
  };
}

/** A datum of the top piece of a site. */
type Top = (state: State, type: SiteTypeCode, site: number) => number;
/** A datum of a level of a site. */
type AtLevel = (state: State, type: SiteTypeCode, site: number, level: number) => number;

/** A datum of a site: of the top piece, or on the board of a stacking game at a level. */
function datum(
  at: IntFn,
  level: IntFn | undefined,
  type: SiteTypeCode,
  build: Build,
  top: Top,
  atLevel: AtLevel,
): IntFn {
  const typeOf = typeByNumber(build.shape, type);
  const { board, total } = siteNumbers(build.shape);
  if (level === undefined || !build.stacking) {
    return (c) => {
      const site = at(c);
      const place = typeOf(site);
      return place < 0 ? 0 : top(c.state, place as SiteTypeCode, site);
    };
  }
  return (c) => {
    const site = at(c);
    const place = typeOf(site);
    if (place < 0) return 0;
    if (site >= board && site < total) return top(c.state, place as SiteTypeCode, site);
    return atLevel(c.state, place as SiteTypeCode, site, level(c));
  };
}

const args = { type: optional(SiteTypeWord), at: named(Int), level: optional(named(Int)) };

export const what = [
  ludeme('what', {
    returns: Int,
    args,
    doc: 'The number of the piece on a site; of a stack the lowest unless a level is given (-1 is the top). 0 if none.',
    example: '(what at:(last To))',
    compile: ({ type, at, level }, build) => {
      const code = typeOr(type, build);
      if (level === undefined || !build.stacking) return pieceAt(at, code, build);
      const typeOf = typeByNumber(build.shape, code);
      return (c) => {
        const site = at(c);
        const place = typeOf(site);
        if (place < 0) return 0;
        const l = level(c);
        return l === -1 ? c.state.what(place as SiteTypeCode, site) : c.state.whatAt(place as SiteTypeCode, site, l);
      };
    },
  }),
  ludeme('state', {
    returns: Int,
    args,
    doc: 'The local state of a site: of its top piece, or of the piece at a level.',
    example: '(state at:(to))',
    flags: ['siteState'],
    compile: ({ type, at, level }, build) => {
      const top: Top = (state, place, site) => state.state(place, site);
      return datum(at, level, typeOr(type, build), build, top, (state, place, site, l) =>
        state.stateAt(place, site, l),
      );
    },
    meaning: ({ type, at, level }, build) =>
      level && build.stacking ? undefined : placeDatum('state', typeOr(type, build), numberOf(at), build.shape),
  }),
  ludeme('rotation', {
    returns: Int,
    args,
    doc: 'How far the piece on a site is turned.',
    example: '(rotation at:(last To))',
    flags: ['rotation'],
    compile: ({ type, at, level }, build) =>
      datum(
        at,
        level,
        typeOr(type, build),
        build,
        (state, place, site) => state.rotation(place, site),
        (state, place, site, l) => state.rotationAt(place, site, l),
      ),
  }),
];
