/** Finding the file of a game by its name: of a file that someone means, or of a game that a match is made of. */
import { existsSync, readdirSync, statSync } from 'node:fs';
import { basename, dirname, join, resolve } from 'node:path';
import type { FindGame } from '@ludii/compiler';
import { filesBelow, readText } from './files.js';
import { plainName } from './plainName.js';

export { filesBelow } from './files.js';
export { plainName } from './plainName.js';

/** The file of a game below one of some directories: the first whose name is like the given one. */
export function findGameFile(name: string, directories: readonly string[]): string | undefined {
  const wanted = plainName(name);
  if (wanted === '') return undefined;
  const fits = (file: string): boolean => plainName(basename(file, '.lud')) === wanted;
  for (const directory of directories) {
    if (!existsSync(directory) || !statSync(directory).isDirectory()) continue;
    // Mostly it lies in the directory itself, and what is below may be large.
    const near = readdirSync(directory).find((file) => file.endsWith('.lud') && fits(file));
    if (near !== undefined) return join(directory, near);
    const found = filesBelow(directory, '.lud').find(fits);
    if (found !== undefined) return found;
  }
  return undefined;
}

/** The games below some directories. */
export function gamesIn(directories: readonly string[]): FindGame {
  const find = (name: string): string | undefined => {
    const file = findGameFile(name, directories);
    return file === undefined ? undefined : readText(file);
  };
  return Object.assign(find, { where: directories.map((directory) => `"${directory}"`).join(', ') });
}

/** The games around a file: beside and below it, and in a directory `games` that it is in. */
export function gamesAround(file: string): FindGame {
  return gamesIn(directoriesAround(file));
}

/** The directory of a file, and the nearest directory above it that is called `games`. */
export function directoriesAround(file: string): string[] {
  const found = [dirname(file)];
  for (let here = dirname(resolve(file)); dirname(here) !== here; here = dirname(here)) {
    if (basename(here) !== 'games') continue;
    if (here !== resolve(dirname(file))) found.push(here);
    break;
  }
  return found;
}
