/** Places in texts: half-open character ranges, and the line and column that people read. */

/** A half-open range of UTF-16 offsets in one named text. */
export interface Span {
  readonly file: string;
  readonly start: number;
  readonly end: number;
}

/** One step of the way from the user's file to an expanded piece of text, innermost first. */
export interface Origin {
  readonly kind: 'define' | 'option' | 'range';
  /** Name of the define, `Heading/Item` of the option, or the text of the range. */
  readonly name: string;
  /** Where the piece stands inside the text of that define, option or range. */
  readonly span: Span;
  /** For a define that was called with fewer arguments than it has parameters. */
  readonly short?: { readonly needs: number; readonly given: number };
}

/** A place in a text as people count: both numbers start at 1. */
export interface LineColumn {
  readonly line: number;
  readonly column: number;
}

/** Converts offsets of one text to lines and columns; build it once per text. */
export class LineIndex {
  private readonly starts: number[] = [0];

  constructor(readonly text: string) {
    for (let i = text.indexOf('\n'); i >= 0; i = text.indexOf('\n', i + 1)) this.starts.push(i + 1);
  }

  /** Number of lines of the text. */
  get lineCount(): number {
    return this.starts.length;
  }

  /** Line and column of an offset; offsets outside the text are clamped. */
  at(offset: number): LineColumn {
    const clamped = Math.max(0, Math.min(offset, this.text.length));
    let low = 0;
    let high = this.starts.length - 1;
    while (low < high) {
      const mid = (low + high + 1) >> 1;
      if (this.starts[mid]! <= clamped) low = mid;
      else high = mid - 1;
    }
    return { line: low + 1, column: clamped - this.starts[low]! + 1 };
  }

  /** Offset of a line and column, the inverse of `at`. */
  offset(line: number, column: number): number {
    const start = this.starts[Math.max(0, Math.min(line, this.starts.length) - 1)]!;
    return Math.min(start + column - 1, this.text.length);
  }

  /** Text of a line (from 1) without its line break. */
  line(line: number): string {
    const start = this.starts[line - 1] ?? this.text.length;
    const end = this.starts[line] ?? this.text.length;
    return this.text.slice(start, end).replace(/\r?\n$/, '');
  }
}

/** Line and column of one offset. For many offsets of one text, keep a `LineIndex`. */
export function lineColumn(text: string, offset: number): LineColumn {
  return new LineIndex(text).at(offset);
}
