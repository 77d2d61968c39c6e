/** `(deal …)`: cards from the deck or dominoes go to the hands of the players. */
import { type Build, Int } from '@ludii/functions';
import { fail } from '@ludii/functions/internal';
import type { CallRule, ListFn } from '@ludii/ir/internal';
import { named, optional } from '@ludii/registry';
import { Cell } from '@ludii/state/internal';
import { effect } from './shared/declare.js';
import { put } from './shared/writing.js';

/** First sites of the hands, if there is one for each player. */
export function handsOf({ shape, players }: Build): readonly number[] {
  const hands = shape.containers.filter(({ role }) => role === 'hand').map(({ first }) => first);
  return hands.length === players ? hands : [];
}

/** A rule of the game flow that deals can never say that a player can move. */
const dealing = (fn: ListFn): CallRule => ({ k: 'callRule', fn, mute: true });

const args = { count: optional(Int), beginWith: named(optional(Int)) };

export const deal = [
  effect('deal Cards', {
    args,
    doc: 'Deals cards from the deck, one after the other, to the hands of the players.',
    example: '(deal Cards 3 beginWith:(mover))',
    flags: ['card', 'stacking'],
    meaning: ({ count, beginWith }, build) => {
      const hands = handsOf(build);
      const deck = build.shape.containers.find(({ role }) => role === 'deck')?.first;
      return dealing((c, out) => {
        if (deck === undefined || hands.length === 0) return;
        const total = (count ? count(c) : 1) * hands.length;
        const height = c.state.stackSize(Cell, deck);
        if (height < total) fail('few-cards', `The deck has ${height} cards, too few to deal ${total}.`);
        let hand = beginWith ? beginWith(c) - 1 : 0;
        for (let k = 0; k < total; k++) {
          const to = hands[hand % hands.length]!;
          out.begin(0, deck, to);
          out.pushMove(Cell, deck, height - 1 - k, Cell, to, -1, -1, -1, -1, false, false);
          out.finish();
          hand = (hand + 1) % hands.length;
        }
      });
    },
  }),
  effect('deal Dominoes', {
    args,
    doc: 'Deals dominoes at random to the hands of the players.',
    example: '(deal Dominoes 7)',
    flags: ['largePiece', 'dominoes', 'stochastic', 'hiddenInfo'],
    meaning: ({ count }, build) => {
      const hands = handsOf(build);
      return dealing((c, out) => {
        if (hands.length === 0) return;
        const each = count ? count(c) : 1;
        const pool = build.components.map(({ index }) => index).slice(1);
        // Twice the count is dealt, whatever the number of players.
        for (let k = 0; k < 2 * each; k++) {
          const [domino] = pool.splice(c.rng.nextInt(pool.length), 1);
          if (domino === undefined) break;
          put(out, Cell, hands[k % hands.length]! + Math.floor(k / hands.length), domino, each);
        }
      });
    },
  }),
];
