/** Loading a game from a text. There are no files in a browser. */
import { EngineError } from './errors.js';
import type { Game } from './game.js';
import { gameFromText, type TextOptions } from './gameFromText.js';

/** How to load a game. */
export type LoadOptions = TextOptions;

/** Loads a game or a match from the text of its description. */
export function loadGame(text: string, options: LoadOptions = {}): Game {
  if (typeof text === 'string' && text.includes('(')) return gameFromText(text, options);
  throw new EngineError('no-file', `"${text}" is no description, and a browser has no files: import "@ludii/games".`);
}
