/** Squares by their coordinates: those beside the neighbours, and those on a rank or file that others in the list share. */
import { type Group, type Syntax, visit } from '../syntax/tree.js';
import type { Continuation, Neighbours } from './continuation.js';

interface Square {
  readonly file: number;
  readonly rank: number;
}

const A = 'A'.charCodeAt(0);

function square(node: Syntax | undefined): Square | undefined {
  if (node?.kind !== 'text' || node.label) return undefined;
  const [, file, rank] = /^([A-Y])(\d{1,2})$/.exec(node.value) ?? [];
  return file === undefined ? undefined : { file: file.charCodeAt(0) - A, rank: Number(rank) };
}

/** Steps from a square to the next, and how likely they are. */
const steps: readonly (readonly [files: number, ranks: number, likely: number])[] = [
  [1, 0, 0.2],
  [0, 1, 0.1],
  [2, 0, 0.05],
];

/** Squares that would stand well between the neighbours. */
export function squaresBeside(group: Group, { before, after }: Neighbours): readonly Continuation[] {
  const [last, previous] = before.map(square);
  const next = square(after[0]);
  if (!last && !next) return [];
  const found: Continuation[] = [];
  const offer = (file: number, rank: number, likely: number): void => {
    if (file >= 0 && file <= 24 && rank >= 1)
      found.push({ token: `"${String.fromCharCode(A + file)}${rank}"`, likely });
  };
  if (last && previous) offer(2 * last.file - previous.file, 2 * last.rank - previous.rank, 0.4);
  for (const [files, ranks, likely] of steps) {
    if (last) offer(last.file + files, last.rank + ranks, likely);
    if (next) offer(next.file - files, next.rank - ranks, likely);
  }
  const written = new Set([...before, ...after].map((node) => (node.kind === 'text' ? `"${node.value}"` : '')));
  const { files, ranks } = used(group);
  for (const { file, rank } of [last, next].filter((each) => each !== undefined)) {
    for (const [other, share] of files) offer(other, rank, 0.3 * share + 0.05);
    for (const [other, share] of ranks) offer(file, other, 0.15 * share);
  }
  return found.filter(({ token }) => !written.has(token));
}

/** The files and ranks that are spoken of around a group, with their shares. */
function used(group: Group): {
  readonly files: ReadonlyMap<number, number>;
  readonly ranks: ReadonlyMap<number, number>;
} {
  let around = group;
  while (around.parent && around.parent.kind !== 'root' && around.parent.start > group.start - Around)
    around = around.parent;
  const files = new Map<number, number>();
  const ranks = new Map<number, number>();
  let all = 0;
  visit(around, (node) => {
    const found = square(node);
    if (!found) return;
    files.set(found.file, (files.get(found.file) ?? 0) + 1);
    ranks.set(found.rank, (ranks.get(found.rank) ?? 0) + 1);
    all++;
  });
  const shares = (counts: Map<number, number>): ReadonlyMap<number, number> =>
    new Map([...counts].map(([key, count]) => [key, count / all]));
  return { files: shares(files), ranks: shares(ranks) };
}

/** How many characters before a place count as around it. */
const Around = 2000;
