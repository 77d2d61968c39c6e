/**
 * Single changes that make the brackets or quotes of a text match, the likeliest first. One missing bracket makes the
 * outermost clause look unclosed, far from the mistake; of all changes that would do, the one that was meant leaves a
 * text whose layout agrees with its brackets. Which of them makes sense as a game is for others to find out.
 */
import type { Traced } from '../source/traced.js';
import type { Diagnostic, Related } from './diagnostic.js';
import { type Bracket, bracketsOf, closingOf, disorder, isBalanced } from './layout.js';
import { located } from './located.js';

/** One change of a text. */
interface Change {
  readonly at: number;
  /** How many characters go. */
  readonly removed: number;
  readonly inserted: string;
}

/** At most this many are told. */
const MOST = 24;
/** So many characters are looked at in all tries together: those nearest to the first line out of order come first. */
const MOST_WORK = 200_000;
/** Longer texts get no repairs. */
const MOST_TEXT = 100_000;
/** Longer lines get no repairs of their quotes. */
const MOST_LINE = 2_000;

const applied = (text: string, { at, removed, inserted }: Change): string =>
  text.slice(0, at) + inserted + text.slice(at + removed);

/** What may be wrong with a text (without comments) whose brackets or quotes do not match, each with its fix. */
export function bracketRepairs(plain: Traced): Diagnostic[] {
  const { text } = plain;
  // Every try goes through the text: one that is this long was not slipped in by hand.
  if (text.length > MOST_TEXT) return [];
  const quotes = text.split('"').length - 1;
  const changes = quotes % 2 === 1 ? quoteChanges(text) : bracketChanges(text);
  const told = new Map<string, Change>();
  for (const change of changes) {
    const result = applied(text, change).replace(/\s+/g, '');
    const same = told.get(result);
    // of a run of equal brackets the last one is too many, or the place behind it lacks one
    if (!same || (change.at > same.at && change.removed === same.removed)) told.set(result, change);
  }
  return [...told.values()].slice(0, MOST).map((change) => asDiagnostic(plain, change));
}

/** Ranges of the top-level clauses, as far as they begin at the left edge. */
function segments(text: string): [number, number][] {
  const starts = [...text.matchAll(/^\(/gm)].map(({ index }) => index);
  if (starts[0] !== 0) starts.unshift(0);
  return starts.map((start, i) => [start, starts[i + 1] ?? text.length]);
}

function bracketChanges(text: string): Change[] {
  const wrong = segments(text).filter(([from, to]) => !isBalanced(text.slice(from, to)));
  const [from, to] = wrong.length === 1 ? wrong[0]! : [0, text.length];
  const part = text.slice(from, to);
  const brackets = bracketsOf(part);
  const count = (char: Bracket): number => brackets.filter((each) => each.char === char).length;
  const parens = count('(') - count(')');
  const braces = count('{') - count('}');
  const candidates: Change[] = [];
  const remove = (char: Bracket): void => {
    for (const each of brackets) if (each.char === char) candidates.push({ at: each.at, removed: 1, inserted: '' });
  };
  const become = (char: Bracket, other: Bracket): void => {
    for (const each of brackets) if (each.char === char) candidates.push({ at: each.at, removed: 1, inserted: other });
  };
  const insert = (char: Bracket): void => {
    for (const at of char === '(' || char === '{' ? wordStarts(part) : tokenEnds(part))
      candidates.push({ at, removed: 0, inserted: char });
  };
  const balance = (difference: number, open: Bracket): void => {
    const close = closingOf(open);
    if (difference > 0) insert(close);
    remove(difference > 0 ? open : close);
    if (difference < 0) insert(open);
  };
  if (parens === 0 && Math.abs(braces) === 1) balance(braces, '{');
  else if (braces === 0 && Math.abs(parens) === 1) balance(parens, '(');
  else if (parens === 1 && braces === -1) {
    become('}', ')');
    become('(', '{');
  } else if (parens === -1 && braces === 1) {
    become(')', '}');
    become('{', '(');
  }
  const { first } = disorder(part);
  const near = first < 0 ? part.length : first;
  candidates.sort((a, b) => Math.abs(a.at - near) - Math.abs(b.at - near));
  const tried = candidates.slice(0, Math.ceil(MOST_WORK / part.length));
  const scored = tried.flatMap((change) => {
    const result = applied(part, change);
    if (!isBalanced(result)) return [];
    // nobody means two brackets for one clause, though they may be written
    const doubled = result.match(/\(\s*\(/g)?.length ?? 0;
    return [{ change, score: disorder(result).lines + doubled }];
  });
  scored.sort((a, b) => a.score - b.score);
  return scored.map(({ change }) => ({ ...change, at: change.at + from }));
}

/** Where a bracket may have stood before a word or another bracket. */
function wordStarts(text: string): number[] {
  return [...text.matchAll(/"[^"]*"|[^\s"(){}:]+:|[^\s"(){}:]+|[({]/g)].flatMap(({ index, 0: found }) =>
    found.endsWith(':') && !found.startsWith('"') ? [] : [index],
  );
}

/** Where a closing bracket may have stood: behind every string, word and bracket. */
function tokenEnds(text: string): number[] {
  return [...text.matchAll(/"[^"]*"|[^\s"(){}]+|[)}]/g)].map(({ index, 0: found }) => index + found.length);
}

