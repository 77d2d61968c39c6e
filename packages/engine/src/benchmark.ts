/** How fast a game is played at random in one thread. */
import { checkFunction, shown } from './checks.js';
import { EngineError } from './errors.js';
import type { Game } from './game.js';
import { usualMaxMoves } from './playout.js';
import { checkGame } from './rulebook.js';
import { checkSeed } from './seeds.js';
import { BatchPlayer, emptyTally } from './tally.js';

/** Milliseconds between two looks at the clock, where games are short enough. */
const ClockInterval = 1;

/** What was measured. */
export interface BenchmarkResult {
  readonly game: string;
  readonly playouts: number;
  readonly moves: number;
  /** Measured time, without the warm-up. */
  readonly seconds: number;
  readonly playoutsPerSecond: number;
  readonly movesPerSecond: number;
}

/**
 * Plays random games for a time, after a warm-up of the same length. The clock tells milliseconds; one of CPU time makes a
 * measurement independent of what else the machine is doing.
 *
 * @example
 * const { playoutsPerSecond } = benchmark(game, 5);
 */
export function benchmark(
  game: Game,
  seconds: number,
  seed = 0,
  clock: () => number = () => performance.now(),
): BenchmarkResult {
  checkGame(game);
  checkSeed(seed);
  checkFunction(clock, 'A clock');
  if (typeof seconds !== 'number' || !(seconds > 0))
    throw new EngineError('bad-option', `"seconds" is a number above 0, not ${shown(seconds)}.`);
  const player = new BatchPlayer(game, { seed, maxMoves: usualMaxMoves, record: false });
  const tally = emptyTally(game.players);
  let number = 0;
  const run = (): number => {
    tally.playouts = 0;
    tally.moves = 0;
    const start = clock();
    const end = start + seconds * 1000;
    // Looking at the clock takes as long as a move of a small game: several games are played in between.
    let between = 1;
    for (let before = start; before < end; ) {
      for (let k = 0; k < between; k++) player.play(number++, tally);
      const now = clock();
      if (now - before < ClockInterval) between *= 2;
      before = now;
    }
    return (clock() - start) / 1000;
  };
  run();
  const taken = run();
  const { playouts, moves } = tally;
  return {
    game: game.name,
    playouts,
    moves,
    seconds: taken,
    playoutsPerSecond: playouts / taken,
    movesPerSecond: moves / taken,
  };
}
