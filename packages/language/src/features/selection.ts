/** Growing selections: the word, the argument with its name, the contents of the brackets, the clause, and so on. */
import type { Document } from '../document.js';
import { ancestors, fromOf, isGroup, nodeAt, type Range } from '../syntax/tree.js';

/** The ranges around an offset, the smallest first; each is larger than the one before. */
export function selectionRanges(document: Document, offset: number): readonly Range[] {
  const node = nodeAt(document.tree, offset);
  const ranges: Range[] = [];
  const add = (start: number, end: number): void => {
    const last = ranges.at(-1) ?? { start: offset, end: offset };
    if (start <= last.start && end >= last.end && (end - start > last.end - last.start || ranges.length === 0))
      ranges.push({ start, end });
  };
  if (node) {
    if (node.kind === 'text' && node.closed) add(node.start + 1, node.end - 1);
    for (const each of [node, ...ancestors(node)]) {
      const inside = isGroup(each) && each.start < offset && offset < each.end;
      if (inside) add(each.start + 1, each.closed ? each.end - 1 : each.end);
      add(each.start, each.end);
      add(fromOf(each), each.end);
    }
  }
  add(0, document.text.length);
  return ranges;
}
