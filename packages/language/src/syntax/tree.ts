/**
 * The text as its author wrote it, half typed or not: brackets, words, strings and option texts with their places.
 * Nothing is expanded, nothing is rejected. Nodes are never changed once the reader is done with them.
 */

/** A half-open range of offsets (UTF-16) in a text. */
export interface Range {
  readonly start: number;
  readonly end: number;
}

/** The name of a named argument, its colon included in the range. */
export interface Label extends Range {
  readonly text: string;
}

interface Piece extends Range {
  readonly parent: Group | null;
  /** `if:` before the value; the value's own range does not include it. */
  readonly label: Label | undefined;
}

/** `(keyword item…)`. */
export interface Call extends Piece {
  readonly kind: 'call';
  readonly keyword: Word | Text | undefined;
  readonly items: readonly Syntax[];
  /** False if the closing bracket is missing. */
  readonly closed: boolean;
}

/** `{ item… }`. */
export interface List extends Piece {
  readonly kind: 'list';
  readonly items: readonly Syntax[];
  readonly closed: boolean;
}

/** `<…>` in an item of an option: the text that is put in place of a tag. */
export interface Insert extends Piece {
  readonly kind: 'insert';
  readonly items: readonly Syntax[];
  readonly closed: boolean;
}

/** The whole text. */
export interface Root extends Piece {
  readonly kind: 'root';
  readonly items: readonly Syntax[];
  readonly closed: true;
  readonly comments: readonly Range[];
  /** True if every bracket and quote has its partner. */
  readonly balanced: boolean;
}

/** `"text"`, the quotes included in the range. */
export interface Text extends Piece {
  readonly kind: 'text';
  readonly value: string;
  readonly closed: boolean;
}

/** Whatever stands between spaces and brackets: `Mover`, `3`, `>=`, `#1`. Empty if a name has no value yet. */
export interface Word extends Piece {
  readonly kind: 'word';
  readonly text: string;
}

/** `<Tag>` or `<Tag:arg>`, the place of an option's text. */
export interface Tag extends Piece {
  readonly kind: 'tag';
  readonly text: string;
}

export type Group = Root | Call | List | Insert;
export type Syntax = Call | List | Insert | Text | Word | Tag;

/** True for what holds other nodes. */
export function isGroup(node: Syntax | Root): node is Group {
  return node.kind === 'call' || node.kind === 'list' || node.kind === 'insert' || node.kind === 'root';
}

/** Where a node begins, the name before it included. */
export const fromOf = (node: Syntax | Root): number => node.label?.start ?? node.start;

/** All parts of a group in the order of the text, a keyword first. */
export function partsOf(group: Group): readonly Syntax[] {
  return group.kind === 'call' && group.keyword ? [group.keyword, ...group.items] : group.items;
}

/** The word that a call begins with; empty for a call of a define or without a keyword. */
export function keywordOf(node: Syntax | Root | null): string {
  return node?.kind === 'call' && node.keyword?.kind === 'word' ? node.keyword.text : '';
}

/** Calls a function for every node below a group, in the order of the text. */
export function visit(group: Group, see: (node: Syntax) => void): void {
  visitBetween(group, Number.NEGATIVE_INFINITY, Number.POSITIVE_INFINITY, see);
}

/** Calls a function for every node below a group that touches a range, in the order of the text. */
export function visitBetween(group: Group, start: number, end: number, see: (node: Syntax) => void): void {
  // a stack of its own: a text may be nested deeper than functions can be
  const waiting: Syntax[] = [];
  const push = (parent: Group): void => {
    for (let i = parent.items.length - 1; i >= 0; i--) {
      const item = parent.items[i]!;
      if (item.end >= start && fromOf(item) <= end) waiting.push(item);
    }
    if (parent.kind === 'call' && parent.keyword) waiting.push(parent.keyword);
  };
  push(group);
  for (let node = waiting.pop(); node; node = waiting.pop()) {
    see(node);
    if (isGroup(node)) push(node);
  }
}

/** The innermost group that an offset is inside of: between its brackets. */
export function groupAt(root: Root, offset: number): Group {
  let group: Group = root;
  for (;;) {
    const inner: Syntax | undefined = itemAt(group, offset);
    if (!inner || !isGroup(inner) || inner.start >= offset || (inner.closed && offset >= inner.end)) return group;
    group = inner;
  }
}

/** The innermost node that an offset touches; of two that meet there the right one, unless only the left is a leaf. */
export function nodeAt(root: Root, offset: number): Syntax | undefined {
  let found: Syntax | undefined;
  for (let group: Group = root; ; ) {
    const touching: readonly Syntax[] = partsOf(group).filter((part) => fromOf(part) <= offset && offset <= part.end);
    const next: Syntax | undefined = touching.findLast((part) => !isGroup(part)) ?? touching.at(-1);
    if (!next) return found;
    found = next;
    if (!isGroup(next)) return found;
    group = next;
  }
}

/** The last item of a group that begins before an offset, if it reaches there. */
function itemAt(group: Group, offset: number): Syntax | undefined {
  const { items } = group;
  let low = 0;
  let high = items.length - 1;
  while (low < high) {
    const mid = (low + high + 1) >> 1;
    if (fromOf(items[mid]!) < offset) low = mid;
    else high = mid - 1;
  }
  const item = items[low];
  return item && item.start < offset && offset <= item.end ? item : undefined;
}

/** The groups around a node, innermost first, without the root. */
export function ancestors(node: Syntax): readonly (Call | List | Insert)[] {
  const found: (Call | List | Insert)[] = [];
  for (let at = node.parent; at && at.kind !== 'root'; at = at.parent) found.push(at);
  return found;
}
