/** One sweep of one define: every call in the text is replaced by the body with its parameters filled in. */
import type { Report } from '../diagnose/diagnostic.js';
import { isSpaceCode, isTokenCode, matchingBracket, matchingQuote, skipSpace } from '../source/scan.js';
import { type Traced, TracedBuilder } from '../source/traced.js';
import type { Define } from './define.js';
import { MAX_CALLS, MAX_TEXT, MAX_WORK, MUCH_WORK } from './limits.js';

/** Stands for a missing argument until all calls of the define are done, so that it keeps its place as an argument. */
const MISSING = '\u0000';

/** Thrown inside the expansion, and caught by it, when a limit is met: the text at that time is of no use. */
export class Runaway extends Error {}

/** Whether the quoted string at `quote` is a call: not the first thing in the text, and not a game's own name. */
export function isCall(text: string, quote: number): boolean {
  if (quote === 0) return false;
  let end = quote;
  while (end > 0 && !isTokenCode(text.charCodeAt(end - 1))) end--;
  let start = end;
  while (start > 0 && isTokenCode(text.charCodeAt(start - 1))) start--;
  const length = end - start;
  if (length !== 4 && length !== 5 && length !== 8) return true;
  const word = text.slice(start, end);
  return word !== 'game' && word !== 'match' && word !== 'instance';
}

/** Replaces all calls of a define; the same text again when there are none. */
export function expandCalls(text: Traced, define: Define, report: Report): Traced {
  const { tag } = define;
  let current = text;
  let at = current.text.indexOf(tag);
  while (at >= 0 && !isCall(current.text, at)) at = current.text.indexOf(tag, at + 1);
  if (at < 0) return text;
  const builder = new TracedBuilder(text.frames, text.at.length + (text.at.length >> 2) + 64);
  let copied = 0;
  let missing = false;
  // A call that stands inside another makes the text after it be written once more.
  let written = 0;
  const enough = define.recursive ? MUCH_WORK : MAX_WORK;
  for (let calls = 1; at >= 0; calls++) {
    const bracketed = current.text[at - 1] === '(' && at - 1 >= copied;
    const start = bracketed ? at - 1 : at;
    const close = bracketed ? matchingBracket(current.text, start) : at + tag.length - 1;
    if (close < 0) {
      report.at('error', 'unbalanced-bracket', `This call of ${tag} is never closed.`, current, start, at + tag.length);
      throw new Runaway();
    }
    if (calls > MAX_CALLS || written > enough || builder.length > MAX_TEXT || current.length > MAX_TEXT)
      tooMany(current, define, start, close, report);
    builder.append(current, copied, start);
    copied = close + 1;
    if (define.recursive || current.text.slice(start + 1 + tag.length, close).includes(tag)) {
      // a call of the same define among its own arguments: go on reading inside the inserted text
      const rest = new TracedBuilder(text.frames, current.at.length + 64);
      fill(rest, current, define, start, close, bracketed, MISSING, report);
      missing = true;
      rest.append(current, copied, current.length);
      current = rest.build();
      written += current.length;
      copied = 0;
      at = current.text.indexOf(tag, 1);
    } else {
      fill(builder, current, define, start, close, bracketed, missing ? MISSING : '', report);
      at = current.text.indexOf(tag, copied);
    }
    while (at >= 0 && !isCall(current.text, at)) at = current.text.indexOf(tag, at + 1);
  }
  builder.append(current, copied, current.length);
  const result = builder.build();
  return missing ? dropMissing(result) : result;
}

function tooMany(text: Traced, define: Define, start: number, close: number, report: Report): never {
  const { tag, recursive, body } = define;
  const message = recursive ? `The define ${tag} calls itself.` : `The define ${tag} expands without end.`;
  let hint = `The limits are ${MAX_CALLS} calls of one define and ${MAX_TEXT} characters.`;
  if (recursive && !body.text.includes(`(${tag}`)) {
    hint = `Wherever ${tag} stands in quotes it is a call, also as the name of a piece: give the define a name of its own.`;
  } else if (recursive) hint = 'A define may use other defines, but not in a circle.';
  const related = [{ message: `${tag} is defined here.`, span: define.span }];
  report.at('error', 'runaway-define', message, text, start, close + 1, { hint, related });
  throw new Runaway();
}

