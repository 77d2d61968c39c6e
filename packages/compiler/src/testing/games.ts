/** Games for tests: those of the repository, and descriptions that a test writes itself. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { MovesFn } from '@ludii/functions';
import { type Context, isOver, MoveList, SplitMix64 } from '@ludii/state';
import { type CompileOptions, compile } from '../compile.js';
import type { Game } from '../game.js';

/** The game of a description, which must be valid. */
export function built(text: string, options?: CompileOptions): Game {
  const { game, diagnostics } = compile(text, options);
  if (!game) throw new Error(diagnostics.map(({ message }) => message).join('\n'));
  return game;
}

/** A game of the repository, by its path below `games`, played by the interpreter unless something else is said. */
export const load = (file: string, options: CompileOptions = { backend: 'interpreted' }): Game =>
  built(readFileSync(join(__dirname, '../../../../games', file), 'utf8'), { file, ...options });

/** A position on the way through a random game. */
export interface Reached {
  readonly game: Game;
  readonly c: Context;
  /** The rule of play there, and all its moves. */
  readonly play: MovesFn;
  readonly all: MoveList;
}

/** The positions of a random game of the repository, so many of them at most. */
export function* positions(file: string, most: number): Generator<Reached> {
  const game = load(file);
  const c = game.newContext(new SplitMix64(5, 6));
  const draws = new SplitMix64(1, 2);
  game.flow.start(c);
  for (let step = 0; step < most && !isOver(c.state); step++) {
    const { play } = game.rules.phases[c.state.phase(c.state.mover)]!;
    const all = new MoveList();
    play(c, all);
    yield { game, c, play, all };
    game.flow.playRandom(c, draws);
  }
}

/** All words of each move of a list, in an order of their own. */
export const contents = (list: MoveList): string[] =>
  Array.from({ length: list.length }, (_, i) => {
    const start = list.start(i);
    return list.tape.subarray(start, start + list.tape[start]!).join();
  }).sort();
