/** `(set TrumpSuit …)`, `(move Set TrumpSuit …)`: which suit is trumps. */
import { Int, Ints, ludeme, Moves, type MovesFn } from '@ludii/functions';
import { borrowNumbers, NonDecision, returnNumbers, ThenPart } from '@ludii/functions/internal';
import { either, optional, type Values, words } from '@ludii/registry';
import type { MoveList } from '@ludii/state';
import { Op } from '@ludii/state/internal';
import { attachThen } from '../shared/consequence.js';

const args = { suit: either(1, Int), suits: either(1, Ints), consequence: optional(ThenPart) };

function compile({ suit, suits, consequence: then }: Values<typeof args>, decision: boolean): MovesFn {
  const attach = attachThen(then);
  const emit = (out: MoveList, mover: number, value: number): void => {
    out.begin(mover, -1, -1);
    out.push1(Op.SetTrumpSuit, decision, value);
    out.finish();
  };
  return (c, out) => {
    const first = out.length;
    if (suit) emit(out, c.state.mover, suit(c));
    else if (suits) {
      const values = borrowNumbers();
      suits(c, values);
      for (let k = 0; k < values.length; k++) emit(out, c.state.mover, values[k]!);
      returnNumbers(values);
    }
    attach(c, out, first);
  };
}

export const setTrumpSuit = [
  ludeme('set', 'TrumpSuit', {
    returns: NonDecision,
    args,
    doc: 'Sets the trump suit.',
    example: '(set TrumpSuit (card Suit at:(handSite Shared)))',
    flags: ['notAllPass'],
    compile: (values) => compile(values, false),
  }),
  ludeme('move', 'Set', {
    returns: Moves,
    args: { what: words('SetTrumpType', ['TrumpSuit']), ...args },
    doc: 'The player chooses the trump suit.',
    example: '(move Set TrumpSuit (difference (values Remembered) 1))',
    flags: ['notAllPass'],
    compile: (values) => compile(values, true),
  }),
];
