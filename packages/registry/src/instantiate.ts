/** Compiles a bound tree: arguments first, then the ludeme that they belong to. */
import type { Diagnostic, Node } from '@ludii/grammar';
import type { Bound, BoundCall } from './bound.js';

/**
 * A problem that a ludeme finds while it is compiled (an unknown piece name, a missing board). Thrown without a place;
 * the place of the innermost ludeme being compiled is added on the way up.
 */
export class LudemeProblem extends Error {
  /** The innermost ludeme that was being compiled. */
  node: Node | undefined;

  constructor(
    readonly code: string,
    message: string,
    readonly hint?: string,
    options?: ErrorOptions,
  ) {
    super(message, options);
    this.name = 'LudemeProblem';
  }

  /** The problem as a diagnostic; `fallback` is where to point if no ludeme was being compiled. */
  diagnostic(fallback: Node): Diagnostic {
    const { code, message, hint } = this;
    const node = this.node ?? fallback;
    return {
      code,
      severity: 'error',
      message,
      span: node.span,
      origin: node.origin,
      related: [],
      fixes: [],
      ...(hint ? { hint } : {}),
    };
  }
}

const places = new WeakMap<object, Node>();

/** Notes where an error came up, unless that is known: the first to note it is the innermost ludeme. */
export function notePlace(error: unknown, node: Node): void {
  if (typeof error === 'object' && error !== null && !places.has(error)) places.set(error, node);
}

/** Where an error came up, if that was noted. */
export function placeOf(error: unknown): Node | undefined {
  return typeof error === 'object' && error !== null ? places.get(error) : undefined;
}

/** Sees what a call compiles to, and gives what is used in its place: the same, or something around it. */
export type Observe = (call: BoundCall, compiled: unknown) => unknown;

/** Compiles a bound value in the given environment; an observer sees the result of every call. */
export function instantiate<Env>(bound: Bound, env: Env, observe?: Observe): unknown {
  switch (bound.form) {
    case 'literal':
      return bound.kind.realise ? bound.kind.realise(bound.value, env) : bound.value;
    case 'list':
      return bound.items.map((item) => instantiate(item, env, observe));
    case 'call':
      return instantiateCall(bound, env, observe);
  }
}

type Build = (...args: unknown[]) => unknown;

/** The function, with the place of its ludeme noted on what it throws. */
const placed =
  (build: Build, node: Node): Build =>
  (...args) => {
    try {
      return build(...args);
    } catch (error) {
      notePlace(error, node);
      throw error;
    }
  };

function instantiateCall<Env>(bound: BoundCall, env: Env, observe: Observe | undefined): unknown {
  const { ludeme, node } = bound;
  try {
    const { compile } = ludeme;
    if (!compile) {
      const form = [ludeme.keyword, ...ludeme.typeWords].join(' ');
      throw new LudemeProblem('not-supported', `\`(${form} …)\` is not supported yet.`);
    }
    const values: Record<string, unknown> = {};
    for (const [name, { deferred }] of ludeme.args) {
      const arg = bound.args[name];
      if (!arg) values[name] = undefined;
      else if (deferred) values[name] = (other: Env = env) => instantiate(arg, other, observe);
      else values[name] = instantiate(arg, env, observe);
    }
    const made = compile(values as never, env);
    const compiled = ludeme.returns.builtLater && typeof made === 'function' ? placed(made as Build, node) : made;
    return observe ? observe(bound, compiled) : compiled;
  } catch (error) {
    if (error instanceof LudemeProblem) error.node ??= node;
    notePlace(error, node);
    throw error;
  }
}
