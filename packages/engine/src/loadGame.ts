/** Loading a game from a file or a text. */
import { existsSync } from 'node:fs';
import type { Backend, FindGame } from '@ludii/compiler';
import type { ParseOptions } from '@ludii/compiler/internal';
import { checkOptions, checkText, checkTexts } from './checks.js';
import { EngineError } from './errors.js';
import { readDefines, readText } from './files.js';
import type { Game } from './game.js';
import { gamesAround, gamesIn } from './gameFiles.js';
import { gameFromText, type TextOptions } from './gameFromText.js';
import { fileNamed, isName } from './library.js';

/** How to load a game. */
export interface LoadOptions extends Omit<ParseOptions, 'defines' | 'fragment'>, Pick<TextOptions, 'limits'> {
  /** Known defines: a directory of `.def` files, or texts by name. They hide the standard ones. */
  readonly defines?: ReadonlyMap<string, string> | string | undefined;
  /**
   * The games that a match is made of: a directory of `.lud` files, texts by name, or a function that gives the text for
   * a name. Else they are looked for around the file of the match: beside and below it, and in a directory `games` that
   * it is in.
   */
  readonly games?: ReadonlyMap<string, string> | FindGame | string | undefined;
  /** How the game is played: see {@link TextOptions.backend}. */
  readonly backend?: Backend;
}

/**
 * Loads a game or a match from the text of its description, from the path of a `.lud` file, or by the name of a game of
 * `@ludii/games`.
 *
 * @example
 * const game = loadGame('games/Hex.lud', { options: ['Board Size/7x7'] });
 * const chess = loadGame('chess');
 */
export function loadGame(textPathOrName: string, options: LoadOptions = {}): Game {
  checkText(textPathOrName, 'A game');
  const isText = textPathOrName.includes('(') && textPathOrName.includes(')');
  const isPath = !isText || /^[^\n]*\.lud$/.test(textPathOrName);
  const textOrPath = isPath ? fileNamed(textPathOrName) : textPathOrName;
  if (isPath && isName(textPathOrName) && !existsSync(textOrPath)) {
    throw new EngineError('no-file', `There is neither a file nor a game of @ludii/games called "${textPathOrName}".`);
  }
  const { defines, games, ...rest } = checkOptions(options);
  if (typeof games !== 'string' && typeof games !== 'function') checkTexts(games, 'The games of a match');
  const known = typeof defines === 'string' ? readDefines(defines) : defines;
  const parts =
    typeof games === 'string' ? gamesIn([games]) : (games ?? (isPath ? gamesAround(textOrPath) : undefined));
  const read: TextOptions = { ...rest, ...(known ? { defines: known } : {}), ...(parts ? { games: parts } : {}) };
  return isPath ? gameFromText(readText(textOrPath), { file: textOrPath, ...read }) : gameFromText(textOrPath, read);
}
