/** Ranges: `1..4` stands for `1 2 3 4`, and `"A1".."B2"` for the block of coordinates between the corners. */
import type { Report } from '../diagnose/diagnostic.js';
import { isDigitCode } from '../source/scan.js';
import { type Traced, TracedBuilder } from '../source/traced.js';
import { MAX_RANGE, MAX_TEXT } from './limits.js';

/** Many ranges of a short text could be a text that fills the memory. */
const tooLong = `With all ranges written out, the description has more than ${MAX_TEXT} characters.`;

/** Expands integer ranges, then coordinate ranges. */
export function expandRanges(text: Traced, report: Report): Traced {
  if (!text.text.includes('..')) return text;
  return expandCoordinates(expandIntegers(text, report), report);
}

function expandIntegers(text: Traced, report: Report): Traced {
  const source = text.text;
  const builder = new TracedBuilder(text.frames);
  let from = 0;
  for (let at = source.indexOf('..'); at >= 0; at = source.indexOf('..', at + 1)) {
    if (!isDigitCode(source.charCodeAt(at - 1)) || !isDigitCode(source.charCodeAt(at + 2))) continue;
    let start = at - 1;
    while (start > 0 && isDigitCode(source.charCodeAt(start - 1))) start--;
    let end = at + 3;
    while (end < source.length && isDigitCode(source.charCodeAt(end))) end++;
    const first = Number(source.slice(start, at));
    const last = Number(source.slice(at + 2, end));
    builder.append(text, from, at);
    from = at + 2;
    const place = text.place(start, end);
    const name = source.slice(start, end);
    const frame = text.frames.insert('range', name, text.frames.fileOf(place.frame), place);
    let between = ' ';
    if (builder.length > MAX_TEXT) {
      report.at('error', 'too-large', tooLong, text, start, end);
      break;
    }
    if (Math.abs(last - first) > MAX_RANGE) {
      const message = `The range ${name} is longer than ${MAX_RANGE}.`;
      report.at('error', 'bad-range', message, text, start, end);
    } else {
      const step = first < last ? 1 : -1;
      if (first !== last) for (let n = first + step; n !== last; n += step) between += `${n} `;
    }
    insertRange(builder, between, frame, place.start, place.end);
  }
  if (from === 0) return text;
  builder.append(text, from, source.length);
  return builder.build();
}

/** Every number of a range points at the range itself. */
function insertRange(builder: TracedBuilder, text: string, frame: number, start: number, end: number): void {
  const room = Math.max(1, end - start);
  for (let i = 0; i < text.length; i += room) builder.insert(text.slice(i, i + room), frame, start);
}

function expandCoordinates(text: Traced, report: Report): Traced {
  const source = text.text;
  const builder = new TracedBuilder(text.frames);
  let from = 0;
  for (let at = source.indexOf('".."'); at >= 0; at = source.indexOf('".."', at + 1)) {
    const start = source.lastIndexOf('"', at - 1);
    const end = source.indexOf('"', at + 4);
    if (start < from || end < 0) continue;
    const first = coordinate(source.slice(start + 1, at));
    const last = coordinate(source.slice(at + 4, end));
    if (!first || !last) {
      const message = `The range ${source.slice(start, end + 1)} needs a letter and a number at both ends, such as "A1".."C3".`;
      report.at('error', 'bad-range', message, text, start, end + 1);
      // read as two coordinates, so that this is the only complaint
      builder.append(text, from, at + 1);
      builder.insert(' ', text.place(at + 1, at + 3).frame, text.place(at + 1, at + 3).start);
      from = at + 3;
      continue;
    }
    if (builder.length > MAX_TEXT) {
      report.at('error', 'too-large', tooLong, text, start, end + 1);
      break;
    }
    const block = coordinateBlock(first, last);
    const name = source.slice(start, end + 1);
    if (block.length === 0 || block.length > MAX_RANGE) {
      const why =
        block.length === 0 ? 'is empty: give the lower left corner first' : `has more than ${MAX_RANGE} sites`;
      report.at(
        block.length === 0 ? 'warning' : 'error',
        'bad-range',
        `The range ${name} ${why}.`,
        text,
        start,
        end + 1,
      );
    }
    builder.append(text, from, start);
    const place = text.place(start, end + 1);
    const frame = text.frames.insert('range', name, text.frames.fileOf(place.frame), place);
    insertRange(builder, block.slice(0, MAX_RANGE).join(' '), frame, place.start, place.end);
    from = end + 1;
    at = end;
  }
  if (from === 0) return text;
  builder.append(text, from, source.length);
  return builder.build();
}

function coordinate(text: string): { letter: number; number: number } | undefined {
  return /^[A-Za-z]\d{1,6}$/.test(text)
    ? { letter: text.toUpperCase().charCodeAt(0), number: Number(text.slice(1)) }
    : undefined;
}

function coordinateBlock(
  first: { letter: number; number: number },
  last: { letter: number; number: number },
): string[] {
  const block: string[] = [];
  for (let letter = first.letter; letter <= last.letter; letter++) {
    for (let n = first.number; n <= last.number && block.length <= MAX_RANGE; n++)
      block.push(`"${String.fromCharCode(letter)}${n}"`);
  }
  return block;
}
