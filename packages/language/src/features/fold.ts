/** What can be folded: clauses and lists over several lines, and blocks of comment lines. */
import type { Document } from '../document.js';
import { isGroup, type Range, visit } from '../syntax/tree.js';

/** A range that can be folded. */
export interface Fold extends Range {
  readonly kind: 'clause' | 'comment';
}

/** All folds, in the order of the text. */
export function folds(document: Document): readonly Fold[] {
  const { text, tree } = document;
  const found: Fold[] = [];
  visit(tree, (node) => {
    if (isGroup(node) && text.slice(node.start, node.end).includes('\n'))
      found.push({ kind: 'clause', start: node.start, end: node.end });
  });
  for (let i = 0; i < tree.comments.length; ) {
    const first = tree.comments[i]!;
    let last = first;
    while (i + 1 < tree.comments.length && /^\r?\n[ \t]*$/.test(text.slice(last.end, tree.comments[i + 1]!.start)))
      last = tree.comments[++i]!;
    i++;
    if (last !== first) found.push({ kind: 'comment', start: first.start, end: last.end });
  }
  return found.sort((a, b) => a.start - b.start);
}
