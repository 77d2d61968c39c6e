/**
 * Binding: finds for every call of a syntax tree the declared form that it is written in. Arguments keep their order;
 * a form may leave out optional arguments; among several fitting forms the last declared wins, except that a form
 * without arguments wins over all. Results do not depend on the surroundings, so they are remembered per node and kind.
 * Most descriptions bind, so binding only looks for the forms; what is wrong is found out by `repair.ts` when they don't.
 */
import type { CallNode, Diagnostic, ListNode, Node } from '@ludii/grammar';
import type { Argument } from './argument.js';
import type { Bound } from './bound.js';
import { describe } from './explain/describe.js';
import type { Kind } from './kind.js';
import { literal } from './literal.js';
import type { Ludeme } from './ludeme.js';
import type { Registry } from './registry.js';
import { Repair } from './repair.js';

/** What messages may name beyond the declared ludemes. */
export interface BindOptions {
  /** Names of the defines in force. */
  readonly defines?: () => readonly string[];
  /** Only find out whether it binds: nothing is said about why it does not. */
  readonly silent?: boolean;
}

/** Binds a syntax tree to the kind expected at its root; on failure says what is wrong, and how to put it right. */
export function bind<Env>(
  registry: Registry<Env>,
  root: Node,
  expected: Kind<unknown>,
  options: BindOptions = {},
):
  | { readonly bound: Bound; readonly diagnostics: readonly [] }
  | { readonly bound: null; readonly diagnostics: readonly Diagnostic[] } {
  const binder = new Binder(registry);
  const bound = binder.bind(root, expected);
  if (bound) return { bound, diagnostics: [] };
  if (options.silent) return { bound: null, diagnostics: [] };
  const repair = new Repair(registry, (node, kind) => binder.bind(node, kind) !== null, options.defines?.() ?? []);
  return { bound: null, diagnostics: describe(registry, root, repair.problems(root, expected)) };
}

class Binder<Env> {
  private readonly memo = new Map<Node, Map<Kind<unknown>, Bound | null>>();

  constructor(private readonly registry: Registry<Env>) {}

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
    return expected.element ? null : this.bindCall(node, expected);
  }

  private bindLiteral(node: Exclude<Node, CallNode | ListNode>, expected: Kind<unknown>): Bound | null {
    const value = expected.element ? undefined : literal(node, expected);
    return value === undefined ? null : { form: 'literal', node, kind: expected, value };
  }

  private bindList(node: ListNode, expected: Kind<unknown>): Bound | null {
    if (!expected.element) return null;
    const items: Bound[] = [];
    for (const item of node.items) {
      if (item.name !== undefined) return null;
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
      if (!mayFit(node, ludeme)) continue;
      const args = this.place(node, ludeme);
      if (!args) continue;
      last = { form: 'call', node, ludeme: ludeme as Ludeme<unknown>, args };
      if (ludeme.args.length === 0) return last;
    }
    return last;
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
          const [, argument] = args[i]!;
          if (!argument.optional && argument.group === 0) return false;
        }
        if (lacksOfGroup(args, placed)) return false;
        return ludeme.accepts?.(record(args, placed)) ?? true;
      }
      const arg = node.args[written]!;
      if (index === args.length) return false;
      const [name, argument] = args[index]!;
      const label = argument.named ? name : undefined;
      if (arg.name === label && !groupUsed(index)) {
        const bound = this.bind(arg.value, argument.kind);
        if (bound) {
          placed[index] = bound;
          if (attempt(written + 1, index + 1)) return true;
          placed[index] = undefined;
        }
      }
      return argument.optional || argument.group > 0 ? attempt(written, index + 1) : false;
    };
    return attempt(0, 0) ? record(args, placed) : null;
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

/** Whether an exclusive group that needs a member has none. */
function lacksOfGroup(args: Args, placed: readonly (Bound | undefined)[]): boolean {
  for (let start = 0; start < args.length; ) {
    const { group } = args[start]![1];
    let end = start + 1;
    while (end < args.length && args[end]![1].group === group) end++;
    if (group > 0) {
      const members = args.slice(start, end);
      const given = placed.slice(start, end).some((value) => value !== undefined);
      if (!given && members.every(([, argument]) => !argument.optional)) return true;
    }
    start = group > 0 ? end : start + 1;
  }
  return false;
}

function record(args: Args, placed: readonly (Bound | undefined)[]): Record<string, Bound | undefined> {
  const values: Record<string, Bound | undefined> = {};
  args.forEach(([name], index) => {
    values[name] = placed[index];
  });
  return values;
}
