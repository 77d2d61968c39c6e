/**
 * What the counting of limits costs: a process plays the same games with and without it, in many short rounds by turns, so
 * that whatever else the machine does meets both alike. The processor time of a round is compared with that of its partner.
 * How the compiler of JavaScript arranges a program differs from process to process: there are several processes, and the
 * interval is that of their medians.
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

/** Processor time with counting by the time without: the median of all processes, and the least and greatest of them. */
export interface Cost {
  readonly median: number;
  readonly least: number;
  readonly most: number;
}

const medianOf = (numbers: readonly number[]): number => {
  const sorted = [...numbers].sort((a, b) => a - b);
  const middle = sorted.length >> 1;
  return sorted.length % 2 === 1 ? sorted[middle]! : (sorted[middle - 1]! + sorted[middle]!) / 2;
};

/** What counting costs where a game is played in a way. */
export async function costOf(text: string, way: Way, { pairs, rounds }: CostOptions): Promise<Cost> {
  const medians: number[] = [];
  for (let pair = 0; pair < pairs; pair++)
    medians.push(medianOf(await ratiosOf({ text, way, rounds, countedFirst: pair % 2 === 0 })));
  return { median: medianOf(medians), least: Math.min(...medians), most: Math.max(...medians) };
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
