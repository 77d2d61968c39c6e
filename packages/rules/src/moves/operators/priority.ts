/** `(priority …)`: the moves of the first rule that has moves. */
import { ludeme, Moves } from '@ludii/functions';
import { consequenceOf, NonDecision, ruleOf, ThenPart } from '@ludii/functions/internal';
import { attached } from '@ludii/ir/internal';
import { list, optional } from '@ludii/registry';

export const priority = [
  ludeme('priority', {
    returns: NonDecision,
    args: { rules: list(Moves), consequence: optional(ThenPart) },
    doc: 'The moves of the first rule that has moves.',
    example: '(priority {(forEach Piece "King") (forEach Piece)})',
    meaning: ({ rules, consequence: then }) => attached({ k: 'first', rules: rules.map(ruleOf) }, consequenceOf(then)),
  }),
  ludeme('priority', {
    returns: NonDecision,
    args: { a: Moves, b: Moves, consequence: optional(ThenPart) },
    doc: 'The moves of one rule, or if it has none those of another.',
    example: '(priority (forEach Piece) (move Pass))',
    meaning: ({ a, b, consequence: then }) =>
      attached({ k: 'first', rules: [ruleOf(a), ruleOf(b)] }, consequenceOf(then)),
  }),
];
