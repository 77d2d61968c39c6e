/**
 * Rules that never came up, by the places where they are written. A rule in a define counts as used when one of the uses
 * of the define comes to it; a use of a define is a place of its own.
 */
import type { Node } from '@ludii/engine/internal';
import type { RuleWatch, Uses } from './ruleWatch.js';
import { endRules, parts, resultsIn } from './tree.js';

type Span = Node['span'];

/** Rules of play, what follows from moves, and end rules. */
export type RuleSort = 'move' | 'effect' | 'end';

/** A rule that never came up. */
export interface Unreached {
  readonly span: Span;
  readonly uses: Uses;
  readonly sort: RuleSort;
}

/** The places that a node was expanded through, the innermost first; the last is in the description itself. */
const chain = ({ span, origin }: Node): readonly Span[] => [...origin.map((each) => each.span), span];

/** Where a node is written next to its parent: the node itself, or the use of the define that it came out of. */
function placeOf(node: Node, parent: Node): Span {
  const places = chain(node);
  const outer = chain(parent).length;
  return places[Math.max(0, places.length - outer)] ?? node.span;
}

/** The sort of the rules in a clause. */
function sortWithin(node: Node, sort: RuleSort): RuleSort {
  if (sort === 'end' || node.kind !== 'call') return sort;
  if (node.keyword === 'end') return 'end';
  return node.keyword === 'then' || node.keyword === 'apply' ? 'effect' : sort;
}

/**
 * All rules that never came up, the outermost only: what is inside them can not either. Clauses at the places `without`
 * are not looked into.
 */
export function unreached(tree: Node, watch: RuleWatch, without: readonly Span[]): Unreached[] {
  const { file } = tree.span;
  const places = new Map<string, Unreached>();
  const found: { readonly depth: number; readonly rule: Unreached }[] = [];

  const visit = (node: Node, parent: Node, sort: RuleSort, depth: number): void => {
    const span = placeOf(node, parent);
    if (without.some(({ start, end }) => span.file === file && span.start === start && span.end === end)) return;
    const uses = (sort === 'end' ? resultsIn(node) : [node]).flatMap((rule) => watch.of(rule) ?? []);
    if (uses.length > 0 && span.file === file) {
      const key = `${span.start} ${span.end}`;
      const rule = places.get(key) ?? { span, uses: { asked: 0, answered: 0 }, sort };
      places.set(key, rule);
      for (const { asked, answered } of uses) {
        rule.uses.asked += asked;
        rule.uses.answered += answered;
      }
      found.push({ depth, rule });
    }
    const inner = sortWithin(node, sort);
    const isBlock = sort !== 'end' && inner === 'end';
    for (const part of isBlock ? endRules(node) : parts(node)) visit(part, node, inner, depth + 1);
  };
  visit(tree, tree, 'move', 0);

  // In reading order: after a rule that never came up come those inside it, which are deeper.
  const never = new Set<Unreached>();
  let inside = Number.POSITIVE_INFINITY;
  for (const { depth, rule } of found) {
    if (depth > inside) continue;
    inside = Number.POSITIVE_INFINITY;
    if (rule.uses.answered > 0) continue;
    never.add(rule);
    inside = depth;
  }
  return [...never];
}
