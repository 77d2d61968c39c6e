/** Hands, dice and decks. */

import { ludeme, Role, Whole } from '@ludii/functions';
import { CardWord, sized } from '@ludii/functions/internal';
import { either, list, named, optional } from '@ludii/registry';
import type { Item } from './items.js';
import { CardPart, ItemPart } from './kinds.js';

export const hand = ludeme('hand', {
  returns: ItemPart,
  args: { role: Role, size: named(optional(Whole)) },
  doc: 'Sites beside the board that belong to a player.',
  example: '(hand Each size:7)',
  flags: ['cell'],
  compile: ({ role, size }, build): Item => ({
    item: 'hand',
    role,
    size: sized(build, 'sites', 'sites of a hand', size ?? 1),
  }),
});

export const dice = ludeme('dice', {
  returns: ItemPart,
  args: {
    d: named(optional(Whole)),
    faces: either(1, named(optional(list(Whole)))),
    facesByDie: either(1, named(optional(list(list(Whole))))),
    from: either(1, named(optional(Whole))),
    role: optional(Role),
    num: named(Whole),
    biased: named(optional(list(Whole))),
  },
  doc: 'Dice. A bias is accepted but has no effect: every face is equally likely.',
  example: '(dice d:6 num:2)',
  flags: ['stochastic', 'notAllPass', 'cell'],
  compile: ({ d, faces, facesByDie, from, role, num }, build): Item => {
    const sides = sized(build, 'components', 'faces', d ?? faces?.length ?? facesByDie?.[0]?.length ?? 6);
    sized(build, 'components', 'dice', num);
    const plain = faces ?? Array.from({ length: sides }, (_, i) => (from ?? 1) + i);
    return {
      item: 'dice',
      role: role ?? 'Shared',
      faces: Array.from({ length: num }, (_, die) => facesByDie?.[die] ?? plain),
    };
  },
});

export const card = ludeme('card', {
  returns: CardPart,
  args: {
    type: CardWord,
    rank: named(Whole),
    value: named(Whole),
    trumpRank: named(optional(Whole)),
    trumpValue: named(optional(Whole)),
    biased: named(optional(Whole)),
  },
  doc: 'A card of every suit of a deck.',
  example: '(card Seven rank:0 value:0 trumpRank:0 trumpValue:0)',
  compile: ({ rank, value, trumpRank, trumpValue }) => ({
    rank,
    value,
    trumpRank: trumpRank ?? rank,
    trumpValue: trumpValue ?? value,
  }),
});

export const deck = ludeme('deck', {
  returns: ItemPart,
  args: {
    role: optional(Role),
    cardsBySuit: named(optional(Whole)),
    suits: named(optional(Whole)),
    cards: optional(list(CardPart)),
  },
  doc: 'A shuffled deck of cards.',
  example: '(deck)',
  flags: ['card', 'stacking', 'cell'],
  compile: ({ role, cardsBySuit, suits = 4, cards }, build): Item => {
    const bySuit = sized(build, 'components', 'cards of a suit', cards?.length ?? cardsBySuit ?? 13);
    sized(build, 'components', 'cards', sized(build, 'components', 'suits', suits) * bySuit);
    const plain = (_: unknown, i: number) => ({ rank: i + 1, value: i + 1, trumpRank: i + 1, trumpValue: i + 1 });
    return { item: 'deck', role: role ?? 'Shared', suits, cards: cards ?? Array.from({ length: bySuit }, plain) };
  },
});
