/** `(card …)`: suits, ranks and values of cards. */
import { named, optional } from '@ludii/registry';
import { Cell } from '@ludii/state/internal';
import { siteNumbers } from '../board/containers.js';
import { ludeme } from '../declare/build.js';
import { Int } from '../declare/kinds.js';

const properties = { Rank: 'rank', Suit: 'suit', TrumpRank: 'trumpRank', TrumpValue: 'trumpValue' } as const;

export const card = [
  ludeme('card', 'TrumpSuit', {
    returns: Int,
    doc: 'The suit that is trump; -1 until there is one.',
    example: '(card TrumpSuit)',
    flags: ['card', 'hiddenInfo', 'stochastic'],
    compile: () => (c) => c.state.trumpSuit,
  }),
  ludeme('card', ['Rank', 'Suit', 'TrumpValue', 'TrumpRank'], {
    returns: Int,
    args: { at: named(Int), level: optional(named(Int)) },
    doc: 'A property of the card on a site, at a level if one is given; -1 if there is no card.',
    example: '(card Suit at:(handSite P1))',
    flags: ['card', 'hiddenInfo'],
    compile: ({ word, at, level }, build) => {
      const { total } = siteNumbers(build.shape);
      const property = properties[word];
      const cards = Int32Array.from(build.components, (piece) => piece.card?.[property] ?? -1);
      // Without a level the suit is that of the top card, everything else that of the lowest.
      const top = word === 'Suit';
      return (c) => {
        const site = at(c);
        if (site < 0 || site >= total) throw new RangeError(`there is no site ${site} to read a card from`);
        const what = level
          ? c.state.whatAt(Cell, site, level(c))
          : top
            ? c.state.what(Cell, site)
            : c.state.whatAt(Cell, site, 0);
        return cards[what]!;
      };
    },
  }),
];
