/** `(if …)`: the moves of the rule that a condition chooses. */
import { Bool, Moves } from '@ludii/functions';
import { conditionOf, ruleOf } from '@ludii/functions/internal';
import { choose } from '@ludii/ir';
import { noMoves } from '@ludii/ir/internal';
import { optional } from '@ludii/registry';
import { effect } from '../shared/declare.js';

export const ifMoves = effect('if', {
  args: { condition: Bool, yes: Moves, no: optional(Moves) },
  doc: 'The moves of one rule if a condition holds, else those of another or none.',
  example: '(if (is Full) (move Pass) (move Add (to (sites Outer))))',
  meaning: ({ condition, yes, no }) => choose(conditionOf(condition), ruleOf(yes), no ? ruleOf(no) : noMoves),
});
