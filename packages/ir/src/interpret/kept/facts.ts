/** What is known of a node by looking at its parts: which iterators it reads, and whether its position alone decides about it. */
import { leftHere } from '../../leaving.js';
import type { Node, RegisterName } from '../../nodes.js';
import { bindingOf, partsOf, someNode } from '../../scan.js';
import { onceForEach } from '../onceForEach.js';
import { isKept, readsOfKept } from './slots.js';

/** Facts about a node. */
interface Facts {
  /** The iterators that it reads as they are outside of it. */
  readonly reads: ReadonlySet<RegisterName>;
  /** Whether it gives the same whenever it is asked in one position with the iterators at the same places. */
  readonly steady: boolean;
}

/** Parts of rules that are asked in another position than the rule, in another's turn, or by a closure. */
export const isElsewhere = (node: Node): boolean => elsewhere.has(node.k) || node.k.startsWith('call');
const elsewhere: ReadonlySet<Node['k']> = new Set([
  ...(['pieces', 'afterwards', 'prior', 'dice', 'longest', 'sow', 'enclose', 'roll', 'numbered'] as const),
  ...(['some', 'threatened', 'nextIsStuck', 'allPassed', 'line', 'territory'] as const),
]);

export const factsOf: (node: Node) => Facts = onceForEach((node): Facts => {
  if (isKept(node)) return { reads: readsOfKept(node), steady: true };
  if (isElsewhere(node)) return { reads: new Set(), steady: false };
  const binding = bindingOf(node);
  const reads = new Set<RegisterName>(binding?.reads);
  if (node.k === 'register') reads.add(node.name);
  let steady = true;
  for (const part of partsOf(node)) {
    const inside = factsOf(part);
    steady &&= inside.steady;
    const own = binding?.parts.includes(part) ? binding.names : [];
    for (const name of inside.reads) if (!own.includes(name)) reads.add(name);
  }
  return { reads, steady };
});

/** Whether iterators may stay where a rule has put them, so that what is asked next sees them there. */
export const leaks = (node: Node): boolean => someNode(node, (part) => leftHere(part).length > 0);
