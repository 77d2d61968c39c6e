/** A move rule and its decision form, `(hop …)` and `(move Hop …)`, from one declaration. */
import { type Build, ludeme, Moves, type MovesFn } from '@ludii/functions';
import { NonDecision } from '@ludii/functions/internal';
import type { Rule } from '@ludii/ir';
import type { Arguments, Declaration, Ludeme, Values } from '@ludii/registry';

/** What both forms share; `compile` is told whether the move is a decision. */
export interface MoveDeclaration<A extends Arguments>
  extends Omit<Declaration<MovesFn, A, Build>, 'returns' | 'compile' | 'example' | 'meaning'> {
  /** An example of either form; that of the other follows from it. */
  readonly example: string;
  /** The closure of the rule; without one it follows from the meaning. */
  readonly compile?: (args: Values<A>, build: Build, decision: boolean) => MovesFn;
  /** What the rule means; undefined for a form without a node. */
  readonly meaning?: (args: Values<A>, build: Build, decision: boolean) => Rule | undefined;
}

/**
 * Declares the effect `(keyword …)` and the decision `(move Word …)`.
 *
 * @example
 * export const hop = effectAndDecision('hop', 'Hop', { args: { … }, doc: '…', compile: (args, build, decision) => … });
 */
export function effectAndDecision<A extends Arguments>(
  keyword: string,
  word: string,
  { compile, meaning, example, ...declaration }: MoveDeclaration<A>,
): readonly Ludeme<Build>[] {
  const effect = `(${keyword}`;
  const decision = `(move ${word}`;
  return [
    ludeme(keyword, {
      ...declaration,
      example: example.startsWith(decision) ? `${effect}${example.slice(decision.length)}` : example,
      returns: NonDecision,
      ...(compile && { compile: (args: Values<A>, build: Build) => compile(args, build, false) }),
      ...(meaning && { meaning: (args: Values<A>, build: Build) => meaning(args, build, false) }),
    }),
    ludeme('move', word, {
      ...declaration,
      example: example.startsWith(effect) ? `${decision}${example.slice(effect.length)}` : example,
      returns: Moves,
      ...(compile && { compile: (args: Values<A>, build: Build) => compile(args, build, true) }),
      ...(meaning && { meaning: (args: Values<A>, build: Build) => meaning(args, build, true) }),
    }),
  ];
}
