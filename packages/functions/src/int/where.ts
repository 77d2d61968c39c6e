/** `(where …)`: the site or level where a piece stands. */
import { and, compare, constant, register, type Value } from '@ludii/ir';
import { mayRead, tableOf } from '@ludii/ir/internal';
import { either, named, optional } from '@ludii/registry';
import type { Context, SiteTypeCode } from '@ludii/state';
import { positionSite } from '@ludii/state/internal';
import { type Build, ludeme } from '../declare/build.js';
import { type BoolFn, fixedInt, type IntFn } from '../declare/compiled.js';
import { Bool, Int } from '../declare/kinds.js';
import { numberOf } from '../declare/meaning.js';
import { roleIndex } from '../declare/roles.js';
import { typeOr } from '../declare/siteTypes.js';
import { Role, SiteTypeWord, Text } from '../declare/words.js';
import { piecesNamed } from './id.js';

/** Any local state. */
const AnyState = -1;

/** Whether a level of a site holds a piece, perhaps with a local state. */
const isPiece = (
  { state }: Context,
  type: SiteTypeCode,
  site: number,
  level: number,
  what: number,
  local: number,
): boolean =>
  state.whatAt(type, site, level) === what && (local === AnyState || state.stateAt(type, site, level) === local);

/** Tests whether a board site holds a piece (in a stacking game at any level), perhaps with a local state. */
function holds(
  stacking: boolean,
): (c: Context, type: SiteTypeCode, site: number, what: number, local: number) => boolean {
  if (!stacking) {
    return (c, type, site, what, local) =>
      c.state.what(type, site) === what && (local === AnyState || c.state.state(type, site) === local);
  }
  return (c, type, site, what, local) => {
    const height = c.state.stackSize(type, site);
    for (let level = 0; level < height; level++) if (isPiece(c, type, site, level, what, local)) return true;
    return false;
  };
}

/** The level of a piece on a site, from the top or from the bottom. */
function levelOf(
  build: Build,
  type: SiteTypeCode,
  what: IntFn,
  state: IntFn,
  at: IntFn,
  fromTop: BoolFn | undefined,
): IntFn {
  const { sizes } = build.shape.board;
  const size = Math.min(sizes[build.defaultSite], sizes[type]);
  return (c) => {
    const local = state(c);
    const site = at(c);
    if (site < 0 || site >= size) return -1;
    const piece = what(c);
    if (piece <= 0) return -1;
    const levels = Array.from({ length: c.state.stackSize(type, site) }, (_, level) => level);
    const isHere = (level: number): boolean => isPiece(c, type, site, level, piece, local);
    return (!fromTop || fromTop(c) ? levels.findLast(isHere) : levels.find(isHere)) ?? -1;
  };
}

const player = { indexPlayer: either(1, Int), role: either(1, Role) };

export const where = [
  ludeme('where', {
    returns: Int,
    args: { namePiece: Text, ...player, state: optional(named(Int)), type: optional(SiteTypeWord) },
    doc: 'The board site of a piece of a player, found by part of its name and perhaps its local state; -1 if nowhere.',
    example: '(where "King" Mover)',
    flags: ({ state }) => (state ? ['siteState'] : []),
    meaning: ({ namePiece, indexPlayer, role, state, type }, build): Value | undefined => {
      const { board, containers } = build.shape;
      const plain = !build.stacking && containers.length === 1 && typeOr(type, build) === build.defaultSite;
      if (state || !plain) return undefined;
      const owner = numberOf(indexPlayer ?? roleIndex(role!, build));
      const component = tableOf(owner, [...piecesNamed(namePiece, build)], -1);
      return { k: 'firstSite', component, limit: board.sizes[build.defaultSite] };
    },
    compile: ({ namePiece, indexPlayer, role, state, type }, build) => {
      const code = typeOr(type, build);
      const pieces = piecesNamed(namePiece, build);
      const owner = indexPlayer ?? roleIndex(role!, build);
      const local = state ?? fixedInt(AnyState);
      const size = Math.min(build.shape.board.sizes[build.defaultSite], build.shape.board.sizes[code]);
      const found = holds(build.stacking);
      return (c) => {
        const wanted = local(c);
        const what = pieces[owner(c)] ?? -1;
        if (what < 0) return -1;
        const { owned } = c.state;
        const n = owned.length(what);
        for (let i = 0; i < n; i++) {
          const site = positionSite(owned.entry(what, i));
          if (site < size && found(c, code, site, what, wanted)) return site;
        }
        return -1;
      };
    },
  }),
  ludeme('where', {
    returns: Int,
    args: { what: Int, type: optional(SiteTypeWord) },
    doc: 'The first board site with a piece given by its number; -1 if there is none.',
    example: '(where (id "King" Mover))',
    meaning: ({ what, type }, build): Value | undefined => {
      const { board, containers } = build.shape;
      const piece = numberOf(what);
      const plain = !build.stacking && containers.length === 1 && typeOr(type, build) === build.defaultSite;
      if (!plain || mayRead(piece, 'to')) return undefined;
      const limit = board.sizes[build.defaultSite];
      const here: Value = { k: 'read', datum: 'what', type: build.defaultSite, site: register('to'), limit };
      return {
        k: 'search',
        player: constant(0),
        from: constant(-1),
        test: and(compare('>', piece, constant(0)), compare('=', here, piece)),
        tracks: [Array.from({ length: limit }, (_, site) => site)],
      };
    },
    compile: ({ what, type }, build) => {
      const code = typeOr(type, build);
      const size = Math.min(build.shape.board.sizes[build.defaultSite], build.shape.board.sizes[code]);
      const found = holds(build.stacking);
      return (c) => {
        const piece = what(c);
        if (piece <= 0) return -1;
        for (let site = 0; site < size; site++) if (found(c, code, site, piece, AnyState)) return site;
        return -1;
      };
    },
  }),
  ludeme('where', 'Level', {
    returns: Int,
    args: {
      namePiece: Text,
      ...player,
      state: optional(named(Int)),
      type: optional(SiteTypeWord),
      at: named(Int),
      fromTop: optional(named(Bool)),
    },
    doc: 'The level of a piece of a player in a stack, found by part of its name; -1 if it is not there.',
    example: '(where Level "Disc" Mover at:(from))',
    flags: ({ state }) => (state ? ['stacking', 'siteState'] : ['stacking']),
    compile: ({ namePiece, indexPlayer, role, state, type, at, fromTop }, build) => {
      const pieces = piecesNamed(namePiece, build);
      const owner = indexPlayer ?? roleIndex(role!, build);
      const what: IntFn = (c) => pieces[owner(c)] ?? -1;
      return levelOf(build, typeOr(type, build), what, state ?? fixedInt(AnyState), at, fromTop);
    },
  }),
  ludeme('where', 'Level', {
    returns: Int,
    args: { what: Int, type: optional(SiteTypeWord), at: named(Int), fromTop: optional(named(Bool)) },
    doc: 'The level of a piece, given by its number, in a stack; -1 if it is not there.',
    example: '(where Level (id "Disc1") at:(from))',
    flags: ['stacking'],
    compile: ({ what, type, at, fromTop }, build) =>
      levelOf(build, typeOr(type, build), what, fixedInt(AnyState), at, fromTop),
  }),
];
