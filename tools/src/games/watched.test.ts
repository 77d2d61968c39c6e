/** Rules that are watched have lost their shortcuts: every game of the library must have the same moves with and without. */
import { join } from 'node:path';
import { gameFromText } from '@ludii/engine';
import { gamesIn } from '@ludii/engine/internal';
import { SplitMix64 } from '@ludii/state';
import { load } from './golden.js';
import { type LibraryGame, libraryGames, repository } from './library.js';

const MOVES = 12;

function watched({ file, text }: LibraryGame, used: Set<number>) {
  return gameFromText(text, {
    file,
    games: gamesIn([join(repository(), 'games')]),
    observe: {
      moves:
        ({ from }) =>
        (count) =>
          count > 0 && used.add(from),
    },
  });
}

test.each(libraryGames().map((game): [string, LibraryGame] => [game.file, game]))(
  '%s',
  (_file, game) => {
    const used = new Set<number>();
    const [plain, slow] = [load(game).start(1), watched(game, used).start(1)];
    const random = new SplitMix64(0, 1);
    for (let i = 0; i < MOVES && !plain.isOver; i++) {
      expect(slow.legalMoves().map(({ text }) => text)).toEqual(plain.legalMoves().map(({ text }) => text));
      const choice = random.nextInt(plain.legalCount);
      plain.apply(choice);
      slow.apply(choice);
      expect(slow.hash).toBe(plain.hash);
    }
    expect([slow.isOver, slow.winner]).toEqual([plain.isOver, plain.winner]);
    // The games of a match are not watched.
    expect(used.size > 0).toBe(game.kind !== 'match');
  },
  120_000,
);
