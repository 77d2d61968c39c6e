/**
 * The result of binding: the syntax tree with a declared ludeme for each call and a kind for each literal, not yet
 * compiled. It can be asked which game flags it raises, and be compiled in any order.
 */
import type { Node } from '@ludii/grammar';
import type { Kind } from './kind.js';
import type { Ludeme } from './ludeme.js';

/** A literal bound to a kind, with the value it carries. */
export interface BoundLiteral {
  readonly form: 'literal';
  readonly node: Node;
  readonly kind: Kind<unknown>;
  readonly value: unknown;
}

/** A list whose elements are all bound to the same kind. */
export interface BoundList {
  readonly form: 'list';
  readonly node: Node;
  readonly kind: Kind<unknown>;
  readonly items: readonly Bound[];
}

/** A call bound to one declared form. */
export interface BoundCall {
  readonly form: 'call';
  readonly node: Node;
  readonly ludeme: Ludeme<unknown>;
  readonly args: Readonly<Record<string, Bound | undefined>>;
}

export type Bound = BoundLiteral | BoundList | BoundCall;

/** All game flags that a bound tree raises, gathered call by call. */
export function flagsOf(bound: Bound, into: Set<string> = new Set()): Set<string> {
  switch (bound.form) {
    case 'literal':
      for (const flag of bound.kind.flags?.(bound.value) ?? []) into.add(flag);
      return into;
    case 'list':
      for (const item of bound.items) flagsOf(item, into);
      return into;
    case 'call': {
      const { flags, silent } = bound.ludeme;
      for (const flag of typeof flags === 'function' ? flags(bound.args) : flags) into.add(flag);
      for (const [name, arg] of Object.entries(bound.args)) if (arg && !silent.includes(name)) flagsOf(arg, into);
      return into;
    }
  }
}
