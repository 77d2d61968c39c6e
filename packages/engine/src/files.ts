/** Reading descriptions and defines from files: all that the engine needs of Node for it. */
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { EngineError } from './errors.js';

/** The text of a file. */
export function readText(path: string): string {
  if (!existsSync(path) || !statSync(path).isFile()) throw new EngineError('no-file', `There is no file "${path}".`);
  return readFileSync(path, 'utf8');
}

/** All `.def` files below a directory, by their path in it. */
export function readDefines(directory: string): Map<string, string> {
  if (!existsSync(directory)) throw new EngineError('no-file', `There is no directory "${directory}".`);
  const names = readdirSync(directory, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.def'));
  return new Map(
    names
      .sort()
      .map((name) => join(directory, name))
      .map((file) => [relative(directory, file).split(sep).join('/'), readFileSync(file, 'utf8')]),
  );
}
