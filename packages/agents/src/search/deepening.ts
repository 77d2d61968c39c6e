/** Iterative deepening: depth after depth until the budget is used up or nothing more can be found out. */
import type { SplitMix64 } from '@ludii/engine';
import { isTimeUp } from '@ludii/engine/internal';
import { OutOfBudget, Proven } from './ground.js';

/** A search of the root moves to a depth. */
export interface DepthSearch {
  /** Value of a root move, exact inside the window. */
  tryRoot(index: number, depth: number, alpha: number, beta: number): number;
  /** True if some line was cut off by depth. Set to false before each depth. */
  horizon: boolean;
}

/** What was found out about the root moves. */
export interface Deepened {
  /** Root moves, the best first. */
  readonly order: number[];
  readonly values: number[];
  /** How often each was searched. */
  readonly visits: number[];
  /** The last depth that was finished. */
  depth: number;
  /** True if the value of the first move is exact. */
  proven: boolean;
}

/** How deep, and how. */
export interface DeepeningOptions {
  readonly depth: number;
  /** True if results are certain: no chance. */
  readonly exact: boolean;
  /** Begin each depth with a narrow window around the value of the last. */
  readonly aspiration: boolean;
  /** How many of the best moves get exact values (default 1). */
  readonly lines?: number;
}

/** Deepens until the budget is used up. A depth that was not finished counts as far as it beat the best of before. */
export function deepen(search: DepthSearch, count: number, random: SplitMix64, options: DeepeningOptions): Deepened {
  const order = Array.from({ length: count }, (_, i) => i);
  for (let i = count - 1; i > 0; i--) {
    const j = random.nextInt(i + 1);
    [order[i], order[j]] = [order[j]!, order[i]!];
  }
  const found: Deepened = {
    order,
    values: new Array<number>(count).fill(0),
    visits: new Array<number>(count).fill(0),
    depth: 0,
    proven: false,
  };
  for (let depth = 1; depth <= options.depth; depth++) {
    search.horizon = false;
    const values = searchDepth(search, found, depth, options);
    const known = order.filter((i) => values[i] !== undefined);
    // The first of all is the best of before: without its new value the others cannot be compared with it.
    if (values[order[0]!] === undefined) break;
    const best = greatestOf(known, values);
    const rest = order.filter((i) => i !== best);
    order.splice(0, count, best, ...rest.sort((a, b) => (values[b] ?? -Infinity) - (values[a] ?? -Infinity)));
    for (const i of known) found.values[i] = values[i]!;
    if (known.length < count) break;
    found.depth = depth;
    const settled = !search.horizon || Math.abs(found.values[best]!) > Proven;
    if (options.exact && settled) {
      found.proven = true;
      break;
    }
  }
  return found;
}

function greatestOf(moves: readonly number[], values: readonly (number | undefined)[]): number {
  let best = moves[0]!;
  for (const i of moves) if (values[i]! > values[best]!) best = i;
  return best;
}

function searchDepth(
  search: DepthSearch,
  found: Deepened,
  depth: number,
  { aspiration, lines = 1 }: DeepeningOptions,
): (number | undefined)[] {
  const values = new Array<number | undefined>(found.order.length).fill(undefined);
  const last = found.values[found.order[0]!]!;
  // A window around the best value would leave out the next best.
  const aspire = aspiration && depth > 2 && lines === 1;
  const best: number[] = [];
  const width = aspire && Math.abs(last) < Proven ? 0.25 + Math.abs(last) / 8 : Number.POSITIVE_INFINITY;
  try {
    let floor = last - width;
    const ceiling = last + width;
    for (const i of found.order) {
      const alpha = floor;
      found.visits[i]!++;
      let value = search.tryRoot(i, depth, alpha, ceiling);
      // Outside the window a value is only a bound: the best move so far is searched again without one.
      const isFirst = i === found.order[0];
      if ((isFirst && value <= alpha) || value >= ceiling) {
        if (isFirst) floor = Number.NEGATIVE_INFINITY;
        value = search.tryRoot(i, depth, isFirst ? Number.NEGATIVE_INFINITY : alpha, Number.POSITIVE_INFINITY);
      }
      values[i] = value;
      best.push(value);
      best.sort((a, b) => b - a).splice(lines);
      // What is not among the best so far need not be known exactly.
      floor = Math.max(floor, best[lines - 1] ?? Number.NEGATIVE_INFINITY);
    }
  } catch (error) {
    if (!(error instanceof OutOfBudget) && !isTimeUp(error)) throw error;
  }
  return values;
}
