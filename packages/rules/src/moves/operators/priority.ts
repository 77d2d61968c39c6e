/** `(priority …)`: the moves of the first rule that has moves. */
import { Moves, ruleOf } from '@ludii/functions';
import { list } from '@ludii/registry';
import { effect } from '../shared/declare.js';

export const priority = [
  effect('priority', {
    args: { rules: list(Moves) },
    doc: 'The moves of the first rule that has moves.',
    example: '(priority {(forEach Piece "King") (forEach Piece)})',
    meaning: ({ rules }) => ({ k: 'first', rules: rules.map(ruleOf) }),
  }),
  effect('priority', {
    args: { a: Moves, b: Moves },
    doc: 'The moves of one rule, or if it has none those of another.',
    example: '(priority (forEach Piece) (move Pass))',
    meaning: ({ a, b }) => ({ k: 'first', rules: [ruleOf(a), ruleOf(b)] }),
  }),
];
