/** Nodes with other parts. */
import { and, choice, choose, compare, math, not, or } from '../../make.js';
import type { Node } from '../../nodes.js';

/** What becomes of a part of a node. */
export type Change = (part: Node) => Node;

const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null && 'k' in value;
const isAction = (value: unknown): value is object => typeof value === 'object' && value !== null && 'op' in value;

function mapped(value: unknown, change: Change): unknown {
  if (isNode(value)) return change(value);
  if (isAction(value)) return withParts(value, change);
  // All entries of a list are of one kind: tables need not be gone through.
  if (!Array.isArray(value) || !(isNode(value[0]) || isAction(value[0]))) return value;
  const all = value.map((each: unknown) => mapped(each, change));
  return all.some((each, i) => each !== value[i]) ? all : value;
}

/** An object with its parts changed; itself if none is. */
function withParts<T extends object>(whole: T, change: Change): T {
  const entries = Object.entries(whole);
  const made = entries.map(([key, value]) => [key, mapped(value, change)] as const);
  return made.some(([, value], i) => value !== entries[i]![1]) ? (Object.fromEntries(made) as T) : whole;
}

/** A node with its parts changed, folded where that makes more of it known. Consequences and the rules of pieces stay. */
export function mapParts(node: Node, change: Change): Node {
  const made = withParts(node, change);
  if (made === node) return node;
  switch (made.k) {
    case 'and':
      return and(...made.parts);
    case 'or':
      return or(...made.parts);
    case 'not':
      return not(made.part);
    case 'compare':
      return compare(made.sign, made.a, made.b);
    case 'math':
      return math(made.sign, made.a, made.b);
    case 'choice':
      return choice(made.test, made.yes, made.no);
    case 'choose':
      return choose(made.test, made.yes, made.no);
    default:
      return made;
  }
}
