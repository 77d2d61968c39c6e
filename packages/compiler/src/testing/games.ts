/** Games for tests: those of the repository, and descriptions that a test writes itself. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { MoveList } from '@ludii/state';
import { type CompileOptions, compile } from '../compile.js';
import type { Game } from '../game.js';

/** The game of a description, which must be valid. */
export function built(text: string, options?: CompileOptions): Game {
  const { game, diagnostics } = compile(text, options);
  if (!game) throw new Error(diagnostics.map(({ message }) => message).join('\n'));
  return game;
}

/** A game of the repository, by its path below `games`. */
export const load = (file: string): Game =>
  built(readFileSync(join(__dirname, '../../../../games', file), 'utf8'), { file });

/** All words of each move of a list, in an order of their own. */
export const contents = (list: MoveList): string[] =>
  Array.from({ length: list.length }, (_, i) => {
    const start = list.start(i);
    return list.tape.subarray(start, start + list.tape[start]!).join();
  }).sort();
