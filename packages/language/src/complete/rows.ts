/** Numbers and ranges of numbers in rows and columns: `0 6 7`, `0..9 19..10`, `{12 3} {13 2}`. */
import { type Group, isGroup, keywordOf, type Syntax } from '../syntax/tree.js';
import type { Continuation, Neighbours } from './continuation.js';

/** A number, or a range of numbers: two ends that are the same or not. */
interface Run {
  readonly from: number;
  readonly to: number;
}

function run(node: Syntax | undefined): Run | undefined {
  if (node?.kind !== 'word' || node.label) return undefined;
  const [, from, to] = /^(\d{1,4})(?:\.\.(\d{1,4}))?$/.exec(node.text) ?? [];
  return from === undefined ? undefined : { from: Number(from), to: Number(to ?? from) };
}

const isSingle = ({ from, to }: Run): boolean => from === to;
const sameLength = (a: Run, b: Run): boolean => Math.abs(a.to - a.from) === Math.abs(b.to - b.from);
const moved = ({ from, to }: Run, by: number): Run => ({ from: from + by, to: to + by });

/** How likely it is that a number goes on by one, by a step that was seen, or lies between its neighbours. */
const Next = 0.2;
const Step = 0.4;
const Between = 0.3;
const Back = 0.05;

/** The widest gap between neighbours that is filled with numbers. */
const Gap = 6;

/** Numbers and ranges that would stand well between the neighbours. */
export function numbersBetween(group: Group, index: number, { before, after }: Neighbours): readonly Continuation[] {
  const [first, second, third] = before.map(run);
  const [next, afterNext] = after.map(run);
  const found: Continuation[] = [];
  const offer = (value: Run | undefined, likely: number): void => {
    if (!value || Math.min(value.from, value.to) < 0) return;
    found.push({ token: isSingle(value) ? `${value.from}` : `${value.from}..${value.to}`, likely });
  };
  inRow(first, second, next, offer);
  // Rows that go there and back repeat every other item.
  if (first && second && third && sameLength(first, third)) offer(moved(second, first.from - third.from), Step / 2);
  if (first && next && sameLength(first, next) && !isSingle(first)) {
    if (second) offer(moved(second, next.from - first.from), Step);
    if (afterNext) offer(moved(afterNext, first.from - next.from), Step);
  }
  const columns = columnsOf(group);
  const at = columns.findIndex(({ isHere }) => isHere);
  const above = columns.slice(0, at).reverse();
  const below = columns.slice(at + 1);
  inRow(run(above[0]?.items[index]), run(above[1]?.items[index]), run(below[0]?.items[index]), (value, likely) =>
    offer(value, likely / 2),
  );
  for (const [step, share] of stepsIn(columns)) {
    if (first && isSingle(first)) offer(moved(first, step), Step * share);
    if (next && isSingle(next)) offer(moved(next, -step), Step * share);
  }
  for (const { items } of columns) {
    for (const range of items.map(run)) if (range && !isSingle(range)) offer({ from: range.to, to: range.from }, Next);
  }
  return found;
}

/** What goes on after numbers, and what lies between two. */
function inRow(
  first: Run | undefined,
  second: Run | undefined,
  next: Run | undefined,
  offer: (value: Run, likely: number) => void,
): void {
  if (first && isSingle(first)) {
    offer(moved(first, 1), Next);
    offer(moved(first, -1), Back);
    if (second && isSingle(second) && second.from !== first.from) offer(moved(first, first.from - second.from), Step);
  }
  if (next && isSingle(next)) offer(moved(next, -1), Next);
  if (!first || !next) return;
  const gap = next.from - first.to;
  for (let value = first.to + 1; gap <= Gap && value < next.from; value++)
    offer({ from: value, to: value }, Between / (gap - 1) + Back);
}

/** A group that stands where others like it stand, as `{3 8}` in `(hint {3 8}) (hint {8 9})`. */
interface Column {
  readonly items: readonly Syntax[];
  readonly isHere: boolean;
}

const Far = 40;

/** The groups like one around it, in the order of the text. */
function columnsOf(group: Group): readonly Column[] {
  const { parent } = group;
  if (!parent || group.kind === 'root') return [];
  const own = near(parent, group).filter((each) => each.kind === group.kind && keywordOf(each) === keywordOf(group));
  if (own.length > 1 || parent.kind === 'root' || !parent.parent) return own.map((each) => asColumn(each, group));
  // A list by itself in a clause: the same list of the clauses around it.
  const index = parent.items.indexOf(group);
  const cousins = near(parent.parent, parent).flatMap((each) => {
    const inner = keywordOf(each) === keywordOf(parent) ? each.items[index] : undefined;
    return inner && isGroup(inner) ? [inner] : [];
  });
  return cousins.map((each) => asColumn(each, group));
}

const asColumn = (each: Group, group: Group): Column => ({ items: each.items, isHere: each === group });

/** The groups in a parent that are not far from one. */
function near(parent: Group, group: Group): readonly Group[] {
  const at = parent.items.indexOf(group as Syntax);
  return parent.items.slice(Math.max(0, at - Far), at + Far).filter((node): node is Syntax & Group => isGroup(node));
}

/** The steps between neighbours in some groups, with their shares. */
function stepsIn(columns: readonly Column[]): ReadonlyMap<number, number> {
  const counts = new Map<number, number>();
  let all = 0;
  for (const { items } of columns) {
    const runs = items.map(run);
    for (let i = 1; i < runs.length; i++) {
      const [before, here] = [runs[i - 1], runs[i]];
      if (!before || !here || !isSingle(before) || !isSingle(here) || before.from === here.from) continue;
      const step = here.from - before.from;
      counts.set(step, (counts.get(step) ?? 0) + 1);
      all++;
    }
  }
  return new Map([...counts].map(([step, count]) => [step, count / all]));
}
