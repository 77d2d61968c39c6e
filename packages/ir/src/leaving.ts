/**
 * What is left of iterators. By what the language means, some questions and rules do not put back all that they set: what is
 * asked behind them finds it there. Closures say so of themselves; for nodes it follows from their parts.
 */
import { onceForEach } from './interpret/onceForEach.js';
import type { Node, RegisterName } from './nodes.js';
import { bindingOf, partsOf } from './scan.js';

const left = new WeakMap<object, readonly RegisterName[]>();

/** A closure that may leave iterators elsewhere. */
export function leaving<F extends object>(names: readonly RegisterName[], closure: F): F {
  if (names.length > 0) left.set(closure, names);
  return closure;
}

/** The iterators that a closure may leave elsewhere. */
export const leftBy = (closure: object): readonly RegisterName[] => left.get(closure) ?? none;
const none: readonly RegisterName[] = [];

/** The closure that a node calls. */
const closureOf = (node: Node): object | undefined => (node.k.startsWith('call') && 'fn' in node ? node.fn : undefined);

/** The iterators that a node may leave elsewhere by itself, whatever its parts do. */
export function leftHere(node: Node): readonly RegisterName[] {
  if (node.k === 'territory') return ['to'];
  if (node.k === 'line') return node.site.k === 'register' && node.site.name === 'to' ? none : ['to'];
  if (node.k === 'at') {
    const { site, rule, registers } = node;
    if (!node.leaks || rule.k !== 'choose' || rule.no.k !== 'none') return none;
    return site.k === 'register' ? registers.filter((name) => name !== site.name) : registers;
  }
  const closure = closureOf(node);
  return closure ? leftBy(closure) : none;
}

/** The iterators that may be elsewhere after a node was worked out. */
export const leavesOf: (node: Node) => readonly RegisterName[] = onceForEach((node): readonly RegisterName[] => {
  // What pieces move by may not be compiled yet, and may ask for itself.
  if (node.k === 'pieces') return none;
  const binding = bindingOf(node);
  const found = new Set(leftHere(node));
  for (const part of partsOf(node)) {
    const own = binding?.parts.includes(part) ? binding.names : none;
    for (const name of leavesOf(part)) if (!own.includes(name)) found.add(name);
  }
  return found.size === 0 ? none : [...found];
});

/** A closure of a node, which says what it leaves. */
export const leavingAs = <F extends object>(node: Node, closure: F): F => leaving(leavesOf(node), closure);

/** The closures in a node, but for those in some of its parts. */
export function closuresIn(node: Node, known: ReadonlySet<unknown>): readonly object[] {
  if (known.has(node) || node.k === 'pieces') return [];
  const closure = closureOf(node);
  return [
    ...(closure && !known.has(closure) ? [closure] : []),
    ...partsOf(node).flatMap((part) => closuresIn(part, known)),
  ];
}