/** Appends the body of a define with the arguments of the call in `start…close`; `missing` stands for absent ones. */
function fill(
  builder: TracedBuilder,
  text: Traced,
  define: Define,
  start: number,
  close: number,
  bracketed: boolean,
  missing: string,
  report: Report,
): void {
  const { frames } = text;
  const { body, home, holes, parameters } = define;
  const frame = frames.insert('define', define.name, frames.fileOf(home), text.place(start, close + 1));
  const renamed = new Map<number, number>([[home, frame]]);
  const rename = (old: number): number => {
    const known = renamed.get(old);
    if (known !== undefined) return known;
    const parent = frames.parentOf(old);
    const moved = parent < 0 ? old : moveFrame(old, parent);
    renamed.set(old, moved);
    return moved;
  };
  const moveFrame = (old: number, parent: number): number => {
    const outer = rename(parent);
    return outer === parent ? old : frames.copy(old, outer);
  };
  const args = bracketed ? splitArguments(text.text, start, close) : [];
  if (args.length > parameters) reportSurplus(text, define, args, report);
  const given = args.filter(([a, b]) => b - a !== 1 || text.text[a] !== '~').length;
  if (given < parameters) frames.setShort(frame, parameters, given);
  if (args.some(([a, b]) => text.text.slice(a, b).includes('#'))) {
    const whole = new TracedBuilder(frames);
    whole.append(body, 0, body.length, rename);
    const filled = fillMarked(whole.build(), text, args, missing, frame);
    builder.append(filled, 0, filled.length);
    return;
  }
  let from = 0;
  for (const [at, number] of holes) {
    builder.append(body, from, at, rename);
    insertArgument(builder, text, args[number - 1], missing, frame);
    from = at + 2;
  }
  builder.append(body, from, body.length, rename);
}

function insertArgument(
  builder: TracedBuilder,
  text: Traced,
  argument: readonly [number, number] | undefined,
  missing: string,
  frame: number,
): void {
  if (argument === undefined || (argument[1] - argument[0] === 1 && text.text[argument[0]] === '~')) {
    builder.insert(missing, frame, 0);
  } else builder.append(text, argument[0], argument[1]);
}

/**
 * Arguments that themselves contain `#n` (a call inside a nested define). Substitution goes parameter by parameter over
 * the whole text, so a later marker that came in with an argument is filled as well; an argument that begins with a
 * marker is put in only once.
 */
function fillMarked(
  body: Traced,
  text: Traced,
  args: readonly (readonly [number, number])[],
  missing: string,
  frame: number,
): Traced {
  let current = body;
  for (let number = 1; number <= 9; number++) {
    const marker = `#${number}`;
    let at = current.text.indexOf(marker);
    if (at < 0) break;
    const argument = args[number - 1];
    const once = argument !== undefined && text.text[argument[0]] === '#';
    const builder = new TracedBuilder(text.frames);
    let from = 0;
    while (at >= 0) {
      builder.append(current, from, at);
      insertArgument(builder, text, argument, missing, frame);
      from = at + marker.length;
      at = once ? -1 : current.text.indexOf(marker, from);
    }
    builder.append(current, from, current.length);
    current = builder.build();
  }
  return current;
}

/** Ranges of the arguments of the bracketed call `start…close`. */
export function splitArguments(text: string, start: number, close: number): [number, number][] {
  const args: [number, number][] = [];
  let i = start + 1;
  while (i < close && !isSpaceCode(text.charCodeAt(i))) i++;
  for (;;) {
    i = skipSpace(text, i);
    if (i >= close) return args;
    const end = Math.min(argumentEnd(text, i, close), close);
    args.push([i, end]);
    i = end;
  }
}

function argumentEnd(text: string, start: number, close: number): number {
  const first = text[start]!;
  if (first === '"') {
    const quote = matchingQuote(text, start);
    return quote < 0 ? close : quote + 1;
  }
  if ('({[<'.includes(first)) {
    const bracket = matchingBracket(text, start, close);
    return bracket < 0 ? close : bracket + 1;
  }
  for (let i = start; i < close; i++) {
    if (isSpaceCode(text.charCodeAt(i))) return i;
    const next = text[i + 1];
    if (text[i] === ':' && next !== undefined && '({[<'.includes(next)) {
      const bracket = matchingBracket(text, i + 1, close);
      return bracket < 0 ? close : bracket + 1;
    }
  }
  return close;
}

function reportSurplus(
  text: Traced,
  define: Define,
  args: readonly (readonly [number, number])[],
  report: Report,
): void {
  // a name with spaces in it counts as arguments by its own rule; nobody meant those
  if (/\s/.test(define.name)) return;
  const first = args[define.parameters]!;
  const takes =
    define.parameters === 0
      ? 'no arguments'
      : define.parameters === 1
        ? '1 argument'
        : `${define.parameters} arguments`;
  const message = `The define ${define.tag} takes ${takes}, but is given ${args.length}: the rest is ignored.`;
  const last = args[args.length - 1]![1];
  const span = text.span(first[0], last);
  const isPlain = text.origin(first[0], last).length === 0;
  const fixes = isPlain ? [{ title: 'Remove what is too much', edits: [{ span, text: '' }] }] : [];
  report.at('warning', 'define-arguments', message, text, first[0], last, {
    fixes,
    related: [{ message: `${define.tag} is defined here.`, span: define.span }],
  });
}

function dropMissing(text: Traced): Traced {
  const builder = new TracedBuilder(text.frames);
  let from = 0;
  for (let at = text.text.indexOf(MISSING); at >= 0; at = text.text.indexOf(MISSING, from)) {
    builder.append(text, from, at);
    from = at + 1;
  }
  builder.append(text, from, text.length);
  return builder.build();
}
