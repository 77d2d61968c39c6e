/**
 * Arguments of a ludeme: what kind, whether it may be left out, whether it is written with its name, and which other
 * arguments it excludes. An argument's place in the declaration is its place in the description.
 */
import type { Kind } from './kind.js';

/** One declared argument; `T` is what `compile` receives for it. */
export interface Argument<T> {
  readonly kind: Kind<unknown>;
  readonly optional: boolean;
  /** Written `name:value`; the name is the argument's key in the declaration. */
  readonly named: boolean;
  /** Members of one group exclude each other; 0 is no group. */
  readonly group: number;
  /** Compiled on request: `compile` receives a function that makes the value, here or in another environment. */
  readonly deferred: boolean;
  /** Only for the type checker; never set. */
  readonly carries?: T;
}

/** What may be written in an `args` record: a bare kind is a required positional argument. */
export type ArgumentSpec<T = unknown> = Kind<T> | Argument<T>;

/** The full form of a specification: a bare kind is required and positional. */
export function argument<T>(spec: ArgumentSpec<T>): Argument<T> {
  return 'kind' in spec ? spec : { kind: spec, optional: false, named: false, group: 0, deferred: false };
}

/** The same argument, seen as carrying another type. */
const changed = <T>(spec: ArgumentSpec, changes: Partial<Argument<T>>): Argument<T> => {
  const { carries: _carries, ...rest } = argument(spec);
  return { ...rest, ...changes };
};

/** May be left out; `compile` then receives `undefined`. */
export const optional = <T>(spec: ArgumentSpec<T>): Argument<T | undefined> => changed(spec, { optional: true });

/** Written with its name: `at:(to)`. */
export const named = <T>(spec: ArgumentSpec<T>): Argument<T> => changed(spec, { named: true });

/**
 * Member of a group of neighbouring arguments of which at most one may be given. If no member is optional, exactly one
 * must be given.
 */
export const either = <T>(group: number, spec: ArgumentSpec<T>): Argument<T | undefined> => changed(spec, { group });

/**
 * Compiled when `compile` asks for it, for parts that need what comes later (the moves of a piece need the board) or
 * that belong to another environment (the worth of a game within a match), which is then given to the function.
 */
export const deferred = <T>(spec: ArgumentSpec<T>): Argument<(env?: unknown) => T> => changed(spec, { deferred: true });

/** What `compile` receives for an argument specification. */
export type ValueOf<S> = S extends Argument<infer T> ? T : S extends Kind<infer T> ? T : never;

/** The record of all values that `compile` receives. */
export type Values<A extends Readonly<Record<string, ArgumentSpec>>> = { readonly [K in keyof A]: ValueOf<A[K]> };
