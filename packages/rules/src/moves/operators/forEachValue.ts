/** `(forEach Value …)`: moves for every value of a list or range. */
import { Int, Ints, Moves, numberOf, ruleOf } from '@ludii/functions';
import { eachValueOf, repeated } from '@ludii/functions/internal';
import { named } from '@ludii/registry';
import { effect } from '../shared/declare.js';

export const forEachValue = [
  effect('forEach Value', {
    args: { values: Ints, moves: Moves },
    doc: 'Moves for every value of a list.',
    example: '(forEach Value (values Remembered) (remove (value)))',
    meaning: ({ values, moves }) => repeated(eachValueOf(values), moves),
  }),
  effect('forEach Value', {
    args: { min: named(Int), max: named(Int), moves: Moves },
    doc: 'Moves for every value from one number to another.',
    example: '(forEach Value min:1 max:5 (move Bet Mover (exact (value))))',
    meaning: ({ min, max, moves }) => ({ k: 'values', min: numberOf(min), max: numberOf(max), rule: ruleOf(moves) }),
  }),
];
