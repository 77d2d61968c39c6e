/**
 * A process that plays the same games with and without the counting of limits, in short rounds by turns, and tells the
 * processor time of each pair of rounds.
 */
import { register } from 'node:module';
import { Mark } from './uncounted.js';

/** What is played: random games by the program or by the rules, or move by move as a program of a user does. */
export type Way = 'program' | 'rules' | 'loop';

/** What a process is asked. */
export interface CostStart {
  readonly text: string;
  readonly way: Way;
  readonly rounds: number;
  /** Whether the first round of each pair is the one with counting. */
  readonly countedFirst: boolean;
}

/** Processor time with counting by that without, for each pair of rounds. */
export type CostAnswer = readonly number[];

/** A round takes about so long, in ms of processor time: much shorter than what else a machine does changes. */
const RoundMs = 15;
/** Processor time of rounds that only warm the process up, in ms, for each of both. */
const WarmMs = 1500;

/** Plays a game with a seed and tells its moves. */
type Play = (seed: number) => number;

function cpuMs(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
}

async function player(address: string, { text, way }: CostStart): Promise<Play> {
  const { gameFromText, playout } = (await import(address)) as typeof import('@ludii/engine');
  const game = gameFromText(text, { backend: way === 'rules' ? 'interpreted' : 'emitted' });
  if (way !== 'loop') return (seed) => playout(game, { seed, maxMoves: 500 }).moves;
  return (seed) => {
    const trial = game.start(seed);
    for (let n = 0; n < 500 && !trial.isOver; n++) trial.apply((seed * 7919 + n * 104_729) % trial.legalCount);
    return trial.length;
  };
}

process.once('message', async (start: CostStart) => {
  register('./uncounted.js', import.meta.url);
  const engine = import.meta.resolve('@ludii/engine');
  const counted = await player(engine, start);
  const uncounted = await player(engine + Mark, start);
  /** Plays games from a seed on: what that took, and their moves, which must not depend on the counting. */
  const round = (play: Play, first: number, games: number): { readonly ms: number; readonly moves: number } => {
    let moves = 0;
    const begin = cpuMs();
    for (let seed = first; seed < first + games; seed++) moves += play(seed);
    return { ms: cpuMs() - begin, moves };
  };
  // Both play the same rounds, whether they take long or not: so many games that one is long enough.
  let games = 1;
  let first = 1;
  for (let spent = 0; spent < WarmMs; first += games) {
    const { ms } = round(counted, first, games);
    round(uncounted, first, games);
    spent += ms;
    if (ms < RoundMs / 2) games *= 2;
  }
  const ratios: number[] = [];
  for (let k = 0; k < start.rounds; k++, first += games) {
    const order = (k % 2 === 0) === start.countedFirst ? [counted, uncounted] : [uncounted, counted];
    const [a, b] = order.map((play) => round(play, first, games));
    if (a!.moves !== b!.moves) throw new Error('The games were not the same.');
    ratios.push(order[0] === counted ? a!.ms / b!.ms : b!.ms / a!.ms);
  }
  process.send!(ratios satisfies CostAnswer);
});
