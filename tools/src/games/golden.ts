/**
 * Golden trials: one recorded game for every description in `games/`, so that a change of the engine or of a
 * description which changes play is seen. Usage: `node tools/dist/games/golden.js [name…]`.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { type Game, gameFromText, type Trial, writeTrial } from '@ludii/engine';
import { gamesIn } from '@ludii/engine/internal';
import { SplitMix64 } from '@ludii/state';
import { goldenFile, type LibraryGame, libraryGames, repository } from './library.js';
import { solve } from './solve.js';

/** Seeds that are tried; the shortest game is kept. */
const SEEDS = 8;
/** No further seed is tried after this number of moves. */
const ENOUGH = 1500;

/** The game of a description. Its trials name the description by its path below `games/`. */
export function load({ file, text }: LibraryGame, options: readonly string[] = []): Game {
  return gameFromText(text, { file, options: [...options], games: gamesIn([join(repository(), 'games')]) });
}

/** Plays a game at random, to its end or up to a number of moves. */
export function playRandomly(game: Game, seed: number, moves = Number.POSITIVE_INFINITY): Trial {
  const random = new SplitMix64(0, seed);
  const trial = game.start(seed);
  while (!trial.isOver && trial.length < moves) trial.apply(random.nextInt(trial.legalCount));
  return trial;
}

/** The game to be recorded: a solution for a puzzle, else the shortest of some random games. */
export function goldenTrial(game: Game): Trial {
  if (game.compiled.shape.flags.deductionPuzzle) {
    const trial = game.start();
    if (!solve(trial)) throw new Error(`${game.name} has no solution.`);
    return trial;
  }
  let best: Trial | undefined;
  let played = 0;
  for (let seed = 0; seed < SEEDS && (!best || played < ENOUGH); seed++) {
    const trial = playRandomly(game, seed, best?.length);
    played += trial.length;
    if (trial.isOver && (!best || trial.length < best.length)) best = trial;
  }
  if (!best) throw new Error(`No game of ${game.name} came to an end.`);
  return best;
}

/** Records games again: those named, or all. */
export function main(names: readonly string[]): void {
  for (const game of libraryGames()) {
    if (names.length > 0 && !names.includes(game.name)) continue;
    const file = goldenFile(game.name);
    mkdirSync(dirname(file), { recursive: true });
    const trial = goldenTrial(load(game));
    writeFileSync(file, writeTrial(trial));
    process.stdout.write(`${game.name}: ${trial.length} moves, winner ${trial.winner}\n`);
  }
}

if (process.argv[1]?.endsWith('golden.js')) main(process.argv.slice(2));
