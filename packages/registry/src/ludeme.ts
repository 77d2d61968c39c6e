/**
 * The declaration of a ludeme: one value from which everything follows, binding, type checks, messages, the language
 * reference and the coverage report.
 */
import { type Argument, type ArgumentSpec, argument, type Values } from './argument.js';
import type { Bound } from './bound.js';
import { type Kind, words } from './kind.js';

/** The bound, not yet compiled arguments, by name; absent ones are `undefined`. */
export type Given = Readonly<Record<string, Bound | undefined>>;

/** Arguments by name, in the order in which they are written. */
export type Arguments = Readonly<Record<string, ArgumentSpec>>;

/** What a compiled value of a type can say of its meaning. */
export type MeaningOf<T> = T extends { readonly ir?: infer Node } ? Exclude<Node, undefined> : never;

/** What the author of a ludeme writes. */
export interface Declaration<T, A extends Arguments, Env, More = unknown> {
  readonly returns: Kind<T>;
  readonly args?: A;
  readonly doc: string;
  readonly example?: string;
  /** Names of game flags that this ludeme raises by being there, or a function of what was given. */
  readonly flags?: readonly string[] | ((given: Given) => readonly string[]);
  /** Arguments whose parts raise no flags. */
  readonly silent?: readonly string[];
  /** A last check while binding: false makes this form not fit, so that another form may. */
  readonly accepts?: (given: Given) => boolean;
  /** Runs once, when the game is built; what it returns runs in play. Absent: not supported yet. */
  readonly compile?: (args: Values<A> & More, env: Env) => NoInfer<T>;
  /**
   * What the ludeme means, as a node; undefined for a form that has no node yet. It is noted on what `compile` returns;
   * without `compile` that follows from the meaning.
   */
  readonly meaning?: (args: Values<A> & More, env: Env) => MeaningOf<NoInfer<T>> | undefined;
}

/** A declared ludeme with its argument list in full. */
export interface Ludeme<Env> {
  readonly keyword: string;
  /** The type words that select this form (`Even` in `(is Even …)`); empty without one. */
  readonly typeWords: readonly string[];
  readonly returns: Kind<unknown>;
  /** All arguments in order, a type word first as argument `word`. */
  readonly args: readonly (readonly [name: string, argument: Argument<unknown>])[];
  readonly doc: string;
  readonly example: string | undefined;
  readonly flags: readonly string[] | ((given: Given) => readonly string[]);
  readonly silent: readonly string[];
  readonly accepts: ((given: Given) => boolean) | undefined;
  readonly compile: ((args: never, env: Env) => unknown) | undefined;
}

/** The function that declares ludemes, for one kind of build environment. */
export interface Declare<Env> {
  /** A form without a type word: `(mover)`. */
  <T, A extends Arguments>(keyword: string, declaration: Declaration<T, A, Env>): Ludeme<Env>;
  /** A form with a type word: `(is Even …)`. */
  <T, A extends Arguments>(keyword: string, typeWord: string, declaration: Declaration<T, A, Env>): Ludeme<Env>;
  /** Several type words with one meaning; `compile` receives the written one as `word`. */
  <T, A extends Arguments, const W extends string>(
    keyword: string,
    typeWords: readonly W[],
    declaration: Declaration<T, A, Env, { readonly word: W }>,
  ): Ludeme<Env>;
}

/** Told of what `compile` or `meaning` has made, before anything is made of that, and of the arguments it was made of. */
export type Made = (made: unknown, args: unknown) => void;

/**
 * Makes the `ludeme` function for an environment type: what `compile` needs to know of the game being built.
 *
 * @example
 * const ludeme = declares<Build>();
 * export const isEven = ludeme('is', 'Even', {
 *   returns: Bool,
 *   args: { value: Int },
 *   doc: 'True if the value is even.',
 *   example: '(is Even (mover))',
 *   compile: ({ value }) => (c) => (value(c) & 1) === 0,
 * });
 */
export function declares<Env>(made?: Made): Declare<Env> {
  type AnyDeclaration = Declaration<unknown, Arguments, Env>;
  return ((
    keyword: string,
    second: string | readonly string[] | AnyDeclaration,
    third?: AnyDeclaration,
  ): Ludeme<Env> => {
    const typeWords = typeof second === 'string' ? [second] : Array.isArray(second) ? (second as string[]) : [];
    const declaration = third ?? (second as AnyDeclaration);
    const args: [string, Argument<unknown>][] = Object.entries(declaration.args ?? {}).map(([name, spec]) => [
      name,
      argument(spec),
    ]);
    if (typeWords.length > 0) {
      args.unshift(['word', argument(words(`${keyword} word`, typeWords))]);
    }
    return {
      keyword,
      typeWords,
      returns: declaration.returns,
      args: args,
      doc: declaration.doc,
      example: declaration.example,
      flags: declaration.flags ?? [],
      silent: declaration.silent ?? [],
      accepts: declaration.accepts,
      compile: compiler(declaration, made) as Ludeme<Env>['compile'],
    };
  }) as Declare<Env>;
}

/**
 * How a ludeme compiles: forms that have a meaning by what their kind makes of it, others by the closure of the ludeme. A kind
 * that makes nothing of meanings notes them on the closure.
 */
function compiler<Env>(
  { compile: given, meaning, returns }: Declaration<unknown, Arguments, Env>,
  made: Made | undefined,
): Declaration<unknown, Arguments, Env>['compile'] {
  const compile: typeof given =
    given && made
      ? (args, env) => {
          const closure = given(args, env);
          made(closure, args);
          return closure;
        }
      : given;
  const { derive, byMeaning, lift } = returns;
  const lifted = (closure: unknown): unknown => (lift ? lift(closure) : closure);
  if (!meaning) return compile && lift ? (args, env) => lifted(compile(args, env)) : compile;
  return (args, env) => {
    const closure = (): unknown => {
      if (!compile) throw new Error('A ludeme that is only declared by its meaning must always have one.');
      return compile(args, env);
    };
    const node = meaning(args, env);
    if (node === undefined) return lifted(closure());
    made?.(node, args);
    if (derive && (byMeaning || !compile)) return derive(node);
    return Object.assign(closure() as object, { ir: node });
  };
}
