/** The formatter: one layout for all descriptions. It works on the text as written, so comments and defines stay. */
import { type Cluster, type Group, type Item, readSource } from './source.js';

/** How to lay out. */
export interface FormatOptions {
  /** Longest line; default 100. */
  readonly width?: number;
  /** Spaces that a clause stands further in than the one around it; default 4. */
  readonly indent?: number;
}

/**
 * Lays out a description: what fits stays on one line, the rest gets one line per argument. The result reads as the same
 * game, formatting it again changes nothing, and a text with unmatched brackets or quotes comes back as it is.
 */
export function format(text: string, options: FormatOptions = {}): string {
  const items = readSource(text);
  if (items === undefined) return text;
  const layout = new Layout(options.width ?? 100, ' '.repeat(options.indent ?? 4));
  layout.block(items, '', true);
  return layout.text();
}

class Layout {
  private readonly lines: string[] = [];
  private line = '';

  constructor(
    private readonly width: number,
    private readonly step: string,
  ) {}

  text(): string {
    this.newLine('');
    while (this.lines[0] === '') this.lines.shift();
    while (this.lines[this.lines.length - 1] === '') this.lines.pop();
    return this.lines.length === 0 ? '' : `${this.lines.join('\n')}\n`;
  }

  /** Items on lines of their own; the current line is empty but for the indentation, or holds what they follow. */
  block(items: readonly Item[], indent: string, first: boolean): void {
    let start = first;
    for (const item of items) {
      if (item.kind === 'comment' && item.trailing) {
        this.line += this.line.trim() === '' ? item.text : ` ${item.text}`;
        start = false;
        continue;
      }
      if (!start) this.newLine(item.spaced ? '' : undefined);
      start = false;
      this.line = indent;
      if (item.kind === 'comment') this.line += item.text;
      else this.cluster(item, indent);
    }
  }

  private newLine(blank: string | undefined): void {
    this.lines.push(this.line.trimEnd());
    if (blank !== undefined) this.lines.push(blank);
    this.line = '';
  }

  private cluster(cluster: Cluster, indent: string): void {
    const flat = flatCluster(cluster);
    if (flat !== undefined && this.line.length + flat.length <= this.width) this.line += flat;
    else
      for (const part of cluster.parts)
        if (typeof part === 'string') this.atom(part);
        else this.group(part, indent);
  }

  /** A text may be a string with line breaks, which stay as they are. */
  private atom(text: string): void {
    const pieces = text.split('\n');
    for (const [index, piece] of pieces.entries()) {
      this.line += piece;
      if (index < pieces.length - 1) {
        this.lines.push(this.line);
        this.line = '';
      }
    }
  }

  private group(group: Group, indent: string): void {
    const flat = flatGroup(group);
    if (flat !== undefined && this.line.length + flat.length <= this.width) {
      this.line += flat;
      return;
    }
    const inner = indent + this.step;
    this.line += group.open;
    let rest = group.contents;
    if (group.open === '(') {
      if (group.loose && rest[0]?.kind === 'cluster') this.line += ' ';
      rest = this.head(rest, inner);
      const [only] = rest;
      if (rest.length === 1 && only?.kind === 'cluster' && isList(only)) {
        // (equipment { … }) keeps its two brackets together
        this.line += ' ';
        this.cluster(only, indent);
        this.line += ')';
        return;
      }
    } else if (rest.every(isShort)) {
      this.fill(rest, inner);
      rest = [];
    }
    this.block(rest, inner, false);
    this.newLine(undefined);
    this.line = indent + (group.open === '(' ? ')' : '}');
  }

  /** The keyword, and the name after it: `(piece "Disc"`. Declarations are only recognised on one line. */
  private head(contents: readonly Item[], inner: string): readonly Item[] {
    const [keyword, second] = contents;
    if (keyword?.kind !== 'cluster') return contents;
    this.cluster(keyword, inner);
    if (second?.kind !== 'cluster') return contents.slice(1);
    const word = keyword.parts[0];
    const [named] = second.parts;
    const declares = typeof word === 'string' && DECLARATIONS.has(word);
    if (!declares && !(typeof named === 'string' && named.startsWith('"') && second.parts.length === 1))
      return contents.slice(1);
    this.line += ' ';
    this.cluster(second, inner);
    return contents.slice(2);
  }

  /** Numbers and words of a long list, as many on a line as fit. */
  private fill(items: readonly Item[], indent: string): void {
    let fresh = true;
    for (const item of items) {
      const flat = item.kind === 'cluster' ? flatCluster(item) : undefined;
      if (flat === undefined) continue;
      if (fresh || this.line.length + 1 + flat.length > this.width) {
        this.newLine(undefined);
        this.line = indent + flat;
      } else this.line += ` ${flat}`;
      fresh = false;
    }
  }
}

/** Clauses that are recognised by their keyword and one space. */
const DECLARATIONS = new Set(['define', 'option', 'item', 'ruleset', 'useFor']);

function isList(cluster: Cluster): boolean {
  const last = cluster.parts[cluster.parts.length - 1];
  const before = cluster.parts.slice(0, -1);
  return (
    typeof last === 'object' &&
    last.open === '{' &&
    before.every((part) => typeof part === 'string' && !part.includes('\n'))
  );
}

function isShort(item: Item): boolean {
  return item.kind === 'cluster' && item.parts.every((part) => typeof part === 'string' && !part.includes('\n'));
}

/** On one line; undefined when a comment or a line break in a string forbids it. */
function flatCluster(cluster: Cluster): string | undefined {
  let text = '';
  for (const part of cluster.parts) {
    const flat = typeof part === 'string' ? part : flatGroup(part);
    if (flat === undefined || flat.includes('\n')) return undefined;
    text += flat;
  }
  return text;
}

const flatGroups = new WeakMap<Group, string | null>();

function flatGroup(group: Group): string | undefined {
  const known = flatGroups.get(group);
  if (known !== undefined) return known ?? undefined;
  const flat = layOutFlat(group);
  flatGroups.set(group, flat ?? null);
  return flat;
}

function layOutFlat(group: Group): string | undefined {
  const texts: string[] = [];
  for (const item of group.contents) {
    const flat = item.kind === 'comment' ? undefined : flatCluster(item);
    if (flat === undefined) return undefined;
    texts.push(flat);
  }
  const text = texts.join(' ');
  if (group.open === '(') return `(${group.loose ? ' ' : ''}${text})`;
  return text === '' ? '{}' : group.contents.every(isShort) ? `{${text}}` : `{ ${text} }`;
}
