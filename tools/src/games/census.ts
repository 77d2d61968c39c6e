/** A census of random play: how the games of the library go when all moves are equally likely. */
import { playouts } from '@ludii/engine';
import { load } from './golden.js';
import type { LibraryGame } from './library.js';

/** How the random games of one description went, or why they could not be played. */
export type Entry =
  | {
      readonly game: string;
      readonly playouts: number;
      readonly meanMoves: number;
      readonly longest: number;
      /** By player, from player 1 on. */
      readonly wins: readonly number[];
      readonly draws: number;
      /** Broken off after many moves. */
      readonly unfinished: number;
      readonly seconds: number;
    }
  | { readonly game: string; readonly problem: string };

/** Games are broken off after so many moves, unless their own rules or limits end them before. */
const MostMoves = 10_000;
/** Nothing but a solution ends a puzzle of numbers in cells, and chance hardly ever finds one. */
const PuzzleMoves = 500;

/** Plays random games of one description. */
export async function census(game: LibraryGame, count: number, seed = 0, workers = 0): Promise<Entry> {
  const start = performance.now();
  try {
    const loaded = load(game);
    const maxMoves = loaded.compiled.shape.flags.deductionPuzzle ? PuzzleMoves : MostMoves;
    const { trial: _trial, wins, ...summary } = await playouts(loaded, count, { seed, workers, maxMoves });
    const { playouts: played, meanMoves, longest, draws, unfinished } = summary;
    const seconds = (performance.now() - start) / 1000;
    return { game: game.name, playouts: played, meanMoves, longest, wins: wins.slice(1), draws, unfinished, seconds };
  } catch (error) {
    return { game: game.name, problem: error instanceof Error ? error.message : String(error) };
  }
}

/** The first lines of the table, in Markdown. */
export const censusHead =
  '| game | games | mean moves | longest | wins by player | draws | unfinished |\n|---|--:|--:|--:|---|--:|--:|\n';

/** A line of the table. */
export function censusRow(entry: Entry): string {
  if ('problem' in entry) return `| ${entry.game} | ${entry.problem.split('\n')[0]} | | | | | |\n`;
  const { game, playouts, meanMoves, longest, wins, draws, unfinished } = entry;
  const cells = [game, playouts, meanMoves.toFixed(1), longest, wins.join(' · '), draws, unfinished];
  return `| ${cells.join(' | ')} |\n`;
}

/** The line below the table. */
export function censusSum(entries: readonly Entry[]): string {
  const played = entries.flatMap((entry) => ('problem' in entry ? [] : [entry]));
  const games = played.reduce((sum, entry) => sum + entry.playouts, 0);
  const moves = played.reduce((sum, entry) => sum + Math.round(entry.playouts * entry.meanMoves), 0);
  const number = (n: number): string => n.toLocaleString('en');
  const problems = entries.length - played.length;
  return `\n${played.length} descriptions, ${number(games)} games, ${number(moves)} moves, ${problems} with errors.\n`;
}
