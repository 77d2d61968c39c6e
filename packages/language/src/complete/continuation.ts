/** Numbers and coordinates in a row: what would come next. */
import type { Group } from '../syntax/tree.js';

/** A token that would go on with a row, and how likely that is. */
export interface Continuation {
  readonly token: string;
  readonly likely: number;
}

/** What would come next after the items before an index: the next number, or the next square of a file or rank. */
export function continuations(group: Group, index: number): readonly Continuation[] {
  const [before, last] = [group.items[index - 2], group.items[index - 1]];
  if (last?.kind === 'word' && !last.label) {
    const previous = before?.kind === 'word' && !before.label ? wholeNumber(before.text) : undefined;
    return afterNumber(wholeNumber(last.text), previous);
  }
  if (last?.kind === 'text' && !last.label) {
    const previous = before?.kind === 'text' ? coordinate(before.value) : undefined;
    return afterCoordinate(coordinate(last.value), previous);
  }
  return [];
}

const wholeNumber = (text: string): number | undefined => (/^\d{1,4}$/.test(text) ? Number(text) : undefined);

function afterNumber(last: number | undefined, before: number | undefined): readonly Continuation[] {
  if (last === undefined) return [];
  const steps = new Map([
    [1, 0.2],
    [-1, 0.05],
  ]);
  if (before !== undefined && before !== last) steps.set(last - before, 0.4);
  return [...steps].flatMap(([step, likely]) => (last + step >= 0 ? [{ token: String(last + step), likely }] : []));
}

interface Square {
  readonly file: number;
  readonly rank: number;
}

const A = 'A'.charCodeAt(0);

function coordinate(text: string): Square | undefined {
  const [, file, rank] = /^([A-Y])(\d{1,2})$/.exec(text) ?? [];
  return file === undefined ? undefined : { file: file.charCodeAt(0) - A, rank: Number(rank) };
}

function afterCoordinate(last: Square | undefined, before: Square | undefined): readonly Continuation[] {
  if (!last) return [];
  const steps: [number, number, number][] = [
    [1, 0, 0.2],
    [0, 1, 0.1],
    [2, 0, 0.05],
  ];
  if (before) steps.unshift([last.file - before.file, last.rank - before.rank, 0.4]);
  const found = new Map<string, Continuation>();
  for (const [files, ranks, likely] of steps) {
    const [file, rank] = [last.file + files, last.rank + ranks];
    if ((files === 0 && ranks === 0) || file < 0 || file > 24 || rank < 1) continue;
    const token = `"${String.fromCharCode(A + file)}${rank}"`;
    if (!found.has(token)) found.set(token, { token, likely });
  }
  return [...found.values()];
}
