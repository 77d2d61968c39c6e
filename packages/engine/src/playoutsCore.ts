/** Many random games, in this thread or over several; how threads are run is up to the platform. */
import type { Limits } from '@ludii/compiler';
import { meter } from '@ludii/compiler/internal';
import { checkCallback, checkOptions, checkSignal, shown } from './checks.js';
import { EngineError } from './errors.js';
import { checkMaxMoves, type Policy, usualMaxMoves } from './playout.js';
import { checkGame, type Rulebook } from './rulebook.js';
import { checkSeed } from './seeds.js';
import type { GameSource } from './source.js';
import { addTally, type Batch, type BatchOptions, BatchPlayer, emptyTally, meanReturns, type Tally } from './tally.js';
import { Trial } from './trial.js';
import type { WorkerRun } from './workerRun.js';

/** How to play many random games. */
export interface PlayoutsOptions {
  /** Default 0. The result depends on the seed, not on the number of workers. */
  readonly seed?: number | undefined;
  /** Each game is broken off after so many moves (default 10 000). */
  readonly maxMoves?: number | undefined;
  /** Chooses the moves. A function cannot be sent to worker threads: only without workers. */
  readonly policy?: Policy | undefined;
  /** Number of worker threads; 0, the default, plays in this thread. */
  readonly workers?: number | undefined;
  /**
   * The module that the threads run, if not the one of the package: for programs that are bundled into one file. It is
   * `@ludii/engine/worker`, bundled by itself.
   */
  readonly worker?: URL | string | undefined;
  /**
   * Keep every game: see {@link PlayoutsSummary.trials}. Recorded games choose from written-out lists of legal moves, so
   * they are other games than those that the same seed gives without recording.
   */
  readonly record?: boolean | undefined;
  /** What each game may cost (default: the limits of the game). */
  readonly limits?: Partial<Limits> | undefined;
  readonly onProgress?: ((done: number, total: number) => void) | undefined;
  /** Stops everything, also in the middle of a game; the promise is rejected with the reason of the signal. */
  readonly signal?: AbortSignal | undefined;
}

/** How many random games went. Lists by player have an unused entry 0. */
export interface PlayoutsSummary {
  readonly playouts: number;
  /** Number of moves of all games together. */
  readonly moves: number;
  readonly meanMoves: number;
  readonly shortest: number;
  readonly longest: number;
  /** Games won by each player. Players of a team win together; else wins, draws and unfinished games add up. */
  readonly wins: readonly number[];
  /** Games that ended without a winner. */
  readonly draws: number;
  /** Games that the limit of turns or moves ended: most of them are among the draws. */
  readonly limited: number;
  /** Games that were broken off. */
  readonly unfinished: number;
  /** Mean return of each player. */
  readonly returns: readonly number[];
  /** With `record`: plays game number `i` again. */
  trial(i: number): Trial;
}

/** What a worker is started with. */
export interface WorkerStart {
  readonly source: GameSource;
  readonly options: BatchOptions;
}

/** How a platform runs threads. */
export interface Threads<Source> {
  readonly run: <Task, Result>(run: WorkerRun<Task, Result, Source | URL | string>) => Promise<void>;
  /** What threads of the package are made from. */
  readonly module: () => Source;
}

