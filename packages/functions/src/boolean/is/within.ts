/** `(is Within …)`: whether a piece of a kind is at a site or in a region. */
import { either, named, optional } from '@ludii/registry';
import { positionSite } from '@ludii/state/internal';
import { ludeme } from '../../declare/build.js';
import { membership } from '../../declare/compiled.js';
import { Bool, Int, Moves, Region } from '../../declare/kinds.js';
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
  compile: ({ what, at, in: region }, { components }) => {
    const has = region && membership(region);
    const site = at ?? lastTo;
    return (c) => {
      const piece = what ? what(c) : 0;
      // The number may come from anything that rules reckon: only pieces have a list of places.
      if (piece <= 0 || piece >= components.length) return false;
      const { owned } = c.state;
      const wanted = has ? -1 : site(c);
      const count = owned.length(piece);
      for (let i = 0; i < count; i++) {
        const place = positionSite(owned.entry(piece, i));
        if (has ? has(c, place) : place === wanted) return true;
      }
      return false;
    };
  },
});
