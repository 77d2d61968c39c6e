/**
 * Reading a text that has changed a little: only the smallest clause around the change is read, and the tree of the text before
 * is changed to be that of the new one. What stands elsewhere stays the same node, at its new place.
 */
import { readByLayout, readStrictly, type Segment, segmentsOf, setSegments } from './read.js';
import { type Group, isGroup, keywordOf, partsOf, type Range, type Root, type Syntax } from './tree.js';

/** What was replaced in a tree. */
export interface Change {
  /** The group that the replaced items stand in. */
  readonly parent: Group;
  readonly before: readonly Syntax[];
  readonly now: readonly Syntax[];
}

/** The range of an old text that was replaced, and how much longer the new text is. */
export interface Difference extends Range {
  readonly longer: number;
  /** What was written in the range before. */
  readonly gone: string;
}

/**
 * True if brackets match over the whole text although those of some segments do not: with a quote too many, a string may reach from
 * one clause into another.
 */
function matchesAfterAll(text: string, broken: readonly Range[]): boolean {
  const isDoubtful = broken.some(({ start, end }) => {
    const part = text.slice(start, end);
    return part.split('"').length % 2 === 0 || /\\|\/\/[^\n]*"/.test(part);
  });
  return isDoubtful && readStrictly(text, 0, text.length).balanced;
}

/** Where the segments with brackets that do not match are after a change, other than the changed one. */
function brokenIn(root: Root, { start, longer }: Difference): readonly Range[] {
  const others = segmentsOf(root)?.filter(
    ({ balanced, start: from, end }) => !balanced && !(from <= start && start < end),
  );
  return (others ?? []).map((segment) => {
    const by = segment.start > start ? longer : 0;
    return { start: segment.start + by, end: segment.end + by };
  });
}

/** Where two texts differ: the shortest range that what is new can have replaced. */
export function difference(before: string, now: string): Difference {
  const most = Math.min(before.length, now.length);
  let start = 0;
  while (start < most && before.charCodeAt(start) === now.charCodeAt(start)) start++;
  let same = 0;
  while (same < most - start && before.charCodeAt(before.length - 1 - same) === now.charCodeAt(now.length - 1 - same))
    same++;
  const end = before.length - same;
  return { start, end, longer: now.length - before.length, gone: before.slice(start, end) };
}

type Shifted<T> = { -readonly [K in keyof T]: T[K] };

/**
 * Makes the tree of a text that of a changed one. Undefined if the change is too large for that; then the tree is as it was.
 * Otherwise it no longer is the tree of the text before.
 */
export function reread(root: Root, text: string, change: Difference): Change | undefined {
  const { start, end, longer } = change;
  const last = end + longer;
  if (!root.balanced && matchesAfterAll(text, brokenIn(root, change))) return undefined;
  const lines = bracketsAtLeft(text, Math.max(0, start - 1), last + 1);
  if (lines.length > 0 && !root.balanced) return undefined;
  // where the layout decided, a change of a line may change what is around it
  const path = isStrict(root, start) ? enclosing(root, change) : [];
  const effect = effectOn(change, text.slice(start, last));
  // with a bracket more or less no clause is whole, unless it stands in a string or a comment
  const least = effect === 'unbalancing' ? Math.max(0, path.length - 1) : 0;
  for (let i = path.length - 1; i >= least; i--) {
    const old = path[i]!;
    const part = readStrictly(text, old.start, old.end + longer);
    const [only] = part.items;
    if (!part.balanced || part.items.length !== 1 || !only) continue;
    if (only.kind !== old.kind || only.end !== old.end + longer || (isGroup(only) && !only.closed)) continue;
    // the stars of a default item stand after its bracket
    if (text[only.end] === '*' && keywordOf(only) !== keywordOf(old)) continue;
    // a clause that now begins at the left of its line cuts a segment in two that do not match: then brackets decide alone
    if (!lines.every((line) => beginsAt(only, line))) return undefined;
    replace(root, path.slice(0, i), old, only, part.comments, longer);
    if (lines.length > 0) setSegments(root, undefined);
    return { parent: old.parent!, before: [old], now: [only] };
  }
  if (lines.length > 0) return undefined;
  return rereadSegment(root, text, change, effect === 'unbalancing' && path.length > 0 ? 'broken' : effect);
}

/** Where lines begin with a bracket, in a part of a text. */
function bracketsAtLeft(text: string, start: number, end: number): readonly number[] {
  const found: number[] = [];
  for (let at = text.indexOf('\n(', start); at >= 0 && at + 2 <= end; at = text.indexOf('\n(', at + 1))
    found.push(at + 1);
  return found;
}

/** True if a clause below a node begins at an offset. */
function beginsAt(top: Syntax, offset: number): boolean {
  for (let node: Syntax | undefined = top; node && isGroup(node); ) {
    node = node.items.find((item) => item.end > offset);
    if (node?.start === offset && node.kind === 'call') return true;
  }
  return false;
}

