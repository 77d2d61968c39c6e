/** The games of `@ludii/games`, as files beside this package. */
import { existsSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { findGameFile } from './gameFiles.js';
import { packageFile } from './packageFile.js';

/** The directory of the descriptions of `@ludii/games`, undefined where the package is not installed. */
export function libraryDirectory(): string | undefined {
  const file = packageFile('@ludii/games');
  const directory = file === undefined ? undefined : join(dirname(file), 'lud');
  return directory !== undefined && existsSync(directory) ? directory : undefined;
}

/** Whether a text can be the name of a game: it is no path. */
export const isName = (text: string): boolean => !/[\\/]|\.lud$/.test(text);

/** The file that is meant: the path itself if it is one, else that of the game with such a name. */
export function fileNamed(pathOrName: string): string {
  if (existsSync(pathOrName) && statSync(pathOrName).isFile()) return pathOrName;
  if (!isName(pathOrName)) return pathOrName;
  const directory = libraryDirectory();
  return (directory === undefined ? undefined : findGameFile(pathOrName, [directory])) ?? pathOrName;
}
