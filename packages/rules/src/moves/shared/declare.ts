/**
 * How move rules are declared: what they mean, and what follows from it. An effect and its decision form, `(hop …)` and
 * `(move Hop …)`, come from one declaration.
 */
import { type Build, ludeme, Moves, type MovesFn } from '@ludii/functions';
import { consequenceOf, NonDecision, ruleOf, type Then, ThenPart } from '@ludii/functions/internal';
import type { Rule } from '@ludii/ir';
import { attached, type ListFn } from '@ludii/ir/internal';
import { type Arguments, type Declaration, type Ludeme, optional, type Values } from '@ludii/registry';

/**
 * What a move rule says of itself. The consequence `(then …)` comes last and is noted on all of its moves. A rule that names
 * `consequence` among its arguments sees to that by itself.
 */
export interface MoveDeclaration<A extends Arguments>
  extends Omit<Declaration<MovesFn, A, Build>, 'returns' | 'compile' | 'meaning'> {
  readonly example: string;
  /** What the rule means: a node, or a closure that lists its moves where there is none. */
  readonly meaning: (args: Values<A>, build: Build, decision: boolean) => Rule | ListFn;
}

/** What a decision says otherwise than its effect. */
export type DecisionDeclaration = Partial<Pick<Declaration<MovesFn, Arguments, Build>, 'args' | 'doc' | 'example'>>;

/** Among the arguments of a rule: its consequence is accepted and never happens. */
export const unheeded = { consequence: optional(ThenPart) };

/** A form of a move rule. */
function form<A extends Arguments>(
  written: string,
  { meaning, args, ...rest }: MoveDeclaration<A>,
  decision: boolean,
): Ludeme<Build> {
  const [keyword = '', typeWord] = written.split(' ');
  const attaches = !args || !('consequence' in args);
  const declaration: Declaration<MovesFn, Arguments, Build> = {
    ...rest,
    args: { ...args, ...(attaches && unheeded) },
    returns: decision ? Moves : NonDecision,
    meaning: (values, build) => {
      const meant = meaning(values as Values<A>, build, decision);
      const rule = typeof meant === 'function' ? ruleOf(meant) : meant;
      return attaches ? attached(rule, consequenceOf(values.consequence as Then | undefined)) : rule;
    },
  };
  return typeWord === undefined ? ludeme(keyword, declaration) : ludeme(keyword, typeWord, declaration);
}

/**
 * Declares the effect that is written so.
 *
 * @example
 * export const flip = effect('flip', { args: { … }, doc: '…', example: '(flip (between))', meaning: (args, build) => … });
 */
export const effect = <A extends Arguments>(written: string, declaration: MoveDeclaration<A>): Ludeme<Build> =>
  form(written, declaration, false);

/**
 * Declares an effect and the decision to do it; an example of one is an example of both.
 *
 * @example
 * export const hop = effectAndDecision('hop', 'move Hop', { args: { … }, doc: '…', meaning: (args, build, decision) => … });
 */
export function effectAndDecision<A extends Arguments>(
  written: string,
  decided: string,
  declaration: MoveDeclaration<A>,
  otherwise: DecisionDeclaration = {},
): readonly Ludeme<Build>[] {
  const { example } = declaration;
  const exampleOf = (one: string, other: string): string =>
    example.startsWith(`(${other}`) ? `(${one}${example.slice(other.length + 1)}` : example;
  return [
    form(written, { ...declaration, example: exampleOf(written, decided) }, false),
    form(decided, { ...declaration, example: exampleOf(decided, written), ...(otherwise as object) }, true),
  ];
}
