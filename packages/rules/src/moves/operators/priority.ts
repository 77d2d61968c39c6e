/** `(priority …)`: the moves of the first rule that has moves. */
import { type Build, ludeme, Moves, type MovesFn } from '@ludii/functions';
import {
  consequenceOf,
  type DraftList,
  type Draws,
  draftMoves,
  NonDecision,
  ruleOf,
  type Then,
  ThenPart,
} from '@ludii/functions/internal';
import { attached } from '@ludii/ir/internal';
import { list, optional } from '@ludii/registry';
import type { Context, MoveList } from '@ludii/state';
import { sampleDrafts } from '../../flow/sampling.js';
import { attachThen } from '../shared/consequence.js';
import { anyCanMove, framed } from './joined.js';
import { ofStages } from './piecePasses.js';

/** The moves of the first rule that has moves. */
function firstOf(rules: readonly MovesFn[], then: Then | undefined, build: Build): MovesFn {
  const attach = attachThen(then);
  const generate = (c: Context, out: MoveList): void => {
    const first = out.length;
    for (let i = 0; i < rules.length && out.length === first; i++) rules[i]!(c, out);
    attach(c, out, first);
  };
  const draft = (c: Context, out: DraftList): void => {
    const first = out.length;
    for (let i = 0; i < rules.length && out.length === first; i++) draftMoves(c, rules[i]!, out);
  };
  const asked = anyCanMove(rules, build);
  const stages = then ? [] : rules.flatMap(({ passes }) => passes ?? []);
  const made: MovesFn =
    stages.length === rules.length
      ? Object.assign(generate, ofStages(stages, asked.canMove, build))
      : Object.assign(generate, { ...asked, draft: then ? framed(draft, attach) : draft });
  return Object.assign(made, {
    sample: (c: Context, draws: Draws, out: MoveList) => sampleDrafts(c, draws, made, out),
  });
}

export const priority = [
  ludeme('priority', {
    returns: NonDecision,
    args: { rules: list(Moves), consequence: optional(ThenPart) },
    doc: 'The moves of the first rule that has moves.',
    example: '(priority {(forEach Piece "King") (forEach Piece)})',
    compile: ({ rules, consequence: then }, build) => firstOf(rules, then, build),
    meaning: ({ rules, consequence: then }) => attached({ k: 'first', rules: rules.map(ruleOf) }, consequenceOf(then)),
  }),
  ludeme('priority', {
    returns: NonDecision,
    args: { a: Moves, b: Moves, consequence: optional(ThenPart) },
    doc: 'The moves of one rule, or if it has none those of another.',
    example: '(priority (forEach Piece) (move Pass))',
    compile: ({ a, b, consequence: then }, build) => firstOf([a, b], then, build),
    meaning: ({ a, b, consequence: then }) =>
      attached({ k: 'first', rules: [ruleOf(a), ruleOf(b)] }, consequenceOf(then)),
  }),
];
