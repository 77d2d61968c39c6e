/**
 * `(what …)`, `(state …)`, `(rotation …)`: the piece on a site and its data. The number of a site decides which container
 * is read: hands have cells whatever type was asked for.
 */
import { named, optional } from '@ludii/registry';
import { placeDatum } from '../board/containers.js';
import { pieceAt, pieceDatum } from '../board/levels.js';
import { ludeme } from '../declare/build.js';
import { fixedInt } from '../declare/compiled.js';
import { Int } from '../declare/kinds.js';
import { numberOf } from '../declare/meaning.js';
import { typeOr } from '../declare/siteTypes.js';
import { SiteTypeWord } from '../declare/words.js';

const args = { type: optional(SiteTypeWord), at: named(Int), level: optional(named(Int)) };

export const what = [
  ludeme('what', {
    returns: Int,
    args,
    doc: 'The number of the piece on a site; of a stack the lowest unless a level is given (-1 is the top). 0 if none.',
    example: '(what at:(last To))',
    meaning: ({ type, at, level }, build) => pieceAt('what', typeOr(type, build), at, level ?? fixedInt(0), build),
    compile: ({ type, at, level }, build) => pieceDatum('what', typeOr(type, build), at, level ?? fixedInt(0), build),
  }),
  ludeme('state', {
    returns: Int,
    args,
    doc: 'The local state of a site: of its top piece, or of the piece at a level.',
    example: '(state at:(to))',
    flags: ['siteState'],
    compile: ({ type, at, level }, build) => pieceDatum('state', typeOr(type, build), at, level, build, true),
    meaning: ({ type, at, level }, build) =>
      level && build.stacking ? undefined : placeDatum('state', typeOr(type, build), numberOf(at), build.shape),
  }),
  ludeme('rotation', {
    returns: Int,
    args,
    doc: 'How far the piece on a site is turned.',
    example: '(rotation at:(last To))',
    flags: ['rotation'],
    compile: ({ type, at, level }, build) => pieceDatum('rotation', typeOr(type, build), at, level, build, true),
  }),
];
