/**
 * Finding the bracket that is really wrong. One missing bracket makes the outermost clause look unclosed, far from the
 * mistake; people indent by what they mean, so the first line that stands outside a clause which is still open tells
 * which clause was not closed.
 */
import { Frames } from '../source/frames.js';
import { commentRanges } from '../source/scan.js';
import { Traced, without } from '../source/traced.js';
import { type Diagnostic, Report } from './diagnostic.js';

interface Open {
  readonly at: number;
  readonly kind: string;
  /** Column of the bracket if it is the first thing on its line, else -1. */
  readonly column: number;
}

interface Suspect {
  readonly open: Open;
  /** Start of the line that stands outside, by its indentation. */
  readonly line: number;
}

const CLOSING: Readonly<Record<string, string>> = { '(': ')', '{': '}' };

/** Bracket and quote mistakes of a text by itself, whatever it is a part of. */
export function bracketMistakes(text: string, file: string): readonly Diagnostic[] {
  const frames = new Frames();
  const raw = Traced.whole(text, frames, frames.file(file));
  return findBracketMistakes(without(raw, commentRanges(text))).diagnostics;
}

/** Bracket and quote mistakes of a description without comments. */
export function findBracketMistakes(plain: Traced): Report {
  const report = new Report(10);
  if (!reportQuote(plain, report)) new Scan(plain, report).run();
  return report;
}

/** With an odd number of quotes, the first string that swallows the start of a line with a bracket is the culprit. */
function reportQuote(plain: Traced, report: Report): boolean {
  const { text } = plain;
  let open = -1;
  let suspect = -1;
  for (let at = text.indexOf('"'); at >= 0; at = text.indexOf('"', at + 1)) {
    if (open < 0) open = at;
    else {
      if (suspect < 0 && /\n\s*[(){}]/.test(text.slice(open, at))) suspect = open;
      open = -1;
    }
  }
  if (open < 0) return false;
  const at = suspect < 0 ? open : suspect;
  const line = text.indexOf('\n', at);
  report.at('error', 'unclosed-string', 'This string is never closed.', plain, at, line < 0 ? text.length : line, {
    hint: 'Put a second quote (") where the string ends.',
  });
  return true;
}

class Scan {
  private readonly stack: Open[] = [];
  private suspect: Suspect | undefined;
  private lastClosed = -1;
  /** How many more of each closing bracket there are than of its opening one. */
  private readonly surplus: Record<string, number> = { ')': 0, '}': 0 };

  constructor(
    private readonly plain: Traced,
    private readonly report: Report,
  ) {}

  run(): void {
    const { text } = this.plain;
    const pattern = /["(){}\n]/g;
    this.count(text);
    let line = 0;
    for (let found = pattern.exec(text); found !== null; found = pattern.exec(text)) {
      const at = found.index;
      const char = found[0];
      if (char === '\n') line = at + 1;
      else if (char === '"') {
        const close = text.indexOf('"', at + 1);
        if (close < 0) break;
        pattern.lastIndex = close + 1;
      } else if (char === '(' || char === '{')
        this.open(at, char, text.slice(line, at).trim() === '' ? at - line : -1, line);
      else this.close(at, char, text.slice(line, at).trim() === '' ? at - line : -1);
    }
    this.finish();
  }

  private count(text: string): void {
    for (const [bracket] of text.replace(/"[^"]*"/g, '').matchAll(/[(){}]/g)) {
      const closing = CLOSING[bracket];
      if (closing === undefined) this.surplus[bracket]! += 1;
      else this.surplus[closing]! -= 1;
    }
  }

  private open(at: number, kind: string, column: number, line: number): void {
    if (column >= 0 && this.suspect === undefined) {
      const outside = this.stack.find((open) => open.column >= column);
      if (outside) this.suspect = { open: outside, line: line + column };
    }
    this.stack.push({ at, kind, column });
  }

  private close(at: number, char: string, column: number): void {
    const top = this.stack[this.stack.length - 1];
    if (top && CLOSING[top.kind] === char) {
      this.stack.pop();
      if (this.stack.length === 0) this.lastClosed = at;
      // closed after all, unless by a bracket that was meant for a clause further out
      if (this.suspect?.open === top && (column < 0 || column >= top.column)) this.suspect = undefined;
      return;
    }
    if (!top) {
      const related =
        this.lastClosed < 0
          ? []
          : [
              {
                message: 'The clause before it ends here.',
                span: this.plain.span(this.lastClosed, this.lastClosed + 1),
              },
            ];
      this.report.at(
        'error',
        'unbalanced-bracket',
        `This "${char}" closes nothing: there is one too many.`,
        this.plain,
        at,
        at + 1,
        { related },
      );
      return;
    }
    if (this.surplus[char]! > 0) {
      // there are more of these than were opened: this is one of them
      this.surplus[char]! -= 1;
      const related = [
        { message: `This "${top.kind}" is still open here.`, span: this.plain.span(top.at, top.at + 1) },
      ];
      this.report.at(
        'error',
        'unbalanced-bracket',
        `This "${char}" closes nothing: there is one too many.`,
        this.plain,
        at,
        at + 1,
        { related },
      );
      return;
    }
    const wanted = CLOSING[top.kind]!;
    this.report.at(
      'error',
      'wrong-bracket',
      `Found "${char}" where "${wanted}" was expected.`,
      this.plain,
      at,
      at + 1,
      {
        related: [{ message: `This "${top.kind}" is still open.`, span: this.plain.span(top.at, top.at + 1) }],
      },
    );
    // go on as if the brackets in between had been closed, or as if this one were not there
    const partner = this.stack.findLastIndex((open) => CLOSING[open.kind] === char);
    if (partner >= 0) this.stack.length = partner;
    this.suspect = undefined;
  }

  private finish(): void {
    const outermost = this.stack[0];
    if (!outermost || this.report.diagnostics.length > 0) return;
    const { plain, suspect } = this;
    const count = this.stack.length;
    const outer = {
      message: `This "${outermost.kind}" is left open at the end.`,
      span: plain.span(outermost.at, outermost.at + 1),
    };
    if (suspect) {
      const { open, line } = suspect;
      const closing = CLOSING[open.kind]!;
      const inside = { message: 'By its indentation, this stands outside of it.', span: plain.span(line, line + 1) };
      const related = open === outermost ? [inside] : [inside, outer];
      this.report.at(
        'error',
        'unbalanced-bracket',
        `This "${open.kind}" is not closed: a "${closing}" is missing.`,
        plain,
        open.at,
        open.at + 1,
        { related },
      );
      return;
    }
    const innermost = this.stack[count - 1]!;
    const closing = CLOSING[innermost.kind]!;
    const message =
      count === 1
        ? `This "${innermost.kind}" is never closed.`
        : `This "${innermost.kind}" is never closed, and ${count - 1} more around it.`;
    const related = count === 1 ? [] : [outer];
    this.report.at('error', 'unbalanced-bracket', message, plain, innermost.at, innermost.at + 1, {
      related,
      hint: `Add ${count} "${closing}".`.replace('1 "', 'a "'),
    });
  }
}
