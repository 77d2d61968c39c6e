/**
 * Reads expanded text to a syntax tree. It accepts exactly the language of the Ohm grammar in `ludii.ts` (a test keeps
 * the two together), and is written by hand because the grammar reads about 100 kB/s and large games are 600 kB.
 */
import type { Report } from '../diagnose/diagnostic.js';
import { change } from '../diagnose/fix.js';
import { MAX_DEPTH, MAX_ITEMS } from '../expand/limits.js';
import { isNameCode, isSpaceCode, isTokenCode, matchingQuote, skipSpace } from '../source/scan.js';
import type { Traced } from '../source/traced.js';
import { Arg, CallNode, ListNode, type Node, StringNode, stringValue, wordNode } from './node.js';

/** Thrown and caught inside this file: reading cannot go on (the reason is in the report). */
class Unreadable extends Error {}

const OPEN_PAREN = 40;
const CLOSE_PAREN = 41;
const OPEN_BRACE = 123;
const CLOSE_BRACE = 125;
const QUOTE = 34;
const COLON = 58;

const SQUARE = 'Lists are written {…}; "[…]" marks the gaps of unfinished games, which can\'t be played.';
const CHARACTER_HINTS: Readonly<Record<string, string>> = {
  ',': 'Items are separated by spaces.',
  ':': 'Write name:value without a space before the colon.',
  '[': SQUARE,
  ']': SQUARE,
};

/** Quotes of word processors. */
const CURLY_QUOTES = '\u2018\u2019\u201a\u201b\u201c\u201d\u201e\u201f\u00ab\u00bb\u2039\u203a';

/** What `readClauses` finds. */
export interface Clauses {
  /** The top-level clauses. */
  readonly clauses: readonly CallNode[];
  /** Clauses with a quoted keyword anywhere in the text: calls of defines that do not exist. */
  readonly unknown: readonly CallNode[];
  /** False when reading had to give up. */
  readonly readable: boolean;
}

/** Reads all top-level clauses of a text. */
export function readClauses(source: Traced, report: Report): Clauses {
  const reader = new Reader(source, report);
  try {
    reader.readTop();
  } catch (error) {
    if (!(error instanceof Unreadable)) throw error;
    return { clauses: reader.clauses, unknown: reader.unknown, readable: false };
  }
  return { clauses: reader.clauses, unknown: reader.unknown, readable: true };
}

class Reader {
  readonly clauses: CallNode[] = [];
  readonly unknown: CallNode[] = [];
  private readonly text: string;
  private position = 0;
  private depth = 0;
  private items = 0;

  constructor(
    private readonly source: Traced,
    private readonly report: Report,
  ) {
    this.text = source.text;
  }

  /** Words outside any bracket are ignored, a closing bracket there is not. */
  readTop(): void {
    const pattern = /[(){}]/g;
    for (;;) {
      pattern.lastIndex = this.position;
      const found = pattern.exec(this.text);
      if (!found) return;
      this.position = found.index;
      const args: Arg[] = [];
      if (found[0] === '(') this.readClause(args, undefined, found.index);
      else if (found[0] === '{') this.readList();
      else this.fail('unbalanced-bracket', `This "${found[0]}" closes nothing.`, found.index);
      for (const arg of args) if (arg.value.kind === 'call') this.clauses.push(arg.value);
    }
  }

  /** Reads up to the closing bracket of the one at `open`, and steps over it. */
  private readItems(closing: number, open: number): Arg[] {
    const { text } = this;
    const items: Arg[] = [];
    if (++this.depth > MAX_DEPTH) this.fail('too-deep', `Brackets are nested more than ${MAX_DEPTH} deep.`, open);
    for (;;) {
      const start = skipSpace(text, this.position);
      this.position = start;
      if (start >= text.length) this.unclosed(open);
      const code = text.charCodeAt(start);
      if (code === closing) {
        this.position++;
        this.depth--;
        return items;
      }
      if (code === CLOSE_PAREN || code === CLOSE_BRACE) this.wrongBracket(start, closing, open);
      if (++this.items > MAX_ITEMS) {
        this.fail('too-large', `A description can not have more than ${MAX_ITEMS} words and brackets.`, start);
      }
      const name = this.readName(closing);
      if (name === null) continue;
      this.readValue(items, name, start);
    }
  }

  /** The name before a colon; undefined without one; null when the name has no value and is dropped. */
  private readName(closing: number): string | undefined | null {
    const { text } = this;
    let end = this.position;
    while (isNameCode(text.charCodeAt(end))) end++;
    if (text.charCodeAt(end) !== COLON || end === this.position) return undefined;
    const name = text.slice(this.position, end);
    const start = this.position;
    this.position = skipSpace(text, end + 1);
    if (text.charCodeAt(this.position) !== closing) return name;
    this.report.at(
      'warning',
      'named-without-value',
      `"${name}:" has no value and is left out.`,
      this.source,
      start,
      end + 1,
    );
    return null;
  }

