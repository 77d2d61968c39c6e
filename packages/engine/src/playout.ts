/** Random games. The loop allocates nothing: it plays on one position and draws from one generator. */
import type { Limits } from '@ludii/compiler';
import { type EndType, endType, meter, SplitMix64, winner } from '@ludii/compiler/internal';
import { checkFunction, checkLimits, checkList, checkOptions, shown } from './checks.js';
import { EngineError } from './errors.js';
import { located } from './failures.js';
import { ranksOf, returnsOf } from './outcome.js';
import { checkPosition, Position } from './position.js';
import { checkGame, type Rulebook } from './rulebook.js';
import { checkSeed, generator, Purpose, seedGenerator } from './seeds.js';

/** Chooses a move in a playout: the number of a legal move. Must not change the position. */
export type Policy = (position: Position, random: SplitMix64) => number;

/** How to play a random game. */
export interface PlayoutOptions {
  /** Default 0. */
  readonly seed?: number | undefined;
  /** The game is broken off after so many moves (default 10 000). */
  readonly maxMoves?: number | undefined;
  /** Chooses the moves (default: all equally likely). */
  readonly policy?: Policy | undefined;
  /** What it may cost: each move, and `ms` for the whole game (default: the limits of the game). */
  readonly limits?: Partial<Limits> | undefined;
}

/** How a random game went. */
export interface PlayoutResult {
  /** Number of moves played. */
  readonly moves: number;
  /** False if it was broken off. */
  readonly isOver: boolean;
  /** The winner, 0 for nobody; −1 if it was broken off. */
  readonly winner: number;
  /** Why it is over. */
  readonly endType: EndType;
  /** Ranks by player (entry 0 unused), all shared if it was broken off. */
  readonly ranking: readonly number[];
  /** Returns by player (entry 0 unused), all 0 if it was broken off. */
  readonly returns: readonly number[];
}

export const usualMaxMoves = 10_000;

/** Refuses what is no number of moves. */
export function checkMaxMoves(maxMoves: number): number {
  if (typeof maxMoves !== 'number' || !(maxMoves >= 0))
    throw new EngineError('bad-option', `"maxMoves" is a number from 0 on, not ${shown(maxMoves)}.`);
  return maxMoves;
}

/** Plays on until the game is over or enough moves are played. Returns the number of moves played. */
export function playOut(
  position: Position,
  random: SplitMix64,
  maxMoves = usualMaxMoves,
  policy?: Policy,
  record?: number[],
  forgets = false,
): number {
  const { mode } = checkPosition(position).game;
  if (!(random instanceof SplitMix64)) throw new EngineError('bad-option', 'Random games draw from a SplitMix64.');
  if (typeof maxMoves !== 'number')
    throw new EngineError('bad-option', `"maxMoves" is a number, not ${shown(maxMoves)}.`);
  if (policy !== undefined) checkFunction(policy, 'A policy');
  if (record !== undefined) checkList(record, 'The moves recorded');
  if (policy || record || mode !== 'alternating') {
    return playSlowly(position, random, maxMoves, policy, record);
  }
  return position.playOut(random, maxMoves, forgets);
}

function playSlowly(
  position: Position,
  random: SplitMix64,
  maxMoves: number,
  policy: Policy | undefined,
  record: number[] | undefined,
): number {
  let moves = 0;
  while (moves < maxMoves && !position.isOver) {
    const { length } = position.legal;
    if (length === 0) break;
    const choice = policy ? policy(position, random) : random.nextInt(length);
    if (!(choice >= 0 && choice < length)) {
      throw new EngineError('illegal-move', `The policy chose move ${choice} of ${length}.`);
    }
    record?.push(choice);
    position.apply(choice);
    moves++;
  }
  return moves;
}

/** Plays within the time that a position allows for one call. */
export function playInTime<T>({ limits }: Position, play: () => T): T {
  const deadline = meter.hurry(limits.ms);
  try {
    return play();
  } finally {
    meter.resume(deadline);
  }
}

/** Plays on from a position, which is changed, and tells how it went. Dice come from the generator of the position. */
function finish(position: Position, options: PlayoutOptions): PlayoutResult {
  const { seed = 0, maxMoves = usualMaxMoves, policy } = options;
  const { context, game } = position;
  const moves = playInTime(position, () =>
    playOut(position, generator(seed, 0, Purpose.Choice), checkMaxMoves(maxMoves), policy),
  );
  const ranks = new Float64Array(game.players + 1);
  const returns = new Float64Array(game.players + 1);
  ranksOf(context, ranks);
  returnsOf(context, returns);
  const over = position.isOver;
  return {
    moves,
    isOver: over,
    winner: over ? winner(context.state) : -1,
    endType: endType(context.state),
    ranking: [...ranks],
    returns: [...returns],
  };
}

/** Plays on from a position, which is changed. Dice come from the seed, so that nothing can be foreseen of the real ones. */
export function playoutFrom(position: Position, options: PlayoutOptions): PlayoutResult {
  limit(position, options);
  seedGenerator(position.context.gameRng, checkSeed(options.seed ?? 0), 0, Purpose.Game);
  position.settle();
  return finish(position, options);
}

/**
 * Plays one random game from the start. It is the first of the games that `playouts` plays with the same seed.
 *
 * @example
 * const { winner, moves } = playout(game, { seed: 7 });
 */
export function playout(game: Rulebook, options: PlayoutOptions = {}): PlayoutResult {
  checkGame(game);
  checkOptions(options);
  const play = (position: Position): PlayoutResult => {
    limit(position, options);
    seedGenerator(position.context.gameRng, checkSeed(options.seed ?? 0), 0, Purpose.Game);
    position.start();
    return finish(position, options);
  };
  try {
    return play(new Position(game));
  } catch (error) {
    throw located(error, game, undefined, play);
  }
}

function limit(position: Position, { limits }: PlayoutOptions): void {
  if (limits) position.limits = { ...position.limits, ...checkLimits(limits) };
}
