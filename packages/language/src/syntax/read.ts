/**
 * The tolerant reader. Text with matching brackets is read as it stands. In any other text the layout decides: people
 * indent by what they mean, so a line that begins further left than an open clause stands outside of it. What begins with a
 * bracket at the very left of a line is a segment: brackets that do not match spoil no other segment than their own.
 */
import type { Call, Group, Insert, Label, List, Range, Root, Syntax, Tag, Text, Word } from './tree.js';

type Open<T> = { -readonly [K in keyof T]: T[K] extends readonly Syntax[] ? Syntax[] : T[K] };
type OpenGroup = Open<Root> | Open<Call> | Open<List> | Open<Insert>;

const isSpace = (code: number): boolean =>
  code === 32 || (code >= 9 && code <= 13) || (code > 127 && /[\s\uFEFF]/.test(String.fromCharCode(code)));
const label = /[A-Za-z0-9_-]+:(?!\/\/)/y;
/** No value follows a name. */
const nothing = /[\s\uFEFF]*(?:[)}]|\/\/|$)/y;
const tag = /<[A-Za-z][^<>(){}"\s]*(?: [^<>(){}"\s]+)*>/y;
const word = /(?:(?!\/\/)[^\s\uFEFF(){}"])+/y;

/** What a part of a text was read as. */
export interface ReadPart {
  readonly items: readonly Syntax[];
  readonly comments: readonly Range[];
  readonly balanced: boolean;
}

/** A part of a text from one bracket at the left to the next. */
export interface Segment extends Range {
  /** How many of the items at the top it holds. */
  readonly items: number;
  readonly balanced: boolean;
}

const segmentsByRoot = new WeakMap<Root, readonly Segment[]>();

/** The segments that a text was read by; undefined if its brackets match only over several of them. */
export function segmentsOf(root: Root): readonly Segment[] | undefined {
  return segmentsByRoot.get(root);
}

/** Says that a tree now has other segments, or none. */
export function setSegments(root: Root, segments: readonly Segment[] | undefined): void {
  if (segments) segmentsByRoot.set(root, segments);
  else segmentsByRoot.delete(root);
}

/** Reads any text. */
export function read(text: string): Root {
  const bounds = segmentStarts(text);
  const whole = readStrictly(text, 0, text.length);
  if (whole.balanced) {
    const root = rootOf(text, [whole]);
    setSegments(root, segmentsIn(root, bounds));
    return root;
  }
  const parts = bounds.slice(1).map((end, i) => {
    const strict = readStrictly(text, bounds[i]!, end);
    return strict.balanced ? strict : readByLayout(text, bounds[i]!, end);
  });
  const root = rootOf(text, parts);
  setSegments(
    root,
    parts.map(({ items, balanced }, i) => ({ start: bounds[i]!, end: bounds[i + 1]!, items: items.length, balanced })),
  );
  return root;
}

/** The segments of a text whose brackets match; undefined if a line inside of a clause begins with a bracket. */
function segmentsIn({ items }: Root, bounds: readonly number[]): readonly Segment[] | undefined {
  const segments: Segment[] = [];
  let at = 0;
  for (let i = 0; i + 1 < bounds.length; i++) {
    const [start, end] = [bounds[i]!, bounds[i + 1]!];
    const first = at;
    if (i > 0 && (items[at]?.start !== start || items[at]?.label)) return undefined;
    while (at < items.length && items[at]!.end <= end) at++;
    segments.push({ start, end, items: at - first, balanced: true });
  }
  return segments;
}

/** Reads a part of a text whose brackets match; what it gives is of no use if they do not. */
export function readStrictly(text: string, start: number, end: number): ReadPart {
  return new Reader(text, false, start, end).read();
}

/** Reads a part of a text that begins at the left of a line; the layout closes what the brackets leave open. */
export function readByLayout(text: string, start: number, end: number): ReadPart {
  const { items, comments } = new Reader(text, true, start, end).read();
  return { items, comments, balanced: false };
}

/** Where segments begin, and where the last ends. */
function segmentStarts(text: string): readonly number[] {
  const starts = [0];
  for (let at = text.indexOf('\n('); at >= 0; at = text.indexOf('\n(', at + 1)) starts.push(at + 1);
  starts.push(text.length);
  return starts;
}

function rootOf(text: string, parts: readonly ReadPart[]): Root {
  const root: Root = {
    kind: 'root',
    parent: null,
    label: undefined,
    start: 0,
    end: text.length,
    items: parts.flatMap(({ items }) => items),
    closed: true,
    comments: parts.flatMap(({ comments }) => comments),
    balanced: parts.every(({ balanced }) => balanced),
  };
  for (const item of root.items) (item as Open<Syntax>).parent = root;
  return root;
}

class Reader {
  private at: number;
  private balanced = true;
  private readonly root: Open<Root>;
  private group: OpenGroup;
  /** Where the text of an option's item ends, while inside one. */
  private limit: number;
  private readonly limits: number[] = [];
  /** Column of each open group that is the first thing on its line. */
  private readonly columns = new Map<OpenGroup, number>();
  private line: number;
  private fresh = true;
  private label: Label | undefined;

  constructor(
    private readonly text: string,
    /** Whether the layout closes what the brackets leave open. */
    private readonly byLayout: boolean,
    start: number,
    private readonly end: number,
  ) {
    this.at = start;
    this.line = start;
    this.root = {
      kind: 'root',
      parent: null,
      label: undefined,
      start,
      end,
      items: [],
      closed: true,
      comments: [],
      balanced: true,
    };
    this.group = this.root;
    this.limit = end;
  }

  read(): ReadPart {
    const comments: Range[] = [];
    for (;;) {
      this.skipSpace();
      if (this.at >= this.limit) {
        if (this.limits.length === 0) break;
        this.closeInsert();
      } else if (this.text.startsWith('//', this.at)) comments.push(this.comment());
      else this.part();
    }
    while (this.group !== this.root) this.close(this.end === this.text.length ? this.end : this.endOfText(), false);
    this.dropLabel();
    return { items: this.root.items, comments, balanced: this.balanced };
  }

  private skipSpace(): void {
    while (this.at < this.limit) {
      const code = this.text.charCodeAt(this.at);
      if (code === 10) {
        this.line = this.at + 1;
        this.fresh = true;
      } else if (!isSpace(code)) return;
      this.at++;
    }
  }

  private comment(): Range {
    const start = this.at;
    const end = this.text.indexOf('\n', start);
    this.at = Math.min(this.limit, end < 0 ? this.text.length : end);
    return { start, end: this.at };
  }

  private part(): void {
    const char = this.text[this.at]!;
    const column = this.fresh ? this.at - this.line : -1;
    this.fresh = false;
    if (char === ')' || char === '}') {
      this.dropLabel();
      if (this.byLayout && column >= 0) this.closeOutside(column + 1);
      this.closeBracket(char);
      return;
    }
    if (this.byLayout && column >= 0) this.closeOutside(column);
    if (char === '(' || char === '{') this.open(char, column);
    else if (char === '"') this.string();
    else if (char === '<' && this.angle()) return;
    else this.word();
  }

  /** Closes the groups that began their line at this column or right of it: this line stands outside of them. */
  private closeOutside(column: number): void {
    let outermost: OpenGroup | undefined;
    for (let at: OpenGroup | null = this.group; at && at.kind !== 'root' && at.kind !== 'insert'; ) {
      const own = this.columns.get(at);
      if (own !== undefined && own >= column) outermost = at;
      at = at.parent as OpenGroup | null;
    }
    if (!outermost) return;
    while (this.group !== outermost) this.close(this.endOfText(), false);
    this.close(this.endOfText(), false);
  }

  /** Where the text before here ends, without white space. */
  private endOfText(): number {
    let end = this.at;
    while (end > 0 && isSpace(this.text.charCodeAt(end - 1))) end--;
    return Math.max(end, this.group.start + 1);
  }

  private open(char: '(' | '{', column: number): void {
    const start = this.at++;
    const common = { parent: this.group as Group, label: this.takeLabel(), start, end: start + 1, closed: false };
    const group: Open<Call> | Open<List> =
      char === '('
        ? { kind: 'call', keyword: undefined, items: [], ...common }
        : { kind: 'list', items: [], ...common };
    this.group.items.push(group as Syntax);
    if (column >= 0 && this.byLayout) this.columns.set(group, column);
    this.group = group;
  }

  private close(end: number, closed: boolean): void {
    const { group } = this;
    this.dropLabel();
    if (group.kind === 'root') return;
    if (!closed) this.balanced = false;
    group.end = end;
    group.closed = closed;
    if (group.kind === 'insert') this.limit = this.limits.pop() ?? this.end;
    this.group = group.parent as OpenGroup;
  }

  private closeInsert(): void {
    while (this.group.kind !== 'insert') this.close(this.at, false);
    const closed = this.text[this.limit] === '>';
    this.at = this.limit + (closed ? 1 : 0);
    this.close(this.at, closed);
  }

  /** Closes the nearest group of that bracket and what is open inside of it; a bracket without partner is left out. */
  private closeBracket(char: ')' | '}'): void {
    const kind = char === ')' ? 'call' : 'list';
    let partner: OpenGroup | null = this.group;
    while (partner && partner.kind !== kind) {
      partner = partner.kind === 'root' || partner.kind === 'insert' ? null : (partner.parent as OpenGroup);
    }
    this.at++;
    if (!partner) {
      this.balanced = false;
      return;
    }
    while (this.group !== partner) this.close(this.at - 1, false);
    // the stars of a default item belong to its bracket
    const end = this.at;
    if (keyword(partner) === 'item' || keyword(partner) === 'ruleset') while (this.text[this.at] === '*') this.at++;
    this.close(end, true);
  }

  private string(): void {
    const { text } = this;
    const start = this.at;
    let close = start + 1;
    while (close < this.limit && (text[close] !== '"' || text[close - 1] === '\\')) close++;
    let closed = close < this.limit;
    const lineEnd = text.indexOf('\n', start);
    if (
      this.byLayout &&
      lineEnd >= 0 &&
      (!closed || (lineEnd < close && /\n\s*[(){}]/.test(text.slice(start, close))))
    ) {
      // the partner of this quote was never written: the string ends with its line, or before the brackets that end it
      const line = text.slice(start, Math.min(lineEnd, this.limit));
      close = start + Math.max(1, line.replace(/[\s(){}]+$/, '').length);
      closed = false;
    }
    if (!closed) this.balanced = false;
    this.at = closed ? close + 1 : close;
    const value = text.slice(start + 1, close);
    this.add({
      kind: 'text',
      parent: this.group as Group,
      label: this.takeLabel(),
      start,
      end: this.at,
      value,
      closed,
    });
    const broken = value.lastIndexOf('\n');
    if (broken >= 0) this.line = start + 2 + broken;
  }

  /** A tag, or the text of an option's item; false for a comparison. */
  private angle(): boolean {
    const start = this.at;
    const inItem = keyword(this.group) === 'item';
    tag.lastIndex = start;
    const found = inItem ? null : tag.exec(this.text);
    if (found && tag.lastIndex <= this.limit) {
      this.at = tag.lastIndex;
      const common = { parent: this.group as Group, label: this.takeLabel(), start, end: this.at };
      this.add({ kind: 'tag', ...common, text: found[0].slice(1, -1) });
      return true;
    }
    if (!inItem) return false;
    let end = start + 1;
    while (end < this.limit && (this.text[end] !== '>' || this.text[end - 1] === '(')) {
      if (this.text[end] === '"') {
        const quote = this.text.indexOf('"', end + 1);
        if (quote < 0 || quote >= this.limit) break;
        end = quote;
      }
      end++;
    }
    if (end >= this.limit || this.text[end] !== '>') {
      const line = this.text.indexOf('\n', start);
      end = Math.min(this.limit, line < 0 ? this.text.length : line);
    }
    const common = { parent: this.group as Group, label: this.takeLabel(), start, end: start + 1, closed: false };
    const group: Open<Insert> = { kind: 'insert', items: [], ...common };
    this.group.items.push(group as Syntax);
    this.group = group;
    this.limits.push(this.limit);
    this.limit = end;
    this.at = start + 1;
    return true;
  }

  private word(): void {
    const { text } = this;
    const start = this.at;
    const keywordPlace = this.group.kind === 'call' && !this.group.keyword && this.group.items.length === 0;
    label.lastIndex = start;
    const name = this.label || keywordPlace ? null : label.exec(text);
    if (name && label.lastIndex <= this.limit) {
      this.at = label.lastIndex;
      this.label = { text: name[0].slice(0, -1), start, end: this.at };
      nothing.lastIndex = this.at;
      if (nothing.test(text) || this.at >= this.limit) this.dropLabel();
      return;
    }
    word.lastIndex = start;
    const found = word.exec(text);
    const end = Math.min(this.limit, found ? word.lastIndex : start + 1);
    this.at = end;
    const common = { parent: this.group as Group, label: this.takeLabel(), start, end };
    this.add({ kind: 'word', ...common, text: text.slice(start, end) });
  }

  /** The first thing in a clause, if it stands right there, is its keyword. */
  private add(node: Text | Word | Tag): void {
    const { group } = this;
    if (group.kind === 'call' && !group.keyword && group.items.length === 0 && node.kind !== 'tag')
      group.keyword = node;
    else group.items.push(node);
  }

  private takeLabel(): Label | undefined {
    const found = this.label;
    this.label = undefined;
    return found;
  }

  /** A name without a value gets an empty word. */
  private dropLabel(): void {
    const found = this.takeLabel();
    if (!found) return;
    const { end } = found;
    this.group.items.push({ kind: 'word', parent: this.group as Group, label: found, start: end, end, text: '' });
  }
}

function keyword(group: OpenGroup): string {
  return group.kind === 'call' && group.keyword?.kind === 'word' ? group.keyword.text : '';
}
