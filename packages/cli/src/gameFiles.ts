/**
 * Which file is meant: a path, or the name of a game below `games/`. Names are compared without case, spaces and signs,
 * so that `tic-tac-toe`, `"Tic Tac Toe"` and `TicTacToe` all find the same file.
 */
import { existsSync, statSync } from 'node:fs';
import { basename, dirname, join, relative, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { EngineError, type FindGame } from '@ludii/engine';
import {
  directoriesAround,
  fileError,
  filesBelow,
  findGameFile,
  gamesIn,
  libraryDirectory,
  plainName,
  readText as readFileText,
  suggest,
} from '@ludii/engine/internal';
import { UserError } from './userError.js';

/**
 * Directories called `games`: of the working directory and those above it, then the one that belongs to this program, in
 * the repository or as the package `@ludii/games`.
 */
export function libraries(): string[] {
  const found: string[] = [];
  for (let here = process.cwd(); ; here = dirname(here)) {
    found.push(join(here, 'games'));
    if (dirname(here) === here) break;
  }
  const own = resolve(dirname(fileURLToPath(import.meta.url)), '../../../games');
  found.push(existsSync(own) ? own : (libraryDirectory() ?? own));
  return [...new Set(found)].filter((path) => existsSync(path) && statSync(path).isDirectory());
}

/** The games that a match may be made of: those around its file, then those that can be named on the command line. */
export function gamesFor(file: string): FindGame {
  const directories = [...directoriesAround(file), ...libraries()].map((path) => fromHere(resolve(path)) || '.');
  return gamesIn([...new Set(directories)]);
}

/** The names of all games below `games/`. */
export function gameNames(): string[] {
  return libraries().flatMap((library) => filesBelow(library, '.lud').map((file) => basename(file, '.lud')));
}

/** A path as people would write it: relative if it is below the working directory. */
function fromHere(path: string): string {
  const short = relative(process.cwd(), path);
  return short.startsWith('..') ? path : short;
}

/** The file of a game: a path, or a name. */
export function findGame(pathOrName: string): string {
  const isFile = existsSync(pathOrName) && statSync(pathOrName).isFile();
  if (isFile) return pathOrName;
  const found = pathOrName.endsWith('.lud') ? undefined : findGameFile(pathOrName, libraries());
  if (found !== undefined) return fromHere(found);
  throw new UserError(noGame(pathOrName));
}

function noGame(pathOrName: string): string {
  if (existsSync(pathOrName)) {
    const isDirectory = statSync(pathOrName).isDirectory();
    return `"${pathOrName}" is ${isDirectory ? 'a directory: name a game in it' : 'no file that can be read'}.`;
  }
  if (pathOrName.endsWith('.lud')) return `There is no file "${pathOrName}".`;
  const names = gameNames();
  const near = suggest(pathOrName, names) ?? names.find((name) => plainName(name).includes(plainName(pathOrName)));
  const hint = near
    ? ` Did you mean "${near}"?`
    : ' Give the path of a .lud file, or a name from the directory "games".';
  return `There is no file and no game "${pathOrName}".${hint}`;
}

/** Files with an ending: those named, and those below the directories named. */
export function findFiles(paths: readonly string[], ending = '.lud'): string[] {
  const found = paths.flatMap((path) => {
    if (path === StandardInput) return [path];
    if (!existsSync(path)) return ending === '.lud' ? [findGame(path)] : [missing(path)];
    if (!statSync(path).isDirectory()) return [path];
    const files = below(path, ending);
    if (files.length === 0) throw new UserError(`There are no ${ending} files below "${path}".`);
    return files;
  });
  return [...new Set(found)];
}

/** The files below a directory; one that may not be read is told as such. */
function below(path: string, ending: string): string[] {
  try {
    return filesBelow(path, ending);
  } catch (error) {
    throw new UserError(systemMessage(error, 'read', path));
  }
}

function missing(path: string): never {
  throw new UserError(`There is no file "${path}".`);
}

/** The name by which a description on standard input is called. */
export const StandardInput = '-';
let typed: string | undefined;
/** Characters: far more than a description may have. */
const MostTyped = 64 * 2 ** 20;

/** Reads standard input to its end, if it is among the files. */
export async function readStandardInput(files: readonly string[]): Promise<void> {
  if (!files.includes(StandardInput)) return;
  const parts: string[] = [];
  let length = 0;
  process.stdin.setEncoding('utf8');
  for await (const part of process.stdin) {
    parts.push(String(part));
    length += String(part).length;
    if (length > MostTyped) throw new UserError('What is given on standard input is too long for a description.');
  }
  typed = parts.join('');
}

/** The text of a file; what the system says against reading it is told to the user. */
export function readText(path: string): string {
  if (path === StandardInput && typed !== undefined) return typed;
  try {
    return readFileText(path);
  } catch (error) {
    throw new UserError(systemMessage(error, 'read', path));
  }
}

/** The code of an error of the system (`ENOENT`), empty for other errors. */
export function systemCode(error: unknown): string {
  return typeof error === 'object' && error !== null && 'code' in error ? String(error.code) : '';
}

/** What the system says, in words. */
export function systemMessage(error: unknown, verb: string, path: string): string {
  const told = fileError(error, verb, path);
  if (told instanceof EngineError) return told.message;
  throw error;
}
