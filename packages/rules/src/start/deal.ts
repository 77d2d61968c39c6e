/** `(deal …)` and `(split …)`: cards and dominoes given out before the first move. */
import { type Build, ludeme, Whole } from '@ludii/functions';
import { DealableWord, fail } from '@ludii/functions/internal';
import { optional, words } from '@ludii/registry';
import type { Context } from '@ludii/state';
import { handsOf } from '../moves/deal.js';
import { StartRulePart } from './kinds.js';
import { startRule } from './startRule.js';

const deckSite = (build: Build): number => build.shape.containers.find(({ role }) => role === 'deck')?.first ?? -1;

export const deal = ludeme('deal', {
  returns: StartRulePart,
  args: { type: DealableWord, count: optional(Whole) },
  doc: 'Gives cards or dominoes to the players.',
  example: '(deal Cards 3)',
  flags: ({ type }) =>
    type?.form === 'literal' && type.value === 'Cards'
      ? ['card', 'hiddenInfo']
      : ['largePiece', 'dominoes', 'stochastic', 'hiddenInfo'],
  compile: ({ type, count }, build) => {
    const each = count ?? 1;
    const hands = handsOf(build);
    if (type === 'Dominoes') {
      return startRule((c, setup) => {
        if (hands.length === 0) return;
        const left = Array.from({ length: build.components.length - 1 }, (_, i) => i + 1);
        // Twice the count is dealt, whatever the number of players.
        for (let dealt = 0; dealt < 2 * each; dealt++) {
          const [what] = left.splice(c.rng.nextInt(left.length), 1);
          setup.add(0, hands[dealt % build.players]! + Math.floor(dealt / build.players), what!);
        }
      });
    }
    const deck = deckSite(build);
    return startRule((c, setup) => {
      if (hands.length === 0 || deck < 0) return;
      if (c.state.stackSize(0, deck) < each * build.players) {
        fail('deck-too-small', `The deck has too few cards to give ${each} to each of ${build.players} players.`);
      }
      for (let dealt = 0; dealt < each * build.players; dealt++) {
        setup.moveTop(deck, topLevel(c, deck), hands[dealt % build.players]!);
      }
    });
  },
});

const topLevel = (c: Context, site: number): number => c.state.stackSize(0, site) - 1;

export const split = ludeme('split', {
  returns: StartRulePart,
  args: { type: words('SplitType', ['Deck']) },
  doc: 'Gives all cards of the deck to the players in turn.',
  example: '(split Deck)',
  flags: ['card'],
  compile: (_, build) => {
    const hands = handsOf(build);
    const deck = deckSite(build);
    return startRule((c, setup) => {
      if (hands.length === 0 || deck < 0) return;
      for (let dealt = 0; c.state.stackSize(0, deck) > 0; dealt++) setup.moveTop(deck, 0, hands[dealt % hands.length]!);
    });
  },
});
