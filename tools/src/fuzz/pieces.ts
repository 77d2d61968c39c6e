/** A description as nested brackets: enough structure to cut, swap and double its parts without parsing it. */

/** A part of a text: a bracket with all that is in it, or a token. */
export interface Part {
  readonly start: number;
  readonly end: number;
  readonly sort: 'call' | 'list' | 'number' | 'string' | 'word';
  /** Where it stands: the words that its bracket begins with, and its label. What stands in the same place may fit. */
  readonly place: string;
}

const token = /\/\/[^\n]*|"[^"]*"|[({]|[)}]|[A-Za-z]\w*:(?=[^\s)}])|-?\d+(?:\.\d+)?|[^\s(){}"]+/g;

/** A bracket that is not closed yet. */
interface Open {
  readonly part: number;
  /** What it begins with: its keyword and the words that follow at once, or that of the bracket around a list. */
  head: string;
  /** How many more words belong to its head. */
  words: number;
}

/** Words at the beginning of a bracket that say which form it has: `(move Add`. */
const HeadWords = 2;

/** All parts of a text, outer ones before what is in them. Brackets that are not closed are left out. */
export function partsOf(text: string): Part[] {
  const parts: { start: number; end: number; sort: Part['sort']; place: string }[] = [];
  const open: Open[] = [];
  let label = '';
  for (const { 0: found, index } of text.matchAll(token)) {
    if (found.startsWith('//')) continue;
    if (found === ')' || found === '}') {
      const bracket = open.pop();
      if (bracket !== undefined) parts[bracket.part]!.end = index + 1;
      continue;
    }
    if (/^[A-Za-z]\w*:$/.test(found)) {
      label = found;
      continue;
    }
    const outer = open.at(-1);
    const sort = sortOf(found);
    const isBracket = sort === 'call' || sort === 'list';
    parts.push({ start: index, end: isBracket ? -1 : index + found.length, sort, place: `${outer?.head}/${label}` });
    label = '';
    if (outer && sort === 'word' && outer.words > 0) {
      outer.words--;
      outer.head += ` ${found}`;
    } else if (outer) outer.words = 0;
    if (isBracket) {
      open.push({
        part: parts.length - 1,
        head: sort === 'call' ? '' : `${outer?.head}{`,
        words: sort === 'call' ? HeadWords : 0,
      });
    }
  }
  return parts.filter(({ end }) => end >= 0);
}

function sortOf(found: string): Part['sort'] {
  if (found === '(') return 'call';
  if (found === '{') return 'list';
  if (found.startsWith('"')) return 'string';
  return /^-?\d/.test(found) ? 'number' : 'word';
}
