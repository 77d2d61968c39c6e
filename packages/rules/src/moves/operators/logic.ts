/** Operators that join move rules: `or`, `and`, `if`, `priority`. */
import { Bool, ludeme, Moves, type MovesFn, NonDecision, ThenPart } from '@ludii/functions';
import { list, optional } from '@ludii/registry';
import type { Context, MoveList } from '@ludii/state';
import { type Attach, attachThen } from '../consequence.js';

/** All moves of all rules, in order. */
function all(rules: readonly MovesFn[], attach: Attach): MovesFn {
  const generate = (c: Context, out: MoveList): void => {
    const first = out.length;
    for (let i = 0; i < rules.length; i++) rules[i]!(c, out);
    attach(c, out, first);
  };
  return generate;
}

const joins = (['or', 'and'] as const).flatMap((keyword) => [
  ludeme(keyword, {
    returns: NonDecision,
    args: { a: Moves, b: Moves, consequence: optional(ThenPart) },
    doc:
      keyword === 'or'
        ? 'The moves of one rule and those of another.'
        : 'Both effects, or the moves of one rule and those of another.',
    example: `(${keyword} (move Pass) (move Add (to (sites Empty))))`,
    compile: ({ a, b, consequence: then }) => all([a, b], attachThen(then)),
  }),
  ludeme(keyword, {
    returns: NonDecision,
    args: { rules: list(Moves), consequence: optional(ThenPart) },
    doc: 'The moves of several rules.',
    example: `(${keyword} {(move Pass) (move Add (to (sites Empty)))})`,
    compile: ({ rules, consequence: then }) => all(rules, attachThen(then)),
  }),
]);

const choice = ludeme('if', {
  returns: NonDecision,
  args: { condition: Bool, yes: Moves, no: optional(Moves), consequence: optional(ThenPart) },
  doc: 'The moves of one rule if a condition holds, else those of another or none.',
  example: '(if (is Even (count Moves)) (move Pass) (move Add (to (sites Empty))))',
  compile: ({ condition, yes, no, consequence: then }): MovesFn => {
    const attach = attachThen(then);
    const generate = (c: Context, out: MoveList): void => {
      const first = out.length;
      if (condition(c)) yes(c, out);
      else no?.(c, out);
      attach(c, out, first);
    };
    // Asking whether there is a move asks only the chosen rule, in its own way.
    const can = (c: Context, rule: MovesFn | undefined): boolean => {
      if (!rule) return false;
      if (rule.canMove) return rule.canMove(c);
      const moves = c.acquire();
      rule(c, moves);
      const found = moves.length > 0;
      c.release(moves);
      return found;
    };
    return Object.assign(generate, { canMove: (c: Context) => can(c, condition(c) ? yes : no) });
  },
});

/** The moves of the first rule that has any. */
function firstOf(rules: readonly MovesFn[], attach: Attach): MovesFn {
  return (c, out) => {
    const first = out.length;
    for (let i = 0; i < rules.length && out.length === first; i++) rules[i]!(c, out);
    attach(c, out, first);
  };
}

const priorities = [
  ludeme('priority', {
    returns: NonDecision,
    args: { rules: list(Moves), consequence: optional(ThenPart) },
    doc: 'The moves of the first rule that has any.',
    example: '(priority {(forEach Piece "King") (forEach Piece)})',
    compile: ({ rules, consequence: then }) => firstOf(rules, attachThen(then)),
  }),
  ludeme('priority', {
    returns: NonDecision,
    args: { a: Moves, b: Moves, consequence: optional(ThenPart) },
    doc: 'The moves of one rule, or if it has none those of another.',
    example: '(priority (forEach Piece) (move Pass))',
    compile: ({ a, b, consequence: then }) => firstOf([a, b], attachThen(then)),
  }),
];

export const logic = [...joins, choice, ...priorities];
