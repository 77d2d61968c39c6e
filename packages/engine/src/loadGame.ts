/** Loading a game from a file or a text. */
import type { ParseOptions } from '@ludii/compiler';
import { readDefines, readText } from './files.js';
import type { Game } from './game.js';
import { gameFromText } from './gameFromText.js';

/** How to load a game. */
export interface LoadOptions extends Omit<ParseOptions, 'defines' | 'fragment'> {
  /** Known defines: a directory of `.def` files, or texts by name. They hide the standard ones. */
  readonly defines?: ReadonlyMap<string, string> | string | undefined;
}

/**
 * Loads a game from the text of its description, or from the path of a `.lud` file.
 *
 * @example
 * const game = loadGame('games/Hex.lud', { options: ['Board Size/7x7'] });
 */
export function loadGame(textOrPath: string, options: LoadOptions = {}): Game {
  const isText = textOrPath.includes('(') && textOrPath.includes(')');
  const isPath = !isText || /^[^\n]*\.lud$/.test(textOrPath);
  const { defines, ...rest } = options;
  const known = typeof defines === 'string' ? readDefines(defines) : defines;
  const read: ParseOptions = known ? { ...rest, defines: known } : rest;
  return isPath ? gameFromText(readText(textOrPath), { file: textOrPath, ...read }) : gameFromText(textOrPath, read);
}