/** Plays many random games, see `playouts`. */
export async function playoutsOn<Source>(
  threads: Threads<Source>,
  game: Rulebook,
  count: number,
  options: PlayoutsOptions = {},
): Promise<PlayoutsSummary> {
  const {
    workers = 0,
    seed = 0,
    maxMoves = usualMaxMoves,
    record = false,
    policy,
    limits,
    signal,
    onProgress,
  } = checkOptions(options);
  checkGame(game);
  checkCount('number of playouts', count);
  checkCount('number of workers', workers);
  if (policy && workers > 0) {
    throw new EngineError('bad-option', 'A policy is a function and cannot be sent to workers: leave "workers" out.');
  }
  checkSignal(signal)?.throwIfAborted();
  checkCallback(onProgress, 'What is told of the progress');
  const batch = { seed: checkSeed(seed), maxMoves: checkMaxMoves(maxMoves), record, policy, limits };
  const sum = emptyTally(game.players);
  const records: number[][] = [];
  const take = ({ first }: Batch, part: Tally): void => {
    addTally(sum, part);
    part.records.forEach((choices, k) => {
      records[first + k] = choices;
    });
    onProgress?.(sum.playouts, count);
  };
  if (workers === 0) await playHere(new BatchPlayer(game, batch), count, take, signal);
  else {
    const start: WorkerStart = { source: game.source, options: { seed, maxMoves, record, limits } };
    const size = Math.max(1, Math.min(64, Math.ceil(count / (4 * workers))));
    await threads.run<Batch, Tally>({
      file: options.worker ?? threads.module(),
      start,
      workers: Math.min(workers, Math.ceil(count / size)),
      tasks: batches(count, size),
      onResult: take,
      signal,
    });
  }
  return summarise(game, seed, sum, records);
}

function checkCount(what: string, value: number): void {
  if (!Number.isInteger(value) || value < 0)
    throw new EngineError('bad-option', `The ${what} cannot be ${shown(value)}.`);
}

function* batches(count: number, size: number): Generator<Batch> {
  for (let first = 0; first < count; first += size) yield { first, count: Math.min(size, count - first) };
}

/** About the longest time in ms without looking at the signal and letting others run. */
const Slice = 20;
/** Moves that are played before the clock is looked at, at first. */
const FirstMoves = 32;

async function playHere(
  player: BatchPlayer,
  count: number,
  take: (batch: Batch, tally: Tally) => void,
  signal: AbortSignal | undefined,
): Promise<void> {
  let first = 0;
  let tally = emptyTally(player.game.players);
  let began = performance.now();
  let chunk = FirstMoves;
  const rest = async (): Promise<void> => {
    if (tally.playouts > 0) take({ first, count: tally.playouts }, tally);
    first += tally.playouts;
    tally = emptyTally(player.game.players);
    await pause();
    signal?.throwIfAborted();
    began = performance.now();
  };
  while (first + tally.playouts < count) {
    let used = 0;
    player.begin(first + tally.playouts);
    for (let over = false; !over; ) {
      const start = performance.now();
      const deadline = meter.hurry(player.limits.ms - used);
      try {
        over = player.advance(chunk);
      } finally {
        meter.resume(deadline);
      }
      const now = performance.now();
      used += now - start;
      if (now - start > Slice / 2) chunk = Math.max(1, chunk >> 1);
      else if (!over && now - start < Slice / 8) chunk *= 2;
      if (now - began > Slice) await rest();
    }
    player.finish(tally);
  }
  await rest();
}

/** Lets others run. */
export function pause(): Promise<void> {
  return new Promise((resolve) => {
    if (typeof setImmediate === 'function') setImmediate(resolve);
    else setTimeout(resolve, 0);
  });
}

function summarise(game: Rulebook, seed: number, sum: Tally, records: readonly number[][]): PlayoutsSummary {
  return {
    playouts: sum.playouts,
    moves: sum.moves,
    meanMoves: sum.playouts === 0 ? 0 : sum.moves / sum.playouts,
    shortest: sum.playouts === 0 ? 0 : sum.shortest,
    longest: sum.longest,
    wins: sum.wins,
    draws: sum.draws,
    limited: sum.limited,
    unfinished: sum.unfinished,
    returns: meanReturns(sum),
    trial: (i) => {
      const choices = records[i];
      if (!choices) throw new EngineError('bad-option', `Playout ${i} was not recorded.`);
      const trial = Trial.startNumbered(game, seed, i);
      for (const choice of choices) trial.apply(choice);
      return trial;
    },
  };
}