  private readValue(items: Arg[], name: string | undefined, start: number): void {
    const { text, position: from } = this;
    // a name at the very end: the caller tells about the bracket that is still open
    if (from >= text.length) return;
    const code = text.charCodeAt(from);
    if (code === OPEN_PAREN) {
      this.readClause(items, name, start);
      return;
    }
    let value: Node;
    if (code === OPEN_BRACE) value = this.readList();
    else if (code === QUOTE) value = this.readString();
    else {
      let end = from;
      while (isTokenCode(text.charCodeAt(end))) end++;
      if (end === from) {
        this.badCharacter(from);
        return;
      }
      if (code === 60 && this.skipTag()) return;
      this.position = end;
      const word = text.slice(from, end);
      if (code === 35 || code === 126) this.leftOver(word, from, end);
      if (word.includes('//')) this.hiddenComment(from, end);
      if (word.includes('"')) {
        const message = `There is a quote inside the word ${word}.`;
        this.report.at('error', 'unclosed-string', message, this.source, from, end, {
          hint: 'Is a string not closed, or a space missing?',
        });
      }
      value = wordNode(this.source, from, end, word);
    }
    items.push(new Arg(this.source, start, this.position, name, value));
  }

  /** Reads a clause and adds it: nothing for `()`, all its contents for a doubled bracket `((a) (b))`. */
  private readClause(items: Arg[], name: string | undefined, start: number): void {
    const { text, position: open } = this;
    const first = skipSpace(text, open + 1);
    const code = text.charCodeAt(first);
    if (code === CLOSE_PAREN) {
      this.position = first + 1;
      return;
    }
    if (code === OPEN_PAREN) {
      this.readGroup(items, name, start, open, first);
      return;
    }
    const keyword = this.readKeyword(open, first);
    const args = this.readItems(CLOSE_PAREN, open);
    const node = new CallNode(this.source, open, this.position, keyword, args, first);
    if (code === QUOTE) this.unknown.push(node);
    items.push(new Arg(this.source, start, this.position, name, node));
  }

  private readGroup(items: Arg[], name: string | undefined, start: number, open: number, first: number): void {
    const { text } = this;
    this.position = first;
    const contents = this.readItems(CLOSE_PAREN, open);
    let last = this.position - 2;
    while (isSpaceCode(text.charCodeAt(last))) last--;
    if (text.charCodeAt(last) !== CLOSE_PAREN) {
      this.report.at(
        'error',
        'double-bracket',
        'A doubled "((" needs a doubled "))" at its end.',
        this.source,
        open,
        first + 1,
        {
          hint: 'A clause begins with a word: (keyword …).',
          related: [{ message: 'It ends here.', span: this.source.span(this.position - 1, this.position) }],
        },
      );
      return;
    }
    for (const [index, item] of contents.entries()) {
      if (index === 0 && name !== undefined) items.push(new Arg(this.source, start, item.to, name, item.value));
      else items.push(item);
    }
  }

  /** The keyword and the character after it, which must be white space (or a colon, which some games write). */
  private readKeyword(open: number, start: number): string {
    const { text } = this;
    let end = start;
    if (text.charCodeAt(start) === QUOTE) {
      const quote = matchingQuote(text, start);
      end = quote < 0 ? text.length : quote + 1;
    }
    while (end < text.length && isTokenCode(text.charCodeAt(end))) end++;
    const keyword = text.slice(start, end);
    const next = text.charCodeAt(end);
    this.position = end;
    if (keyword.includes('//') && text.charCodeAt(start) !== QUOTE) this.hiddenComment(start, end);
    if (end === start) {
      if (start >= text.length) this.unclosed(open);
      const what = text[start] ?? '';
      this.report.at(
        'error',
        'bad-keyword',
        `A clause begins with a word, not with "${what}".`,
        this.source,
        open,
        start + 1,
      );
      if (next !== OPEN_BRACE && next !== CLOSE_BRACE) this.position++;
    } else if (next === OPEN_PAREN || next === OPEN_BRACE) {
      const message = `A space is missing after "${keyword}".`;
      this.report.at('error', 'bad-keyword', message, this.source, start, end + 1, {
        hint: `Write "(${keyword} ${text[end]}…".`,
      });
    } else if (next === COLON) this.position++;
    else if (keyword.indexOf('"') > 0) {
      const word = keyword.slice(0, keyword.indexOf('"'));
      this.report.at('error', 'bad-keyword', `A space is missing after "${word}".`, this.source, start, end);
    }
    return keyword;
  }

