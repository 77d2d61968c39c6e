/** Source maps, version 3: from lines of a program to places in a description. */

/** A place in a text: file, line and column, from 0. */
export interface Place {
  readonly file: string;
  readonly line: number;
  readonly column: number;
}

const digits = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/';

/** A number in base 64 with a sign, as source maps write it. */
function encode(value: number): string {
  let rest = value < 0 ? (-value << 1) | 1 : value << 1;
  let text = '';
  do {
    const digit = rest & 31;
    rest >>>= 5;
    text += digits[rest > 0 ? digit | 32 : digit];
  } while (rest > 0);
  return text;
}

/** The map of a program: for each of its lines the place that it belongs to, or none. */
export function sourceMap(
  file: string,
  lines: readonly (Place | undefined)[],
  sources: ReadonlyMap<string, string>,
): string {
  const names = [...new Set(lines.flatMap((place) => (place ? [place.file] : [])))];
  let last = { source: 0, line: 0, column: 0 };
  const mappings = lines.map((place) => {
    if (!place) return '';
    const source = names.indexOf(place.file);
    const text = [0, source - last.source, place.line - last.line, place.column - last.column].map(encode).join('');
    last = { source, line: place.line, column: place.column };
    return text;
  });
  const content = names.map((name) => sources.get(name) ?? null);
  return JSON.stringify({
    version: 3,
    file,
    sources: names,
    sourcesContent: content,
    names: [],
    mappings: mappings.join(';'),
  });
}
