/**
 * What the counting of limits costs: a process plays the same games with and without it, in many short rounds by turns, so
 * that whatever else the machine does meets both alike. The processor time of a round is compared with that of its partner.
 * How the compiler of JavaScript arranges a program differs from process to process by some per cent, far more than what is
 * measured: there are several processes, and what is told is the mean of their medians with its interval.
 */
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import type { CostAnswer, CostStart, Way } from './costChild.js';

/** How much is measured. */
export interface CostOptions {
  /** Number of processes. */
  readonly pairs: number;
  /** Pairs of rounds in each. */
  readonly rounds: number;
}

/** Processor time with counting by the time without: the geometric mean of processes, each by the median of its rounds. */
export interface Cost {
  readonly mean: number;
  /** The ends of the interval that holds the true mean in 95 of 100 cases. */
  readonly from: number;
  readonly to: number;
  /** What each process measured, as a logarithm. */
  readonly logs: readonly number[];
}

/** Student's t for an interval of 95 %, by the number of values less one; the last for all larger ones. */
const student = [
  12.71, 4.3, 3.18, 2.78, 2.57, 2.45, 2.36, 2.31, 2.26, 2.23, 2.2, 2.18, 2.16, 2.14, 2.13, 2.09, 2.05, 2,
];

/** The mean of what processes measured, told by logarithms, with its interval. */
export function meanOf(logs: readonly number[]): Cost {
  const n = logs.length;
  const mean = logs.reduce((sum, each) => sum + each, 0) / n;
  const squares = logs.reduce((sum, each) => sum + (each - mean) ** 2, 0);
  const t = student[Math.min(n - 2, student.length - 1)] ?? Number.POSITIVE_INFINITY;
  const half = t * Math.sqrt(squares / Math.max(1, n - 1) / n);
  return { mean: Math.exp(mean), from: Math.exp(mean - half), to: Math.exp(mean + half), logs };
}

const medianOf = (numbers: readonly number[]): number => {
  const sorted = [...numbers].sort((a, b) => a - b);
  const middle = sorted.length >> 1;
  return sorted.length % 2 === 1 ? sorted[middle]! : (sorted[middle - 1]! + sorted[middle]!) / 2;
};

/** What counting costs where a game is played in a way. */
export async function costOf(text: string, way: Way, { pairs, rounds }: CostOptions): Promise<Cost> {
  const logs: number[] = [];
  for (let pair = 0; pair < pairs; pair++)
    logs.push(Math.log(medianOf(await ratiosOf({ text, way, rounds, countedFirst: pair % 2 === 0 }))));
  return meanOf(logs);
}

async function ratiosOf(start: CostStart): Promise<CostAnswer> {
  const child = fork(fileURLToPath(new URL('./costChild.js', import.meta.url)), [], {
    execArgv: ['--single-threaded', '--max-semi-space-size=32'],
  });
  const ended = new AbortController();
  const exit = once(child, 'exit', { signal: ended.signal }).then(() => {
    throw new Error('A process that plays has ended.');
  });
  try {
    child.send(start);
    const [answer] = (await Promise.race([once(child, 'message'), exit])) as [CostAnswer];
    return answer;
  } finally {
    exit.catch(() => {});
    ended.abort();
    child.kill();
  }
}
