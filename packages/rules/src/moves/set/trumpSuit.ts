/** `(set TrumpSuit …)`, `(move Set TrumpSuit …)`: which suit is trumps. */
import { Int, Ints } from '@ludii/functions';
import { numbersIn } from '@ludii/functions/internal';
import { either, words } from '@ludii/registry';
import { Op } from '@ludii/state/internal';
import { effectAndDecision } from '../shared/declare.js';
import { writeMove } from '../shared/writing.js';

const args = { suit: either(1, Int), suits: either(1, Ints) };

export const setTrumpSuit = effectAndDecision(
  'set TrumpSuit',
  'move Set',
  {
    args,
    doc: 'Sets the trump suit.',
    example: '(set TrumpSuit (card Suit at:(handSite Shared)))',
    flags: ['notAllPass'],
    meaning:
      ({ suit, suits }, _build, decision) =>
      (c, out) => {
        const values = suit ? [suit(c)] : suits ? numbersIn(c, suits) : [];
        for (const value of values) writeMove(out, c.state.mover, -1, Op.SetTrumpSuit, decision, value);
      },
  },
  {
    args: { what: words('SetTrumpType', ['TrumpSuit']), ...args },
    doc: 'The player chooses the trump suit.',
    example: '(move Set TrumpSuit (difference (values Remembered) 1))',
  },
);
