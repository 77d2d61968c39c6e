/**
 * Game descriptions in our own words, with their metadata, as data to import. Golden trials are in `@ludii/games/golden`;
 * the descriptions as files are in the directory `lud` of the package.
 *
 * @packageDocumentation
 */
import type { GameEntry } from './entry.js';
import { entries } from './generated/entries.js';

export type { GameEntry } from './entry.js';

/** All games, sorted by kind and name. */
export const games: readonly GameEntry[] = entries;

/** A name without case, spaces, accents and signs. */
const plain = (name: string): string =>
  name
    .normalize('NFD')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, '');

/** The game with a name or title, whatever its case, spaces and signs: `tic-tac-toe`, `Tic-Tac-Toe`, `TicTacToe`. */
export function findGame(name: string): GameEntry | undefined {
  const wanted = plain(name);
  return games.find((game) => plain(game.name) === wanted || plain(game.title) === wanted);
}

/** The description of a game. */
export function gameText(name: string): string {
  const game = findGame(name);
  if (!game) throw new RangeError(`There is no game "${name}" in the collection.`);
  return game.text;
}