/** What a change does to the matching of brackets, as far as its letters tell; `broken` if they no longer match for sure. */
type Effect = 'none' | 'unbalancing' | 'broken' | 'unknown';

function effectOn({ gone }: Difference, written: string): Effect {
  // quotes, comments and the texts of options change what counts as a bracket
  if (/["/<>\\]/.test(gone + written)) return 'unknown';
  const count = (text: string, bracket: string): number => text.split(bracket).length;
  const same = ['(', ')', '{', '}'].every((bracket) => count(gone, bracket) === count(written, bracket));
  if (same && !/[(){}]/.test(gone)) return 'none';
  const opened = (text: string, pair: string): number => count(text, pair[0]!) - count(text, pair[1]!);
  return ['()', '{}'].some((pair) => opened(gone, pair) !== opened(written, pair)) ? 'unbalancing' : 'unknown';
}

/** True if the brackets around an offset match. */
function isStrict(root: Root, offset: number): boolean {
  return root.balanced || segmentsOf(root)?.find(({ end }) => offset < end)?.balanced === true;
}

/** The clauses and lists that a change is inside of, from the outermost on, as far as their brackets close them. */
function enclosing(root: Root, { start, end }: Range): Syntax[] {
  const path: Syntax[] = [];
  for (let group: Group = root; ; ) {
    const inner: Syntax | undefined = group.items.find((item) => item.end > start);
    // the text of an option's item ends where its item says, not by brackets
    if (!inner || (inner.kind !== 'call' && inner.kind !== 'list')) return path;
    if (inner.start >= start || end >= inner.end) return path;
    if (inner.closed) path.push(inner);
    group = inner;
  }
}

/** Puts a clause in the place of another one. */
function replace(
  root: Root,
  path: readonly Syntax[],
  old: Syntax,
  now: Syntax,
  comments: readonly Range[],
  longer: number,
): void {
  const parent = old.parent!;
  const taken = now as Shifted<Syntax>;
  taken.parent = parent;
  taken.label = old.label;
  let child: Syntax = old;
  for (const group of [...path].reverse()) {
    shiftAfter(group as Group, child, longer);
    (group as Shifted<Syntax>).end += longer;
    child = group;
  }
  shiftAfter(root, child, longer);
  (parent.items as Syntax[])[parent.items.indexOf(old)] = now;
  replaceComments(root, old, comments, longer);
  (root as Shifted<Root>).end += longer;
  const segments = segmentsOf(root);
  if (segments) {
    const at = segments.findIndex((segment) => now.start < segment.end);
    setSegments(root, moved(segments, at, longer));
  }
}

/** Segments after one of them has become longer. */
function moved(segments: readonly Segment[], at: number, longer: number): Segment[] {
  return segments.map((segment, i) =>
    i < at ? segment : { ...segment, start: segment.start + (i > at ? longer : 0), end: segment.end + longer },
  );
}

function replaceComments(root: Root, { start, end }: Range, comments: readonly Range[], longer: number): void {
  const before = root.comments.filter((comment) => comment.end <= start);
  const after = root.comments.filter((comment) => comment.start >= end);
  (root as Shifted<Root>).comments = [
    ...before,
    ...comments,
    ...after.map((comment) => ({ start: comment.start + longer, end: comment.end + longer })),
  ];
}

/** Moves everything after an item of a group. */
function shiftAfter(group: Group, child: Syntax, by: number): void {
  if (by === 0) return;
  for (let i = group.items.indexOf(child) + 1; i < group.items.length; i++) shift(group.items[i]!, by);
}

function shift(top: Syntax, by: number): void {
  const waiting: Shifted<Syntax>[] = [top];
  for (let node = waiting.pop(); node; node = waiting.pop()) {
    node.start += by;
    node.end += by;
    if (node.label) {
      const label = node.label as Shifted<Range>;
      label.start += by;
      label.end += by;
    }
    if (!isGroup(node)) continue;
    for (const item of node.items) waiting.push(item);
    if (node.kind === 'call' && node.keyword) waiting.push(node.keyword);
  }
}

/** Reads the segment of a change anew, where no clause around it is whole. */
function rereadSegment(
  root: Root,
  text: string,
  { start, end, longer }: Difference,
  effect: Effect,
): Change | undefined {
  const segments = segmentsOf(root);
  const at = segments?.findIndex((segment) => start < segment.end) ?? -1;
  const segment = segments?.[at];
  if (!segments || !segment) return undefined;
  // the bracket that begins a segment, and the line before the next, make it one
  const isLast = at === segments.length - 1;
  if ((at > 0 && start <= segment.start) || (isLast ? end > segment.end : end >= segment.end)) return undefined;
  const isBroken = effect === 'broken' || (effect === 'none' && !segment.balanced);
  const strict = isBroken ? undefined : readStrictly(text, segment.start, segment.end + longer);
  const others = segments.filter(({ balanced }, i) => i !== at && !balanced).length;
  const whole = { start: segment.start, end: segment.end + longer };
  if (!strict?.balanced && (others > 0 || matchesAfterAll(text, [whole]))) return undefined;
  const part = strict?.balanced ? strict : readByLayout(text, segment.start, segment.end + longer);
  // a name at the end of a segment may belong to what the next one begins with
  const final = part.items.at(-1);
  if (!isLast && final?.label && final.kind === 'word' && final.text === '') return undefined;
  const first = segments.slice(0, at).reduce((sum, { items }) => sum + items, 0);
  const replaced = merge(root, first, segment.items, part.items, longer);
  replaceComments(root, segment, part.comments, longer);
  const changed = moved(segments, at, longer);
  changed[at] = { ...changed[at]!, items: part.items.length, balanced: part.balanced };
  setSegments(root, changed);
  const tree = root as Shifted<Root>;
  tree.end += longer;
  tree.balanced = changed.every(({ balanced }) => balanced);
  return replaced;
}

/**
 * Puts what was read in the place of some items at the top of a text, and of no more than that: as long as the old and the new
 * items differ in a single clause, the others stay, and the same is tried inside of it.
 */
function merge(root: Root, first: number, count: number, read: readonly Syntax[], longer: number): Change {
  const items = root.items as Syntax[];
  let parent: Group = root;
  let from = first;
  let [olds, nows]: [readonly Syntax[], readonly Syntax[]] = [items.slice(first, first + count), read];
  for (let i = onlyDifference(olds, nows, longer); i >= 0; ) {
    const old: Syntax | undefined = olds[i];
    const now = nows[i];
    if (!old || !now) break;
    const inside: number =
      isGroup(old) && isGroup(now) && isLike(old, now) ? onlyDifference(old.items, now.items, longer) : -1;
    for (let after = from + i + 1; after < parent.items.length; after++) shift(parent.items[after]!, longer);
    if (inside < 0 || !isGroup(old) || !isGroup(now)) {
      (now as Shifted<Syntax>).parent = parent;
      (parent.items as Syntax[])[from + i] = now;
      return { parent, before: [old], now: [now] };
    }
    Object.assign(old, { end: now.end, closed: now.closed });
    [parent, from, olds, nows, i] = [old, 0, old.items, now.items, inside];
  }
  for (const item of read) (item as Shifted<Syntax>).parent = root;
  for (let i = first + count; i < items.length; i++) shift(items[i]!, longer);
  return { parent: root, before: items.splice(first, count, ...read), now: read };
}

/** The number of the only items that differ, if both are clauses of a kind, or both lists; −1 if there is none such. */
function onlyDifference(olds: readonly Syntax[], nows: readonly Syntax[], longer: number): number {
  const { length } = olds;
  if (nows.length !== length) return -1;
  let before = 0;
  while (before < length && isSame(olds[before]!, nows[before]!, 0)) before++;
  let after = 0;
  while (after < length - before && isSame(olds[length - 1 - after]!, nows[length - 1 - after]!, longer)) after++;
  if (before + after !== length - 1) return -1;
  const [old, now] = [olds[before]!, nows[before]!];
  const isPair = isGroup(old) && old.kind === now.kind && old.start === now.start && isSameLabel(old, now, 0);
  return isPair ? before : -1;
}

/** True if two groups begin in the same way. */
function isLike(old: Group, now: Group): boolean {
  if (old.kind === 'list') return true;
  if (old.kind !== 'call' || now.kind !== 'call') return false;
  return old.keyword && now.keyword ? isSame(old.keyword, now.keyword, 0) : old.keyword === now.keyword;
}

const isSameLabel = ({ label: a }: Syntax, { label: b }: Syntax, by: number): boolean =>
  a && b ? a.text === b.text && a.start + by === b.start : a === b;

/** True if a node is the same as another one that stands so much further on. */
function isSame(some: Syntax, other: Syntax, by: number): boolean {
  const waiting: Syntax[] = [some, other];
  for (let b = waiting.pop(), a = waiting.pop(); a && b; b = waiting.pop(), a = waiting.pop()) {
    if (a.kind !== b.kind || a.start + by !== b.start || a.end + by !== b.end || !isSameLabel(a, b, by)) return false;
    if (!isGroup(a) || !isGroup(b)) {
      if (textOf(a) !== textOf(b)) return false;
      continue;
    }
    const [parts, others] = [partsOf(a), partsOf(b)];
    if (a.closed !== b.closed || parts.length !== others.length || hasKeyword(a) !== hasKeyword(b)) return false;
    for (let i = 0; i < parts.length; i++) waiting.push(parts[i]!, others[i]!);
  }
  return true;
}

const hasKeyword = (group: Group): boolean => group.kind === 'call' && group.keyword !== undefined;

function textOf(node: Syntax): string {
  if (isGroup(node)) return '';
  return node.kind === 'text' ? `${node.closed} ${node.value}` : node.text;
}
