/** `(and …)`, `(or …)`: the moves of several rules. */
import { Moves, ruleOf } from '@ludii/functions';
import { all } from '@ludii/ir/internal';
import { list } from '@ludii/registry';
import { effect } from '../shared/declare.js';

export const andOr = (['or', 'and'] as const).flatMap((keyword) => [
  effect(keyword, {
    args: { a: Moves, b: Moves },
    doc:
      keyword === 'or'
        ? 'The moves of one rule and those of another.'
        : 'Both effects, or the moves of one rule and those of another.',
    example: `(${keyword} (move Pass) (move Remove (sites Corners)))`,
    meaning: ({ a, b }) => all(ruleOf(a), ruleOf(b)),
  }),
  effect(keyword, {
    args: { rules: list(Moves) },
    doc: 'The moves of several rules.',
    example: `(${keyword} {(move Pass) (forEach Piece) (move Remove (sites Corners))})`,
    meaning: ({ rules }) => all(...rules.map(ruleOf)),
  }),
]);
