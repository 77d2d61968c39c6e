/**
 * The syntax tree of an expanded description. Nodes know where they stand: `span` is in the user's own file, `origin`
 * is the chain of defines, options and ranges that they came through. Both are worked out when asked for, because a
 * large game has a hundred thousand nodes and a compiler asks for the span of one.
 */
import type { Origin, Span } from '../source/span.js';
import type { Traced } from '../source/traced.js';

/**
 * A piece of the expanded text. Fields of nodes are `declare`d and set in the constructor: emitted class fields made
 * building the tree of a large game three times slower.
 */
export class Piece {
  /** The expanded text; offsets `from` and `to` refer to it. */
  declare protected readonly source: Traced;
  declare readonly from: number;
  declare readonly to: number;

  constructor(source: Traced, from: number, to: number) {
    this.source = source;
    this.from = from;
    this.to = to;
  }

  /** Place in the user's file: the piece itself, or the call or tag that it came out of. */
  get span(): Span {
    return this.source.span(this.from, this.to);
  }

  /** Place of the text itself: in the user's file, or in the define, option or known file that it came out of. */
  get written(): Span {
    return this.source.origin(this.from, this.to)[0]?.span ?? this.span;
  }

  /** Defines, options and ranges that the piece came through, innermost first; empty when written as it is. */
  get origin(): readonly Origin[] {
    return this.source.origin(this.from, this.to);
  }
}

/** `(keyword argument…)`. */
export class CallNode extends Piece {
  declare readonly kind: 'call';
  declare readonly keyword: string;
  declare readonly args: readonly Arg[];
  declare private readonly keywordFrom: number;

  constructor(source: Traced, from: number, to: number, keyword: string, args: readonly Arg[], keywordFrom: number) {
    super(source, from, to);
    this.kind = 'call';
    this.keyword = keyword;
    this.args = args;
    this.keywordFrom = keywordFrom;
  }

  /** The same call with other arguments. */
  withArgs(args: readonly Arg[]): CallNode {
    return new CallNode(this.source, this.from, this.to, this.keyword, args, this.keywordFrom);
  }

  /** Where an argument is missing: the gap before the written one with this index, or the closing bracket. */
  gap(index: number): Piece {
    const { source, args } = this;
    if (index >= args.length) return new Piece(source, this.to - 1, this.to);
    const from = this.endOf(index - 1);
    return new Piece(source, from, from + 1);
  }

  /** The last character of an argument, or of the keyword for index -1: new text can be put behind it. */
  last(index: number): Piece {
    const to = this.endOf(index);
    return new Piece(this.source, to - 1, to);
  }

  private endOf(index: number): number {
    return index < 0 ? this.keywordFrom + this.keyword.length : this.args[index]!.to;
  }

  /** From the start of one argument to the end of another. */
  between(first: number, last: number): Piece {
    return new Piece(this.source, this.args[first]!.from, this.args[last]!.to);
  }

  /** The keyword as a piece of its own. */
  get keywordPiece(): Piece {
    return new Piece(this.source, this.keywordFrom, this.keywordFrom + this.keyword.length);
  }

  /** Place of the keyword alone. */
  get keywordSpan(): Span {
    return this.source.span(this.keywordFrom, this.keywordFrom + this.keyword.length);
  }

  /** Place of the keyword's text itself, as `written` is that of the whole call. */
  get keywordWritten(): Span {
    return this.keywordPiece.written;
  }
}

/** `{ item… }`. */
export class ListNode extends Piece {
  declare readonly kind: 'list';
  declare readonly items: readonly Arg[];

  constructor(source: Traced, from: number, to: number, items: readonly Arg[]) {
    super(source, from, to);
    this.kind = 'list';
    this.items = items;
  }
}

/** `"text"`. */
export class StringNode extends Piece {
  declare readonly kind: 'string';
  declare readonly value: string;

  constructor(source: Traced, from: number, to: number, value: string) {
    super(source, from, to);
    this.kind = 'string';
    this.value = value;
  }
}

/** `12` (integer) or `0.5` (not). */
export class NumberNode extends Piece {
  declare readonly kind: 'number';
  declare readonly value: number;
  /** Whether it may stand where an integer is wanted: `3` is, `3.0` is not. */
  declare readonly integer: boolean;
  /** As written. */
  declare readonly raw: string;

  constructor(source: Traced, from: number, to: number, value: number, integer: boolean, raw: string) {
    super(source, from, to);
    this.kind = 'number';
    this.value = value;
    this.integer = integer;
    this.raw = raw;
  }
}

/** Any other word: `Mover`, `True`, `Off`. */
export class WordNode extends Piece {
  declare readonly kind: 'word';
  declare readonly word: string;

  constructor(source: Traced, from: number, to: number, word: string) {
    super(source, from, to);
    this.kind = 'word';
    this.word = word;
  }
}

export type Node = CallNode | ListNode | StringNode | NumberNode | WordNode;

/** An argument of a call or an item of a list: a value, perhaps with a name (`if:(…)`). The span includes the name. */
export class Arg extends Piece {
  declare readonly name: string | undefined;
  declare readonly value: Node;

  constructor(source: Traced, from: number, to: number, name: string | undefined, value: Node) {
    super(source, from, to);
    this.name = name;
    this.value = value;
  }

  /** The first characters of the argument: its name. */
  head(length: number): Piece {
    return new Piece(this.source, this.from, this.from + length);
  }
}

const INTEGER = /^[+-]?\d+$/;
const FLOAT = /^[+-]?(?:\d+\.?\d*|\.\d+)(?:[eE][+-]?\d+)?[fFdD]?$/;

/** The number that a word reads as, if it does; `integer` if it may stand where an integer is wanted. */
export function numberOf(raw: string): { readonly value: number; readonly integer: boolean } | undefined {
  const code = raw.charCodeAt(0);
  // numbers begin with a digit, a sign or a point: most words are told apart here
  if (code <= 57 && code >= 43) {
    if (INTEGER.test(raw)) {
      const value = Number(raw);
      return { value, integer: value >= -0x80000000 && value <= 0x7fffffff };
    }
    if (FLOAT.test(raw)) return { value: Number.parseFloat(raw), integer: false };
  } else if (raw === 'NaN') return { value: Number.NaN, integer: false };
  return undefined;
}

/** A word as the node that it means: a number if it reads as one. */
export function wordNode(source: Traced, from: number, to: number, raw: string): NumberNode | WordNode {
  const number = numberOf(raw);
  return number
    ? new NumberNode(source, from, to, number.value, number.integer, raw)
    : new WordNode(source, from, to, raw);
}

/**
 * The value of a string as the language sees it: clean-up goes over strings too, so runs of white space are one space,
 * and spaces after a colon or just inside brackets are dropped; an escaped quote is an apostrophe.
 */
export function stringValue(raw: string): string {
  if (!/[\s\\]/.test(raw)) return raw;
  return raw
    .replace(/[\n\r\t]/g, ' ')
    .replace(/ +/g, ' ')
    .replace(/ ([)}])/g, '$1')
    .replace(/([({]) /g, '$1')
    .replace(/(:) +/g, '$1')
    .replace(/\\"/g, "'");
}
