/** `(if …)`: the moves of the rule that a condition chooses. */
import { Bool, ludeme, Moves } from '@ludii/functions';
import { conditionOf, consequenceOf, NonDecision, ruleOf, ThenPart } from '@ludii/functions/internal';
import { choose } from '@ludii/ir';
import { attached, noMoves } from '@ludii/ir/internal';
import { optional } from '@ludii/registry';

export const ifMoves = ludeme('if', {
  returns: NonDecision,
  args: { condition: Bool, yes: Moves, no: optional(Moves), consequence: optional(ThenPart) },
  doc: 'The moves of one rule if a condition holds, else those of another or none.',
  example: '(if (is Full) (move Pass) (move Add (to (sites Outer))))',
  meaning: ({ condition, yes, no, consequence: then }) =>
    attached(choose(conditionOf(condition), ruleOf(yes), no ? ruleOf(no) : noMoves), consequenceOf(then)),
});