  private readList(): ListNode {
    const open = this.position++;
    const items = this.readItems(CLOSE_BRACE, open);
    return new ListNode(this.source, open, this.position, items);
  }

  private readString(): StringNode {
    const open = this.position;
    const close = matchingQuote(this.text, open);
    if (close < 0) this.fail('unclosed-string', 'This string is never closed.', open);
    this.position = close + 1;
    return new StringNode(this.source, open, close + 1, stringValue(this.text.slice(open + 1, close)));
  }

  /** `<Tag>` or `<Tag:arg>` that no option replaced. */
  private skipTag(): boolean {
    const pattern = /<[A-Za-z][^<>(){}"]*>/y;
    pattern.lastIndex = this.position;
    const found = pattern.exec(this.text);
    if (!found) return false;
    const start = this.position;
    this.position = pattern.lastIndex;
    this.report.at(
      'error',
      'unresolved-tag',
      `No option fills the tag ${found[0]}.`,
      this.source,
      start,
      this.position,
      {
        hint: 'Tags are exact: <Tag:arg> needs an option with that tag and that name in its args:{ … }.',
      },
    );
    return true;
  }

  /** Comments are gone by now: a quote that opens nothing turned this one into text. */
  private hiddenComment(from: number, to: number): void {
    this.report.at('error', 'unclosed-string', '"//" does not start a comment here.', this.source, from, to, {
      hint: 'Look for a quote (") too many, or missing, before it.',
    });
  }

  private leftOver(word: string, from: number, to: number): void {
    if (word === '~') {
      this.report.at(
        'error',
        'unresolved-parameter',
        '"~" stands for a missing argument of a define; this is not one.',
        this.source,
        from,
        to,
      );
    } else if (/^#\d/.test(word)) {
      this.report.at('error', 'unresolved-parameter', `The parameter ${word} is not filled.`, this.source, from, to, {
        hint: `Parameters work inside a (define …), numbered from #1 without gaps: is ${word === '#1' ? 'this in a define' : `#${Number(word.slice(1)) - 1} there`}?`,
      });
    }
  }

  private badCharacter(at: number): void {
    const char = String.fromCodePoint(this.text.codePointAt(at) ?? 0);
    if (CURLY_QUOTES.includes(char)) {
      this.curlyQuotes(at);
      return;
    }
    const hint = CHARACTER_HINTS[char];
    const { span, origin } = { span: this.source.span(at, at + char.length), origin: this.source.origin(at, at + 1) };
    const written = origin[0]?.span ?? span;
    const instead = char === '[' ? '{' : char === ']' ? '}' : '';
    const title = instead === '' ? 'Remove it' : `Change to "${instead}"`;
    const fixes = char === ':' ? [] : [{ title, edits: [{ span: written, text: instead }] }];
    this.report.on('error', 'bad-character', `"${char}" can't stand here.`, { span, origin }, { hint, fixes });
    this.position = at + char.length;
  }

  /** Quotes as word processors make them: told once for the string, which is then read over. */
  private curlyQuotes(at: number): void {
    const found = /[\u2018-\u201f\u00ab\u00bb\u2039\u203a]/g;
    found.lastIndex = at + 1;
    const close = found.exec(this.text)?.index ?? -1;
    const end = close < 0 || /[\n"(){}]/.test(this.text.slice(at, close)) ? at + 1 : close + 1;
    const span = this.source.span(at, end);
    const origin = this.source.origin(at, end);
    const inner = this.text.slice(at + 1, end - 1);
    const fixes = end > at + 1 ? [change(origin[0]?.span ?? span, `"${inner}"`)] : [];
    const message = 'These are curly quotes, which the language does not know.';
    const hint = 'Use straight quotes: "…".';
    this.report.on('error', 'bad-character', message, { span, origin }, { hint, fixes });
    this.position = end;
  }

  private unclosed(open: number): never {
    this.fail('unbalanced-bracket', `This "${this.text[open]}" is never closed.`, open);
  }

  private wrongBracket(at: number, closing: number, open: number): never {
    const wanted = String.fromCharCode(closing);
    this.report.at(
      'error',
      'wrong-bracket',
      `Found "${this.text[at]}" where "${wanted}" was expected.`,
      this.source,
      at,
      at + 1,
      {
        related: [{ message: `This "${this.text[open]}" is still open.`, span: this.source.span(open, open + 1) }],
      },
    );
    throw new Unreadable();
  }

  private fail(
    code: 'unbalanced-bracket' | 'unclosed-string' | 'too-deep' | 'too-large',
    message: string,
    at: number,
  ): never {
    this.report.at('error', code, message, this.source, at, at + 1);
    throw new Unreadable();
  }
}
