/** One game between agents. It depends on its seed and number alone, so that many can be played anywhere, in any order. */
import { isOver, type SplitMix64 } from '@ludii/compiler/internal';
import type { Agent, SearchOptions } from './agents/index.js';
import { checkCallback, checkCount, checkList, checkOptions, checkSignal, shown } from './checks.js';
import { EngineError } from './errors.js';
import { ranksOf, returnOfRank } from './outcome.js';
import { checkMaxMoves, usualMaxMoves } from './playout.js';
import { pause } from './playoutsCore.js';
import { checkGame, type Rulebook } from './rulebook.js';
import { generator, Purpose } from './seeds.js';
import { Trial } from './trial.js';

/** Other code has its turn about so often while a game with a signal is played, in ms. */
const PauseEvery = 20;

/** How a game between agents is played. */
export interface ContestOptions extends SearchOptions {
  /** The number of the game: with the seed it gives dice, cards and the seeds of the agents (default 0). */
  readonly number?: number | undefined;
  /** The game is broken off after so many moves and is drawn then (default 10 000). */
  readonly maxMoves?: number | undefined;
  /** Called before each move. */
  readonly onMove?: ((trial: Trial) => void | Promise<void>) | undefined;
  /** Stops the game; the promise is rejected with the reason of the signal. */
  readonly signal?: AbortSignal | undefined;
}

/** Refuses what is no list of agents. */
export function checkAgents(agents: readonly Agent[]): readonly Agent[] {
  for (const agent of checkList(agents, 'Agents')) {
    if (typeof agent?.selectMove === 'function') continue;
    throw new EngineError('bad-option', `An agent has a method selectMove; ${shown(agent)} has none.`);
  }
  return agents;
}

/** How an agent did in a seat. */
export type SeatResult = 'win' | 'draw' | 'loss';

/** How a game between agents went. Lists go by seat, from 0: seat 0 began as player 1. */
export interface ContestResult {
  readonly trial: Trial;
  /** First of all is a win; nobody first is a draw for all, and so is a game that was broken off. */
  readonly results: readonly SeatResult[];
  /** Places from 1 on; equal places share their mean, and so do all if the game was broken off. */
  readonly ranks: readonly number[];
  /** From 1 for the first to −1 for the last. */
  readonly returns: readonly number[];
}

/**
 * Lets agents play one game; `seats[0]` is player 1. After a swap of colours a result still belongs to the seat.
 *
 * @example
 * const { results } = await contest(game, [new UctAgent(), new RandomAgent()], { seed: 1, number: 17 });
 */
export async function contest(
  game: Rulebook,
  seats: readonly Agent[],
  options: ContestOptions = {},
): Promise<ContestResult> {
  checkGame(game);
  checkAgents(seats);
  const { seed = 0, number = 0, maxMoves = usualMaxMoves, iterations, ms, onMove, signal } = checkOptions(options);
  checkCount(number, 'number');
  checkSignal(signal);
  checkCallback(onMove, 'What follows a move');
  if (seats.length < game.players) {
    throw new EngineError('bad-option', `The game has ${game.players} players: ${seats.length} agents are too few.`);
  }
  checkMaxMoves(maxMoves);
  const trial = Trial.startNumbered(game, seed, number);
  const random: SplitMix64 = generator(seed, number, Purpose.Choice);
  let paused = performance.now();
  while (!trial.isOver && trial.length < maxMoves) {
    // A signal can only be given when other code has its turn, which quick agents never leave to it.
    if (signal && performance.now() - paused > PauseEvery) {
      await pause();
      paused = performance.now();
    }
    signal?.throwIfAborted();
    await onMove?.(trial);
    const limits = { ...(iterations && { iterations }), ...(ms && { ms }), seed: random.next32() };
    trial.apply(await seats[trial.agent - 1]!.selectMove(trial, limits));
  }
  const { context } = trial.position;
  const over = isOver(context.state);
  const ranks = new Float64Array(game.players + 1);
  ranksOf(context, ranks);
  const decided = over && (game.players === 1 || Math.min(...ranks.slice(1)) === 1);
  const ofSeat = seats.map((_, seat) => ranks[context.state.playerOrder(seat + 1)]!);
  return {
    trial,
    ranks: ofSeat,
    results: ofSeat.map((rank) => (over && rank === 1 ? 'win' : decided ? 'loss' : 'draw')),
    returns: ofSeat.map((rank) => (over ? returnOfRank(rank, game.players) : 0)),
  };
}

/**
 * Who meets whom: every group of as many agents as the game has players; with fewer agents than players all of them
 * together, each in several seats.
 */
export function groupsOf(agents: number, players: number): number[][] {
  return agents >= players ? combinations(agents, players) : [Array.from({ length: agents }, (_, i) => i)];
}

/** The seats of a group in game number `g`: agents change seats from game to game. */
export function seatsOf(group: readonly number[], players: number, g: number): number[] {
  return Array.from({ length: players }, (_, seat) => group[(seat + g) % group.length]!);
}

/** All ways to take `size` of the numbers below `count`, in order. */
function combinations(count: number, size: number): number[][] {
  if (size === 0) return [[]];
  const found: number[][] = [];
  for (let last = size - 1; last < count; last++) {
    for (const rest of combinations(last, size - 1)) found.push([...rest, last]);
  }
  return found;
}
