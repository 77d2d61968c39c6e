/**
 * A picture as plain data: elements with attributes and children. It is written as text in one place, where everything is
 * escaped, or built as DOM nodes by a page; names from descriptions never become markup on the way.
 */

/** Attributes of an element. Numbers are written with two decimals. */
export type Attributes = Readonly<Record<string, string | number | undefined>>;

/** An element of a picture. */
export interface SvgNode {
  readonly tag: string;
  readonly attrs: Attributes;
  readonly children: readonly SvgNode[];
  /** Text content, for `text`, `title` and `desc`. */
  readonly text?: string;
}

/** An element with children. */
export function el(tag: string, attrs: Attributes = {}, children: readonly SvgNode[] = []): SvgNode {
  return { tag, attrs, children };
}

/** An element with text. */
export function textEl(tag: string, text: string, attrs: Attributes = {}): SvgNode {
  return { tag, attrs, children: [], text };
}

/** A group that is left out when it would be empty. */
export function group(attrs: Attributes, children: readonly SvgNode[]): SvgNode[] {
  return children.length > 0 ? [el('g', attrs, children)] : [];
}

/** A number as short text. */
export function num(value: number): string {
  const rounded = Math.round(value * 100) / 100;
  return Object.is(rounded, -0) || !Number.isFinite(rounded) ? '0' : String(rounded);
}

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** Text that is safe as content and in attributes. Characters that XML does not allow are dropped. */
export function escapeText(text: string): string {
  return text.replace(/[^\P{Cc}\t\n\r]|\p{Cs}|[\ufffe\uffff]/gu, '').replace(/[&<>"']/g, (ch) => entities[ch]!);
}

const kept = new WeakMap<SvgNode, string>();

/** Keeps the text of an element that is part of many pictures, such as a board. */
export function keepText(node: SvgNode): SvgNode {
  kept.set(node, toText(node));
  return node;
}

/** An element as text. */
export function toText(node: SvgNode): string {
  const parts: string[] = [];
  write(node, parts);
  return parts.join('');
}

function write(node: SvgNode, out: string[]): void {
  const known = kept.get(node);
  if (known !== undefined) {
    out.push(known);
    return;
  }
  const { tag, attrs, children, text } = node;
  out.push('<', tag);
  for (const name in attrs) {
    const value = attrs[name];
    if (value === undefined) continue;
    out.push(' ', name, '="', typeof value === 'number' ? num(value) : escapeText(value), '"');
  }
  if (children.length === 0 && text === undefined) {
    out.push('/>');
    return;
  }
  out.push('>');
  if (text !== undefined) out.push(escapeText(text));
  for (const child of children) write(child, out);
  out.push('</', tag, '>');
}
