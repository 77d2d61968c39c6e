/** `(and …)`, `(or …)`: the moves of several rules. */
import { ludeme, Moves } from '@ludii/functions';
import { consequenceOf, NonDecision, ruleOf, ThenPart } from '@ludii/functions/internal';
import { all, attached } from '@ludii/ir/internal';
import { list, optional } from '@ludii/registry';

export const andOr = (['or', 'and'] as const).flatMap((keyword) => [
  ludeme(keyword, {
    returns: NonDecision,
    args: { a: Moves, b: Moves, consequence: optional(ThenPart) },
    doc:
      keyword === 'or'
        ? 'The moves of one rule and those of another.'
        : 'Both effects, or the moves of one rule and those of another.',
    example: `(${keyword} (move Pass) (move Remove (sites Corners)))`,
    meaning: ({ a, b, consequence: then }) => attached(all(ruleOf(a), ruleOf(b)), consequenceOf(then)),
  }),
  ludeme(keyword, {
    returns: NonDecision,
    args: { rules: list(Moves), consequence: optional(ThenPart) },
    doc: 'The moves of several rules.',
    example: `(${keyword} {(move Pass) (forEach Piece) (move Remove (sites Corners))})`,
    meaning: ({ rules, consequence: then }) => attached(all(...rules.map(ruleOf)), consequenceOf(then)),
  }),
]);
