/** The project's own games: where their descriptions and golden trials are. */
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { filesBelow } from '../conform/corpus.js';

/** A description in `games/`. */
export interface LibraryGame {
  /** Directory below `games/`: space, war, hunt, race, sow, puzzle or match. */
  readonly kind: string;
  /** File name without its ending. */
  readonly name: string;
  /** Path below `games/`. */
  readonly file: string;
  readonly text: string;
}

/** The directory of the repository: the nearest one at or above the working directory that holds `games/` and `nx.json`. */
export function repository(): string {
  for (let here = process.cwd(); ; here = dirname(here)) {
    if (existsSync(join(here, 'games')) && existsSync(join(here, 'nx.json'))) return here;
    if (dirname(here) === here) throw new Error('The working directory is not inside the repository.');
  }
}

/** All games of the library, sorted by path. */
export function libraryGames(root = repository()): LibraryGame[] {
  return filesBelow(join(root, 'games'), '.lud').map((file) => {
    const [kind = '', leaf = ''] = file.split('/');
    return { kind, name: leaf.replace(/\.lud$/, ''), file, text: readFileSync(join(root, 'games', file), 'utf8') };
  });
}

/** One game of the library by its file name without ending. */
export function libraryGame(name: string, root = repository()): LibraryGame {
  const found = libraryGames(root).find((game) => game.name === name);
  if (!found) throw new Error(`There is no game ${name} in the library.`);
  return found;
}

/** Where the golden trial of a game is kept. */
export function goldenFile(name: string, root = repository()): string {
  return join(root, 'games', 'golden', `${name}.trial`);
}
