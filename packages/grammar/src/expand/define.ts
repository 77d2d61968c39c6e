/** Defines: named pieces of text with numbered parameters. This file reads their declarations. */
import type { Report } from '../diagnose/diagnostic.js';
import type { Frames } from '../source/frames.js';
import { commentRanges, matchingBracket, skipSpace } from '../source/scan.js';
import type { Span } from '../source/span.js';
import { Traced, without } from '../source/traced.js';

/** One define, ready to be inserted. */
export interface Define {
  readonly name: string;
  /** The text that calls it: the name in quotes. */
  readonly tag: string;
  readonly body: Traced;
  /** Frame that the declaration stands in; insertions get a frame of their own in its place. */
  readonly home: number;
  /** Highest n such that the body has all of #1 … #n: the parameters that are filled. */
  readonly parameters: number;
  /** Start and parameter number of each `#n` of the body. */
  readonly holes: readonly (readonly [number, number])[];
  /** Whether the body calls the define itself. */
  readonly recursive: boolean;
  /** Names that the body may call: whatever stands between two quotes. */
  readonly mentions: readonly string[];
  readonly span: Span;
}

const CLAUSE = '(define ';
/** Longest name of a define. */
export const MAX_NAME = 200;

function define(name: string, body: Traced, home: number, span: Span): Define {
  let parameters = 0;
  while (parameters < 9 && body.text.includes(`#${parameters + 1}`)) parameters++;
  const holes: [number, number][] = [];
  for (let i = body.text.indexOf('#'); i >= 0; i = body.text.indexOf('#', i + 1)) {
    const number = body.text.charCodeAt(i + 1) - 48;
    if (number >= 1 && number <= parameters) holes.push([i, number]);
  }
  const tag = `"${name}"`;
  const mentions = quotedNames(body.text);
  return { name, tag, body, home, parameters, holes, recursive: body.text.includes(tag), mentions, span };
}

/** What stands between any two neighbouring quotes of a text: every define that it calls is among them. */
function quotedNames(text: string): string[] {
  const names: string[] = [];
  let open = text.indexOf('"');
  for (let close = text.indexOf('"', open + 1); open >= 0 && close > open; ) {
    if (close - open < MAX_NAME) names.push(text.slice(open + 1, close));
    open = close;
    close = text.indexOf('"', open + 1);
  }
  return names;
}

/** Reads the clause that opens at `open`; `undefined` when it has no name. */
function readDefine(text: Traced, open: number, close: number): Define | undefined {
  const source = text.text;
  const quote = source.indexOf('"', open);
  const quoteEnd = quote < 0 || quote > close ? -1 : source.indexOf('"', quote + 1);
  if (quoteEnd < 0 || quoteEnd > close) return undefined;
  const name = source.slice(quote + 1, quoteEnd);
  const from = Math.min(skipSpace(source, quoteEnd + 1), close);
  const to = Math.max(from, from + source.slice(from, close).trimEnd().length);
  const home = text.frame[text.segment(open)]!;
  return define(name, text.slice(from, to), home, text.span(quote, quoteEnd + 1));
}

/** Takes all `(define …)` clauses out of the text, in order. */
export function extractDefines(text: Traced, report: Report): { defines: Define[]; rest: Traced } {
  const cuts: [number, number][] = [];
  const defines = new Map<string, Define>();
  for (let at = text.text.indexOf(CLAUSE); at >= 0; ) {
    const close = matchingBracket(text.text, at);
    if (close < 0) {
      report.at('error', 'unbalanced-bracket', 'This define is never closed.', text, at, at + CLAUSE.length - 1);
      break;
    }
    const found = readDefine(text, at, close);
    if (found === undefined) {
      report.at('error', 'bad-define', 'A define needs a name in quotes: (define "Name" …).', text, at, close + 1);
    } else declare(found, defines, report);
    cuts.push([at, close + 1]);
    at = text.text.indexOf(CLAUSE, close + 1);
  }
  return { defines: [...defines.values()], rest: without(text, cuts) };
}

function declare(found: Define, defines: Map<string, Define>, report: Report): void {
  const first = defines.get(found.name);
  if (first) {
    report.add(
      'warning',
      'duplicate-define',
      `"${found.name}" is defined twice: the first definition is used.`,
      found.span,
      [],
      {
        related: [{ message: 'The first definition is here.', span: first.span }],
      },
    );
    return;
  }
  if (/^[a-z]/.test(found.name)) {
    const hint = `Call it "${found.name[0]?.toUpperCase()}${found.name.slice(1)}".`;
    report.add(
      'warning',
      'lowercase-define',
      `The define "${found.name}" should start with a capital letter.`,
      found.span,
      [],
      { hint },
    );
  }
  defines.set(found.name, found);
}

/** A define that does not stand in the user's file: its text, and where to say that it is. */
export interface KnownText {
  readonly name: string;
  readonly file: string;
  readonly text: string;
}

/** The text of a define library entry: a whole `(define "Name" …)` clause, or just a body for the given name. */
export function knownText(name: string, text: string, file: string): KnownText {
  const declared = /\(define [^"]*"([^"]*)"/.exec(text.replace(/^\s*\/\/.*$/gm, ''));
  return { name: declared?.[1] ?? name, file, text };
}

/** Prepares a known define for one expansion. */
export function knownDefine(known: KnownText, frames: Frames): Define {
  const home = frames.file(known.file, known.name);
  // comments go first: one at the end of a body would hide what follows the call
  const whole = without(Traced.whole(known.text, frames, home), commentRanges(known.text));
  const at = whole.text.indexOf(CLAUSE);
  const close = at < 0 ? -1 : matchingBracket(whole.text, at);
  const found = close < 0 ? undefined : readDefine(whole, at, close);
  if (found) return found;
  return define(known.name, at < 0 ? whole : whole.slice(0, 0), home, {
    file: known.file,
    start: 0,
    end: known.text.length,
  });
}
