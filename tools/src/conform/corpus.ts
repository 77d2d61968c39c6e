/** Reading a corpus of games: descriptions, recorded traces. */
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { gunzipSync } from 'node:zlib';

/** All files below a directory with an ending, relative to it, sorted. */
export function filesBelow(directory: string, ending: string): string[] {
  const found: string[] = [];
  const visit = (path: string): void => {
    for (const entry of readdirSync(path)) {
      const full = join(path, entry);
      if (statSync(full).isDirectory()) visit(full);
      else if (entry.endsWith(ending)) found.push(relative(directory, full).split(sep).join('/'));
    }
  };
  if (existsSync(directory)) visit(directory);
  return found.sort();
}

/** The text of the game with a name, wherever it is in a corpus; undefined if it has none. */
export function findGame(corpus: string, name: string): string | undefined {
  const directory = join(corpus, 'lud');
  const file = filesBelow(directory, '.lud').find((path) => path === `${name}.lud` || path.endsWith(`/${name}.lud`));
  return file === undefined ? undefined : readFileSync(join(directory, file), 'utf8');
}

/** The lines of a gzipped file of JSON lines. */
export function readLines(file: string): string[] {
  return gunzipSync(readFileSync(file))
    .toString('utf8')
    .split('\n')
    .filter((line) => line !== '');
}
