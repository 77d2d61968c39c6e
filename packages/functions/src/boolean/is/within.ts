/** `(is Within …)`: whether a piece of a kind is at a site or in a region. */
import { constant, isIn, not, register, type Sites } from '@ludii/ir';
import { every } from '@ludii/ir/internal';
import { either, named, optional } from '@ludii/registry';
import { siteNumbers } from '../../board/containers.js';
import { ludeme } from '../../declare/build.js';
import { Bool, Int, Moves, Region } from '../../declare/kinds.js';
import { numberOf, regionOf, spareIterator } from '../../declare/meaning.js';
import { SiteTypeWord } from '../../declare/words.js';
import { lastTo } from '../../position/lastMove.js';

/** Which piece, and where it stands or would stand. */
export const standingArgs = {
  what: optional(Int),
  type: optional(SiteTypeWord),
  at: named(either(1, optional(Int))),
  in: named(either(1, optional(Region))),
  specificMoves: optional(Moves),
};

export const isWithin = ludeme('is', 'Within', {
  returns: Bool,
  args: standingArgs,
  doc: 'True if a piece of a kind is at a site or in a region, hands included. Without a place: where the last move went.',
  example: '(is Within (id "King" Mover) in:(sites Centre))',
  meaning: ({ what, at, in: region }, build) => {
    const { components, shape } = build;
    const end = Math.max(siteNumbers(shape).total, ...shape.board.sizes);
    const standing: Sites = {
      k: 'ownedSites',
      // The list of each piece, by its number: other numbers have none.
      player: what ? numberOf(what) : constant(0),
      components: components.map(({ index }) => (index > 0 ? [index] : [])),
      type: undefined,
      first: 0,
      end,
    };
    if (!region) return isIn(numberOf(at ?? lastTo), standing);
    return not(every(standing, spareIterator, not(isIn(register(spareIterator), regionOf(region, build)))));
  },
});