/** With an odd number of quotes, one is missing at an end of a word, or one is too many. */
function quoteChanges(text: string): Change[] {
  let open = -1;
  const starts: number[] = [];
  for (let at = text.indexOf('"'); at >= 0; at = text.indexOf('"', at + 1)) {
    if (open < 0) open = at;
    else {
      // a string that goes over a line or holds brackets has lost its end, or the one before it its start
      if (/[\n(){}]/.test(text.slice(open, at))) starts.push(open);
      open = -1;
    }
  }
  if (open >= 0) starts.push(open);
  const suspect = starts[0] ?? 0;
  const line = text.lastIndexOf('\n', suspect) + 1;
  const end = text.indexOf('\n', suspect);
  const part = text.slice(line, end < 0 ? text.length : end);
  if (part.length > MOST_LINE) return [];
  const candidates: (Change & { readonly score: number })[] = [];
  const consider = (at: number, removed: number, inserted: string): void => {
    const change = { at: line + at, removed, inserted };
    const result = applied(text, change);
    if (result.slice(0, line + part.length).split('"').length % 2 === 0) return;
    if (!isBalanced(result)) return;
    // names are short and hold no brackets
    const odd = [...result.slice(line, line + part.length + 1).matchAll(/"([^"]*)"/g)].filter(([, name = '']) =>
      /[(){}:]|^\s|\s$|^$/.test(name),
    ).length;
    candidates.push({ ...change, score: odd + (removed > 0 ? 0.5 : 0) });
  };
  for (const { index, 0: word } of part.matchAll(/[^\s"(){}<>:]+/g)) {
    consider(index + word.length, 0, '"');
    consider(index, 0, '"');
  }
  for (const { index } of part.matchAll(/"/g)) consider(index, 1, '');
  return candidates.sort((a, b) => a.score - b.score).map(({ at, removed, inserted }) => ({ at, removed, inserted }));
}

function asDiagnostic(plain: Traced, change: Change): Diagnostic {
  const { at, removed, inserted } = change;
  const end = removed > 0 ? at + removed : Math.min(at + 1, plain.length);
  const { span, origin, related } = located({ span: plain.span(at, end), origin: [] });
  const place = removed > 0 ? span : insertion(plain, at);
  const { code, message, title, note } = wording(plain, change);
  return {
    code,
    severity: 'error',
    message,
    span: removed > 0 ? span : behind(plain, place),
    origin,
    related: [...note, ...related],
    fixes: [{ title, edits: [{ span: place, text: inserted }] }],
  };
}

/** The character at a place where something is missing, or the last one of the text. */
function behind(plain: Traced, { file, start }: Diagnostic['span']): Diagnostic['span'] {
  const last = plain.span(plain.length - 1, plain.length).end;
  return start < last ? { file, start, end: start + 1 } : { file, start: last - 1, end: last };
}

/** The place behind the character before `at`: a comment may follow it. */
function insertion(plain: Traced, at: number): Diagnostic['span'] {
  const isBefore = /[("{]/.test(plain.text[at - 1] ?? ' ') || /\s/.test(plain.text[at - 1] ?? ' ');
  const { file, start, end } = isBefore ? plain.span(at, at + 1) : plain.span(at - 1, at);
  return isBefore ? { file, start, end: start } : { file, start: end, end };
}

function wording(
  plain: Traced,
  change: Change,
): { code: string; message: string; title: string; note: readonly Related[] } {
  const { at, removed, inserted } = change;
  const { text } = plain;
  const old = text.slice(at, at + removed);
  if (old === '"' || inserted === '"') {
    const message = old === '"' ? 'This quote has no partner.' : 'A quote is missing here.';
    return { code: 'unclosed-string', message, title: old === '"' ? 'Remove it' : 'Insert "', note: [] };
  }
  const partner = openerIn(applied(text, change), at);
  const opener = partner === undefined ? undefined : partner > at ? partner - inserted.length + removed : partner;
  const note =
    opener === undefined
      ? []
      : [{ message: `It closes the clause that begins here.`, span: plain.span(opener, opener + 1) }];
  if (removed === 0) {
    const closes = inserted === ')' || inserted === '}';
    const clause = opener === undefined ? '' : head(text, opener);
    const message = closes
      ? `A "${inserted}" is missing here: ${clause} is not closed.`
      : `A "${inserted}" is missing here.`;
    const where = closes && opener !== undefined ? [{ message: 'It begins here.', span: note[0]!.span }] : [];
    return { code: 'unbalanced-bracket', message, title: `Insert "${inserted}"`, note: where };
  }
  if (inserted === '') {
    const message = `This "${old}" is one too many.`;
    return { code: 'unbalanced-bracket', message, title: 'Remove it', note: [] };
  }
  const message = `This "${old}" should be "${inserted}".`;
  return { code: 'wrong-bracket', message, title: `Change to "${inserted}"`, note };
}

/** The bracket that the closing one at an index belongs to. */
function openerIn(text: string, close: number): number | undefined {
  const stack: number[] = [];
  for (const { at, char } of bracketsOf(text)) {
    if (char === closingOf('(') || char === closingOf('{')) {
      const open = stack.pop();
      if (at === close) return open;
    } else stack.push(at);
  }
  return undefined;
}

/** The first word of a clause. */
function head(text: string, open: number): string {
  if (text[open] === '{') return 'this list';
  const keyword = /^\(\s*("[^"]*"|[^\s(){}"]+)/.exec(text.slice(open, open + 80))?.[1];
  return keyword === undefined ? 'this clause' : `(${keyword} …)`;
}
