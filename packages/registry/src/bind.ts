/**
 * Binding: finds for every call of a syntax tree the declared form that it is written in. Arguments keep their order;
 * a form may leave out optional arguments; among several fitting forms the last declared wins, except that a form
 * without arguments wins over all. Results do not depend on the surroundings, so they are remembered per node and kind.
 * Most descriptions bind, so a first run only looks for the forms; what went wrong is found out in a second run.
 */
import type { CallNode, Diagnostic, ListNode, Node } from '@ludii/grammar';
import type { Argument } from './argument.js';
import type { Bound } from './bound.js';
import { explain, type Failure } from './explain.js';
import type { Kind } from './kind.js';
import type { Ludeme } from './ludeme.js';
import type { Registry } from './registry.js';

/** The integer constants of the language, written as words. */
const integerWords: Readonly<Record<string, number>> = { Off: -1, End: -2, Undefined: -1, Infinity: 1_000_000_000 };

/** Binds a syntax tree to the kind expected at its root; on failure says why, where it went furthest. */
export function bind<Env>(
  registry: Registry<Env>,
  root: Node,
  expected: Kind<unknown>,
):
  | { readonly bound: Bound; readonly diagnostics: readonly [] }
  | { readonly bound: null; readonly diagnostics: readonly Diagnostic[] } {
  const bound = new Binder(registry, root, false).bind(root, expected);
  if (bound) return { bound, diagnostics: [] };
  const binder = new Binder(registry, root, true);
  binder.bind(root, expected);
  return { bound: null, diagnostics: [explain(registry, binder.failure)] };
}

class Binder<Env> {
  private readonly order = new Map<Node, number>();
  private readonly memo = new Map<Node, Map<Kind<unknown>, Bound | null>>();
  /** Where binding went furthest before it failed, in reading order, and what would have been accepted there. */
  failure: Failure<Env>;
  private furthest = -1;

  constructor(
    private readonly registry: Registry<Env>,
    root: Node,
    /** Whether to find out how far binding gets. */
    private readonly tracking: boolean,
  ) {
    this.failure = { node: root, expected: [], forms: [], missing: [] };
    if (tracking) this.number(root);
  }

  private number(node: Node): void {
    this.order.set(node, this.order.size);
    if (node.kind === 'call') for (const arg of node.args) this.number(arg.value);
    else if (node.kind === 'list') for (const item of node.items) this.number(item.value);
  }

  bind(node: Node, expected: Kind<unknown>): Bound | null {
    if (node.kind !== 'call' && node.kind !== 'list') return this.bindLiteral(node, expected);
    let known = this.memo.get(node);
    if (!known) {
      known = new Map();
      this.memo.set(node, known);
    }
    const remembered = known.get(expected);
    if (remembered !== undefined) return remembered;
    const bound = this.bindAnew(node, expected);
    known.set(expected, bound);
    return bound;
  }

  private bindAnew(node: CallNode | ListNode, expected: Kind<unknown>): Bound | null {
    if (node.kind === 'list') return this.bindList(node, expected);
    return expected.element ? this.reject(node, expected) : this.bindCall(node, expected);
  }

  private bindLiteral(node: Exclude<Node, CallNode | ListNode>, expected: Kind<unknown>): Bound | null {
    const value = expected.element ? undefined : literal(node, expected);
    return value === undefined ? this.reject(node, expected) : { form: 'literal', node, kind: expected, value };
  }

  private bindList(node: ListNode, expected: Kind<unknown>): Bound | null {
    if (!expected.element) return this.reject(node, expected);
    const items: Bound[] = [];
    for (const item of node.items) {
      if (item.name !== undefined) return this.reject(item.value, expected.element);
      const bound = this.bind(item.value, expected.element);
      if (!bound) return null;
      items.push(bound);
    }
    return { form: 'list', node, kind: expected, items };
  }

  private bindCall(node: CallNode, expected: Kind<unknown>): Bound | null {
    let last: Bound | null = null;
    for (const ludeme of this.registry.formsOf(node.keyword, expected)) {
      if (last && ludeme.args.length < node.args.length) continue;
      if (!this.tracking && !mayFit(node, ludeme)) continue;
      const args = this.place(node, ludeme);
      if (!args) continue;
      last = { form: 'call', node, ludeme: ludeme as Ludeme<unknown>, args };
      if (ludeme.args.length === 0) return last;
    }
    return last ?? this.reject(node, expected);
  }

