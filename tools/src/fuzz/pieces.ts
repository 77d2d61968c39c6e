/** A description as nested brackets: enough structure to cut, swap and double its parts without parsing it. */

/** A part of a text: a bracket with all that is in it, or a token. */
export interface Part {
  readonly start: number;
  readonly end: number;
  readonly sort: 'call' | 'list' | 'number' | 'string' | 'word';
}

const token = /\/\/[^\n]*|"[^"]*"|[({]|[)}]|-?\d+(?:\.\d+)?|[^\s(){}"]+/g;

/** All parts of a text, outer ones before what is in them. Brackets that are not closed are left out. */
export function partsOf(text: string): Part[] {
  const parts: { start: number; end: number; sort: Part['sort'] }[] = [];
  const open: number[] = [];
  for (const { 0: found, index } of text.matchAll(token)) {
    if (found.startsWith('//')) continue;
    if (found === '(' || found === '{') {
      open.push(parts.length);
      parts.push({ start: index, end: -1, sort: found === '(' ? 'call' : 'list' });
    } else if (found === ')' || found === '}') {
      const bracket = open.pop();
      if (bracket !== undefined) parts[bracket]!.end = index + 1;
    } else {
      const sort = found.startsWith('"') ? 'string' : /^-?\d/.test(found) ? 'number' : 'word';
      parts.push({ start: index, end: index + found.length, sort });
    }
  }
  return parts.filter(({ end }) => end >= 0);
}
