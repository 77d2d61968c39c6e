/** How the expansion reads plain text: character classes, partners of brackets and quotes, comments. */

const tokenChars = new Uint8Array(128);
for (const c of 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789_"-.+*/%=!^~<>&|#')
  tokenChars[c.charCodeAt(0)] = 1;
const nameChars = new Uint8Array(128);
for (const c of 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789_-') nameChars[c.charCodeAt(0)] = 1;

/** Whether a UTF-16 code may stand in a word. */
export function isTokenCode(code: number): boolean {
  return code < 128 && tokenChars[code] === 1;
}

/** Whether a UTF-16 code may stand in the name of a named argument. */
export function isNameCode(code: number): boolean {
  return code < 128 && nameChars[code] === 1;
}

/** Space, tab, carriage return, line feed (and the byte order mark, which editors leave behind). */
export function isSpaceCode(code: number): boolean {
  return code === 32 || code === 10 || code === 13 || code === 9 || code === 0xfeff;
}

export function isDigitCode(code: number): boolean {
  return code >= 48 && code <= 57;
}

/** First index at or after `from` that is not white space. */
export function skipSpace(text: string, from: number): number {
  let i = from;
  while (i < text.length && isSpaceCode(text.charCodeAt(i))) i++;
  return i;
}

const PARTNER: Readonly<Record<string, string>> = { '(': ')', '{': '}', '[': ']', '<': '>' };
const PATTERN: Readonly<Record<string, RegExp>> = { '(': /["()]/g, '{': /["{}]/g, '[': /["[\]]/g, '<': /["<>]/g };

/**
 * Index of the bracket that closes the one at `open`, or -1. Strings are skipped, brackets of other kinds ignored;
 * `(<` and `(>` are comparisons, not option brackets.
 */
export function matchingBracket(text: string, open: number, limit = text.length): number {
  const kind = text[open]!;
  const closing = PARTNER[kind];
  const pattern = PATTERN[kind];
  if (closing === undefined || pattern === undefined) return -1;
  let depth = 0;
  pattern.lastIndex = open;
  for (let found = pattern.exec(text); found !== null && found.index < limit; found = pattern.exec(text)) {
    const index = found.index;
    const char = text[index];
    if (char === '"') {
      const close = text.indexOf('"', index + 1);
      if (close < 0) return -1;
      pattern.lastIndex = close + 1;
    } else if (kind === '<' && index > open && text[index - 1] === '(') {
      // a comparison such as (< a b)
    } else if (char === kind) depth++;
    else if (--depth === 0) return index;
  }
  return -1;
}

/** Index of the quote that closes the one at `open` (a backslash keeps a quote inside the string), or -1. */
export function matchingQuote(text: string, open: number): number {
  for (let i = text.indexOf('"', open + 1); i >= 0; i = text.indexOf('"', i + 1)) {
    if (text[i - 1] !== '\\') return i;
  }
  return -1;
}

const Quote = 34;
const Slash = 47;

/** Ranges of the comments of a text: from `//` to before the line break, strings respected. */
export function commentRanges(text: string): [number, number][] {
  const ranges: [number, number][] = [];
  // Read letter by letter: of a search for the next quote the machine's compiler makes one for each comment, to the end.
  for (let i = 0; i < text.length; i++) {
    const letter = text.charCodeAt(i);
    if (letter === Quote) {
      const close = matchingQuote(text, i);
      if (close < 0) return ranges;
      i = close;
    } else if (letter === Slash && text.charCodeAt(i + 1) === Slash) {
      const end = text.indexOf('\n', i);
      ranges.push([i, end < 0 ? text.length : end]);
      if (end < 0) return ranges;
      i = end;
    }
  }
  return ranges;
}