  /** The leftmost placement of all written arguments into the form's arguments, or null. */
  private place(node: CallNode, ludeme: Ludeme<Env>): Record<string, Bound | undefined> | null {
    const { args } = ludeme;
    const placed: (Bound | undefined)[] = new Array(args.length).fill(undefined);
    const groupUsed = (index: number): boolean => {
      const { group } = args[index]![1];
      if (group === 0) return false;
      for (let i = index - 1; i >= 0 && args[i]![1].group === group; i--) if (placed[i]) return true;
      return false;
    };
    const attempt = (written: number, index: number): boolean => {
      if (written === node.args.length) {
        for (let i = index; i < args.length; i++) {
          const [name, argument] = args[i]!;
          if (!argument.optional && argument.group === 0) return this.missing(node, ludeme, name, argument);
        }
        const incomplete = firstEmptyGroup(args, placed);
        if (incomplete >= 0) return this.missing(node, ludeme, args[incomplete]![0], args[incomplete]![1]);
        return ludeme.accepts?.(record(args, placed)) ?? true;
      }
      const arg = node.args[written]!;
      if (index === args.length) return this.surplus(arg.value, ludeme);
      const [name, argument] = args[index]!;
      const label = argument.named ? name : undefined;
      if (arg.name === label && !groupUsed(index)) {
        const bound = this.bind(arg.value, argument.kind);
        if (bound) {
          placed[index] = bound;
          if (attempt(written + 1, index + 1)) return true;
          placed[index] = undefined;
        } else {
          this.note(arg.value, ludeme);
        }
      }
      if (argument.optional || argument.group > 0) return attempt(written, index + 1);
      return arg.name === label ? false : this.surplus(arg.value, ludeme);
    };
    return attempt(0, 0) ? record(args, placed) : null;
  }

  /** Remembers a failure if none was further on in the text. Always null, so that callers can return it. */
  private reject(node: Node, expected: Kind<unknown>): null {
    if (this.tracking && this.reach(node, 0)) (this.failure.expected as Kind<unknown>[]).push(expected);
    return null;
  }

  private note(node: Node, ludeme: Ludeme<Env>): void {
    if (this.tracking && this.order.get(node) === this.furthest) (this.failure.forms as Ludeme<Env>[]).push(ludeme);
  }

  private surplus(node: Node, ludeme: Ludeme<Env>): false {
    if (this.tracking && this.reach(node, 0)) (this.failure.forms as Ludeme<Env>[]).push(ludeme);
    return false;
  }

  private missing(node: CallNode, ludeme: Ludeme<Env>, name: string, argument: Argument<unknown>): false {
    if (!this.tracking) return false;
    const lastArg = node.args.at(-1)?.value ?? node;
    if (this.reach(node, (this.order.get(lastArg) ?? 0) - (this.order.get(node) ?? 0) + 0.5)) {
      (this.failure.missing as Failure<Env>['missing'][number][]).push({ name, argument, ludeme });
    }
    return false;
  }

  /** True if `node` (plus an offset in reading order) is no less far than every failure so far; starts anew if further. */
  private reach(node: Node, offset: number): boolean {
    const order = (this.order.get(node) ?? 0) + offset;
    if (order > this.furthest) {
      this.furthest = order;
      this.failure = { node, expected: [], forms: [], missing: [] };
    }
    return order === this.furthest;
  }
}

/** A literal as it is written, with or without a syntax tree around it. */
export type LiteralToken =
  | { readonly kind: 'string'; readonly value: string }
  | { readonly kind: 'number'; readonly value: number; readonly integer: boolean }
  | { readonly kind: 'word'; readonly word: string };

/** The value of a literal token as the expected kind, or undefined. */
export function literal(node: LiteralToken, { literals }: Kind<unknown>): unknown {
  switch (node.kind) {
    case 'string':
      return literals.string?.(node.value);
    case 'number':
      return node.integer ? literals.integer?.(node.value) : literals.float?.(node.value);
    case 'word': {
      const constant = Object.hasOwn(integerWords, node.word) ? integerWords[node.word] : undefined;
      if (constant !== undefined) return literals.integer?.(constant);
      return literals.word?.(node.word.charAt(0).toUpperCase() + node.word.slice(1));
    }
    default:
      return node satisfies never;
  }
}

/** A quick look at a form: enough places, and the type word if it has one. */
function mayFit({ args }: CallNode, ludeme: Ludeme<never>): boolean {
  if (args.length > ludeme.args.length) return false;
  if (ludeme.typeWords.length === 0) return true;
  const first = args[0];
  return first?.name === undefined &&
    first?.value.kind === 'word' &&
    ludeme.args[0]?.[1].kind.literals.word !== undefined
    ? literal(first.value, ludeme.args[0][1].kind) !== undefined
    : false;
}

type Args = readonly (readonly [string, Argument<unknown>])[];

/** The first argument of an exclusive group that needs a member and has none, or -1. */
function firstEmptyGroup(args: Args, placed: readonly (Bound | undefined)[]): number {
  for (let start = 0; start < args.length; ) {
    const { group } = args[start]![1];
    let end = start + 1;
    while (end < args.length && args[end]![1].group === group) end++;
    if (group > 0) {
      const members = args.slice(start, end);
      const given = placed.slice(start, end).some((value) => value !== undefined);
      if (!given && members.every(([, argument]) => !argument.optional)) return start;
    }
    start = group > 0 ? end : start + 1;
  }
  return -1;
}

function record(args: Args, placed: readonly (Bound | undefined)[]): Record<string, Bound | undefined> {
  const values: Record<string, Bound | undefined> = {};
  args.forEach(([name], index) => {
    values[name] = placed[index];
  });
  return values;
}
