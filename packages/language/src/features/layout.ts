/** Formatting: the whole text, a range of it, and what was just typed. Only white space changes. */
import { type FormatOptions, format } from '@ludii/compiler/internal';
import type { Document, TextEdit } from '../document.js';
import { fromOf, type Group, groupAt, type Range } from '../syntax/tree.js';

/** How to lay out. */
export interface LayoutOptions extends FormatOptions {}

/** The edits that lay out a document; none while brackets or quotes do not match. */
export function formatDocument(document: Document, options: LayoutOptions = {}): readonly TextEdit[] {
  return spaceEdits(document.text, format(document.text, options));
}

/** The edits that lay out the lines of a range. */
export function formatRange(document: Document, range: Range, options: LayoutOptions = {}): readonly TextEdit[] {
  return formatDocument(document, options).filter(({ start, end }) => start <= range.end && end >= range.start);
}

/**
 * The edits after a character was typed just before an offset: a new line is indented by the clauses around it, a
 * bracket that begins its line moves under the line that its partner stands in.
 */
export function formatTyped(document: Document, offset: number, typed: string, indent = 4): readonly TextEdit[] {
  if (typed !== '\n' && typed !== ')' && typed !== '}') return [];
  const { text } = document;
  const line = text.lastIndexOf('\n', typed === '\n' ? offset : offset - 1) + 1;
  const from = typed === '\n' ? Math.max(line, offset) : line;
  const start = typed === '\n' ? text.lastIndexOf('\n', Math.max(0, offset - 1)) + 1 : line;
  const end = start + (/^[ \t]*/.exec(text.slice(start))?.[0].length ?? 0);
  if (typed !== '\n' && end !== offset - 1) return [];
  const group = groupAt(document.tree, typed === '\n' ? Math.min(from, end) : offset - 1);
  const depth = group.kind === 'root' ? '' : indentOf(text, group);
  const closes = typed !== '\n' || /^[)}]/.test(text.slice(end));
  const wanted = group.kind === 'root' || closes ? depth : depth + ' '.repeat(indent);
  return text.slice(start, end) === wanted ? [] : [{ start, end, text: wanted }];
}

/** The white space before the line that a group begins in. */
function indentOf(text: string, group: Group): string {
  const line = text.lastIndexOf('\n', fromOf(group)) + 1;
  return /^[ \t]*/.exec(text.slice(line))?.[0] ?? '';
}

const space = /\s/;

/** Edits that turn one text into another that differs only in white space; one edit of everything if it does not. */
function spaceEdits(before: string, after: string): readonly TextEdit[] {
  const edits: TextEdit[] = [];
  let i = 0;
  let j = 0;
  while (i < before.length || j < after.length) {
    let iEnd = i;
    while (iEnd < before.length && space.test(before[iEnd]!)) iEnd++;
    let jEnd = j;
    while (jEnd < after.length && space.test(after[jEnd]!)) jEnd++;
    const text = after.slice(j, jEnd);
    if (before.slice(i, iEnd) !== text) edits.push({ start: i, end: iEnd, text });
    i = iEnd;
    j = jEnd;
    while (i < before.length && j < after.length && before[i] === after[j] && !space.test(before[i]!)) {
      i++;
      j++;
    }
    const stuck =
      i < before.length && j < after.length
        ? !space.test(before[i]!) && !space.test(after[j]!)
        : i < before.length
          ? !space.test(before[i]!)
          : j < after.length && !space.test(after[j]!);
    if (stuck) return [{ start: 0, end: before.length, text: after }];
  }
  return edits;
}
