/**
 * What the counting of limits costs: two processes play the same games, one with and one without it, in many short rounds
 * by turns, so that whatever else the machine does meets both alike. The processor time of a round is compared with that of
 * its partner. How the compiler of JavaScript arranges a program differs from process to process: there are several pairs
 * of processes, and the interval is that of their medians.
 */
import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import type { CostAnswer, CostRound, CostStart, Way } from './costChild.js';

/** How much is measured. */
export interface CostOptions {
  readonly pairs: number;
  readonly rounds: number;
}

/** Processor time with counting by the time without: the median of all pairs, and the least and greatest of them. */
export interface Cost {
  readonly median: number;
  readonly least: number;
  readonly most: number;
}

/** A round takes about so long, in ms of processor time. */
const RoundMs = 40;
/** Processor time of rounds that only warm a process up, in ms. */
const WarmMs = 1500;

/** A process that plays rounds. */
class Player {
  readonly #child: ChildProcess;

  private constructor(child: ChildProcess) {
    this.#child = child;
  }

  static async start(start: CostStart): Promise<Player> {
    const child = fork(fileURLToPath(new URL('./costChild.js', import.meta.url)), [], {
      execArgv: ['--single-threaded', '--max-semi-space-size=32'],
    });
    child.send(start);
    await answerOf(child);
    return new Player(child);
  }

  async play(round: CostRound): Promise<CostAnswer> {
    this.#child.send(round);
    return (await answerOf(this.#child)) as CostAnswer;
  }

  end(): void {
    this.#child.kill();
  }
}

async function answerOf(child: ChildProcess): Promise<unknown> {
  const ended = new AbortController();
  const exit = once(child, 'exit', { signal: ended.signal }).then(() => {
    throw new Error('A process that plays has ended.');
  });
  try {
    const [answer] = (await Promise.race([once(child, 'message'), exit])) as unknown[];
    return answer;
  } finally {
    exit.catch(() => {});
    ended.abort();
  }
}

const medianOf = (numbers: readonly number[]): number => {
  const sorted = [...numbers].sort((a, b) => a - b);
  const middle = sorted.length >> 1;
  return sorted.length % 2 === 1 ? sorted[middle]! : (sorted[middle - 1]! + sorted[middle]!) / 2;
};

/** What counting costs where a game is played in a way. */
export async function costOf(text: string, way: Way, { pairs, rounds }: CostOptions): Promise<Cost> {
  const medians: number[] = [];
  for (let pair = 0; pair < pairs; pair++) medians.push(await costOfPair(text, way, rounds, pair));
  return { median: medianOf(medians), least: Math.min(...medians), most: Math.max(...medians) };
}

async function costOfPair(text: string, way: Way, rounds: number, pair: number): Promise<number> {
  const counted = await Player.start({ text, way, counted: true });
  const uncounted = await Player.start({ text, way, counted: false });
  try {
    // Both play the same rounds, whether they take long or not: so many games that one is long enough.
    let games = 1;
    let first = 1;
    for (let spent = 0; spent < WarmMs; first += games) {
      const { ms } = await counted.play({ first, games });
      await uncounted.play({ first, games });
      spent += ms;
      if (ms < RoundMs / 2) games *= 2;
    }
    const ratios: number[] = [];
    for (let k = 0; k < rounds; k++, first += games) {
      const order = (k + pair) % 2 === 0 ? [counted, uncounted] : [uncounted, counted];
      const answers: CostAnswer[] = [];
      for (const player of order) answers.push(await player.play({ first, games }));
      const [withIt, without] = order[0] === counted ? answers : answers.reverse();
      if (withIt!.moves !== without!.moves) throw new Error('The games were not the same.');
      ratios.push(withIt!.ms / without!.ms);
    }
    return medianOf(ratios);
  } finally {
    counted.end();
    uncounted.end();
  }
}
