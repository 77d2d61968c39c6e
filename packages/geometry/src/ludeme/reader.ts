/** A small reader for `(keyword args… name:value {…})`: just enough syntax for board ludemes. */

import { GeometryError } from '../errors.js';

/** A piece of a ludeme. `at` is the offset in the text. */
export type Node =
  | { readonly kind: 'call'; readonly keyword: string; readonly args: readonly Argument[]; readonly at: number }
  | { readonly kind: 'list'; readonly items: readonly Node[]; readonly at: number }
  | { readonly kind: 'number'; readonly value: number; readonly whole: boolean; readonly at: number }
  | { readonly kind: 'word'; readonly value: string; readonly at: number }
  | { readonly kind: 'text'; readonly value: string; readonly at: number };

/** A call node. */
export type Call = Extract<Node, { kind: 'call' }>;

/** An argument, with its name if it was given by name. */
export interface Argument {
  readonly name: string | null;
  readonly value: Node;
}

const MAX_LENGTH = 2_000_000;
const MAX_DEPTH = 200;
const MAX_RANGE = 10_000;

const NUMBER = /^[-+]?(\d+\.?\d*|\.\d+)([eE][-+]?\d+)?$/;
const RANGE = /^(-?\d+)\.\.(-?\d+)$/;

/** A complaint about a place in the text. */
export function syntaxError(text: string, at: number, message: string): GeometryError {
  const before = text.slice(0, at);
  const line = before.split('\n').length;
  const column = at - before.lastIndexOf('\n');
  return new GeometryError('bad-syntax', `${message} (line ${line}, column ${column})`);
}

class Reader {
  private at = 0;
  private depth = 0;
  private readonly text: string;

  constructor(text: string) {
    this.text = text;
  }

  private fail(message: string, at = this.at): GeometryError {
    return syntaxError(this.text, at, message);
  }

  private space(): void {
    for (;;) {
      while (/\s/.test(this.text[this.at] ?? '')) this.at++;
      if (!this.text.startsWith('//', this.at)) return;
      while (this.at < this.text.length && this.text[this.at] !== '\n') this.at++;
    }
  }

  whole(): Node {
    const node = this.node();
    this.space();
    if (this.at < this.text.length) throw this.fail('Expected the end of the ludeme here.');
    return node;
  }

  private node(): Node {
    this.space();
    const at = this.at;
    const c = this.text[at];
    if (c === undefined) throw this.fail('The ludeme ends too early: a bracket is still open.');
    if (c === '(') return this.nested(() => this.call(at));
    if (c === '{') return this.nested(() => this.list(at));
    if (c === '"') return this.quoted(at);
    if (c === ')' || c === '}') throw this.fail(`Unexpected "${c}".`);
    const [node] = this.token(at);
    return node!;
  }

  private nested<T>(read: () => T): T {
    if (++this.depth > MAX_DEPTH) throw this.fail(`More than ${MAX_DEPTH} brackets inside one another.`);
    const result = read();
    this.depth--;
    return result;
  }

  private quoted(at: number): Node {
    const end = this.text.indexOf('"', at + 1);
    if (end < 0) throw this.fail('This text has no closing quote.', at);
    this.at = end + 1;
    return { kind: 'text', value: this.text.slice(at + 1, end), at };
  }

  private rawToken(): string {
    const start = this.at;
    while (this.at < this.text.length && !/[\s(){}":]/.test(this.text[this.at]!)) this.at++;
    if (this.at === start) throw this.fail(`Unexpected "${this.text[start] ?? 'end'}".`);
    return this.text.slice(start, this.at);
  }

  /** One token; a range such as 3..7 stands for several numbers. */
  private token(at: number): Node[] {
    const raw = this.rawToken();
    const range = RANGE.exec(raw);
    if (range !== null) {
      const from = Number(range[1]);
      const to = Number(range[2]);
      if (Math.abs(to - from) > MAX_RANGE) throw this.fail(`The range ${raw} is too long.`, at);
      const step = to < from ? -1 : 1;
      const length = Math.abs(to - from) + 1;
      return Array.from({ length }, (_, i): Node => ({ kind: 'number', value: from + i * step, whole: true, at }));
    }
    if (NUMBER.test(raw)) return [{ kind: 'number', value: Number(raw), whole: /^[-+]?\d+$/.test(raw), at }];
    return [{ kind: 'word', value: raw, at }];
  }

  private list(at: number): Node {
    this.at++;
    const items: Node[] = [];
    for (this.space(); this.text[this.at] !== '}'; this.space()) {
      const c = this.text[this.at];
      if (c !== undefined && !/[(){}":]/.test(c)) items.push(...this.token(this.at));
      else items.push(this.node());
    }
    this.at++;
    return { kind: 'list', items, at };
  }

  private call(at: number): Node {
    this.at++;
    this.space();
    const keyword = this.rawToken();
    const args: Argument[] = [];
    for (this.space(); this.text[this.at] !== ')'; this.space()) {
      const start = this.at;
      const label = /[A-Za-z]/y.test(this.text[this.at] ?? '') ? /[A-Za-z]\w*(?=\s*:)/y : null;
      if (label !== null) label.lastIndex = start;
      const name = label?.exec(this.text)?.[0] ?? null;
      if (name !== null) {
        this.at = this.text.indexOf(':', start) + 1;
        args.push({ name, value: this.node() });
      } else args.push({ name: null, value: this.node() });
    }
    this.at++;
    return { kind: 'call', keyword, args, at };
  }
}

/** Read one ludeme. */
export function readLudeme(text: string): Node {
  if (text.length > MAX_LENGTH) throw new GeometryError('too-large', 'The text of this ludeme is too long.');
  return new Reader(text).whole();
}
