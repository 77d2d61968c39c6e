/** Finding the clauses of a description that a warning is about. */
import type { Node } from '@ludii/engine/internal';

/** The parts of a clause or list. */
export function parts(node: Node): readonly Node[] {
  switch (node.kind) {
    case 'call':
      return node.args.map(({ value }) => value);
    case 'list':
      return node.items.map(({ value }) => value);
    case 'string':
    case 'number':
    case 'word':
      return [];
    default:
      return node satisfies never;
  }
}

/** All clauses with a keyword, outermost first. */
export function clauses(node: Node, keyword: string): Node[] {
  const own = node.kind === 'call' && node.keyword === keyword ? [node] : [];
  return [...own, ...parts(node).flatMap((part) => clauses(part, keyword))];
}

/** The rules of an `(end …)` clause, in their order. */
export function endRules(end: Node | undefined): readonly Node[] {
  if (!end) return [];
  return parts(end).flatMap((each) => (each.kind === 'list' ? parts(each) : [each]));
}

/** The strings directly in a clause. */
export function strings(node: Node): string[] {
  return parts(node).flatMap((each) => (each.kind === 'string' ? [each.value] : []));
}

/** The results that an end rule can come to. */
export function resultsIn(rule: Node): Node[] {
  return ['result', 'byScore', 'payoffs'].flatMap((keyword) => clauses(rule, keyword));
}
