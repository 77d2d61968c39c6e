/**
 * The text as its author wrote it, before any expansion: words, brackets and comments, nothing more. What stands
 * without white space between stays together (`if:(…)`, `(item …)**`, `P"One"`), because expansion looks at that.
 */
import { commentRanges, isSpaceCode, matchingQuote } from '../source/scan.js';

/** A comment, with the two slashes. */
export interface Comment {
  readonly kind: 'comment';
  readonly text: string;
  /** Whether it stands behind something on its line. */
  readonly trailing: boolean;
  /** Whether an empty line precedes it. */
  readonly spaced: boolean;
}

/** A bracket with its contents. */
export interface Group {
  readonly kind: 'group';
  readonly open: '(' | '{';
  /** Whether white space follows the bracket: `( "Name")` is not `("Name")`. */
  readonly loose: boolean;
  readonly contents: readonly Item[];
}

/** Parts that stand together without white space: texts (with the strings in them) and brackets. */
export interface Cluster {
  readonly kind: 'cluster';
  readonly parts: readonly (string | Group)[];
  readonly spaced: boolean;
}

export type Item = Comment | Cluster;

/** Reads a source text; undefined when brackets or quotes don't match. */
export function readSource(text: string): readonly Item[] | undefined {
  const reader = new SourceReader(text);
  const items = reader.readItems(undefined);
  return reader.failed ? undefined : items;
}

/** Deepest nesting that is laid out. */
const MAX_DEPTH = 500;

class SourceReader {
  failed = false;
  private at = 0;
  private depth = 0;
  private readonly comments: Map<number, number>;

  constructor(private readonly text: string) {
    this.comments = new Map(commentRanges(text));
  }

  readItems(closing: ')' | '}' | undefined): Item[] {
    const { text } = this;
    const items: Item[] = [];
    if (++this.depth > MAX_DEPTH) this.failed = true;
    while (!this.failed) {
      const from = this.at;
      while (this.at < text.length && isSpaceCode(text.charCodeAt(this.at))) this.at++;
      const breaks = text.slice(from, this.at).split('\n').length - 1;
      const char = text[this.at];
      if (char === undefined || char === ')' || char === '}') {
        if (char !== closing) this.failed = true;
        else this.at++;
        break;
      }
      const commentEnd = this.comments.get(this.at);
      if (commentEnd !== undefined) {
        const comment = text.slice(this.at, commentEnd).trimEnd();
        items.push({ kind: 'comment', text: comment, trailing: breaks === 0 && from > 0, spaced: breaks > 1 });
        this.at = commentEnd;
      } else items.push(this.readCluster(breaks > 1));
    }
    this.depth--;
    return items;
  }

  private readCluster(spaced: boolean): Cluster {
    const { text } = this;
    const parts: (string | Group)[] = [];
    let from = this.at;
    const flush = () => {
      if (this.at > from) parts.push(text.slice(from, this.at));
    };
    while (this.at < text.length && !this.failed) {
      const char = text[this.at]!;
      if (isSpaceCode(text.charCodeAt(this.at)) || char === ')' || char === '}' || this.comments.has(this.at)) break;
      if (char === '(' || char === '{') {
        flush();
        parts.push(this.readGroup(char));
        from = this.at;
      } else if (char === '"') {
        const close = matchingQuote(text, this.at);
        if (close < 0) this.failed = true;
        this.at = close + 1;
      } else this.at++;
    }
    if (!this.failed) flush();
    return { kind: 'cluster', parts, spaced };
  }

  private readGroup(open: '(' | '{'): Group {
    this.at++;
    const loose = isSpaceCode(this.text.charCodeAt(this.at));
    return { kind: 'group', open, loose, contents: this.readItems(open === '(' ? ')' : '}') };
  }
}
