/** Names of moves: each legal move of a position has its own, and can be played by it. */
import { existsSync, readdirSync } from 'node:fs';
import { basename, join } from 'node:path';
import { readDefines } from './files.js';
import type { Game } from './game.js';
import { filesBelow } from './gameFiles.js';
import { loadGame } from './loadGame.js';
import { generator } from './seeds.js';
import * as games from './testing/games.js';
import type { Trial } from './trial.js';

jest.setTimeout(300_000);

const library = join(__dirname, '../../../games');
const corpus = join(__dirname, '../../../../shared/corpus/lud');
const defines = existsSync(corpus) ? readDefines(join(corpus, '../def')) : undefined;

/** Every legal move is found again by its text and its notation; its text as played leads to the same position. */
function checkNames(trial: Trial): void {
  const moves = trial.legalMoves();
  const texts = moves.map(({ text }) => text);
  const notations = moves.map(({ notation }) => notation.toLowerCase());
  expect(new Set(texts).size).toBe(moves.length);
  expect(new Set(notations).size).toBe(moves.length);
  // All of them in small positions; a few in large ones.
  const step = Math.max(1, Math.floor(moves.length / 6));
  for (let i = 0; i < moves.length; i += step) {
    const move = moves[i]!;
    for (const name of [move.text, move.notation]) {
      trial.apply(name);
      expect(trial.choices().at(-1)).toBe(i);
      trial.undo();
    }
  }
}

function walk(game: Game, seed: number, positions: number, skipped: number): void {
  const trial = game.start(seed);
  const random = generator(seed, 0, 9);
  for (let k = 0; k < positions * skipped && !trial.isOver; k++) {
    const simultaneous = trial.position.running.mode === 'simultaneous';
    if (k % skipped === 0) checkNames(trial);
    const index = random.nextInt(trial.legalCount);
    if (k % skipped !== 0 || simultaneous) {
      trial.apply(index);
      continue;
    }
    // The text of a move that was played plays it again.
    const played = trial.apply(index).moves().at(-1)!.text;
    const { hash, mover } = trial;
    trial.undo();
    trial.apply(played);
    expect([trial.hash, trial.mover, trial.moves().at(-1)!.text]).toEqual([hash, mover, played]);
  }
}

test.each(filesBelow(library, '.lud').map((file) => [basename(file, '.lud'), file]))('%s', (_, file) => {
  walk(loadGame(file), 1, 5, 6);
});

test.each(Object.entries(games))('%s (test game)', (_, text) => {
  walk(loadGame(text), 2, 12, 1);
});

if (!existsSync(corpus)) test.skip('corpus: not here', () => {});
else {
  const all = readdirSync(corpus, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.lud'));
  test('a sample of the corpus', () => {
    // A game that does not compile has no names to check: that is a failure here as well, told with its reason.
    const failures: string[] = [];
    const sample = all.sort().filter((_, k) => k % 24 === 0);
    for (const name of sample) {
      try {
        walk(loadGame(join(corpus, name), { defines }), 3, 3, 9);
      } catch (error) {
        failures.push(`${name}: ${(error as Error).message}`);
      }
    }
    expect(failures).toEqual([]);
    expect(sample.length).toBeGreaterThan(30);
  });
}

describe('promotions in chess', () => {
  const start = (): Trial => {
    const trial = loadGame(join(library, 'war/chess.lud')).start();
    for (const move of 'A2-A4 B7-B5 A4-B5 A7-A6 B5-A6 B8-C6 A6-A7 C6-B8'.split(' ')) trial.apply(move);
    return trial;
  };
  test('the text and the notation of the knight promotion play the knight', () => {
    const trial = start();
    const knight = trial.legalMoves().find(({ notation }) => notation === 'A7-B8=Knight');
    for (const choice of [knight!.text, 'A7-B8=Knight', 'a7-b8=knight']) {
      const again = start().apply(choice);
      expect(String(again).split('\n')[0]).toMatch(/^r K b q i b k r/);
      expect(again.moves().at(-1)!.notation).toBe('A7-B8=Knight');
    }
    trial.apply('A7-B8=Queen');
    // A move keeps its names when the game has gone on.
    expect(knight!.notation).toBe('A7-B8=Knight');
  });
  test('a name that means several moves is refused with those that can be meant', () => {
    const trial = start();
    expect(() => trial.apply('A7-B8')).toThrow(
      expect.objectContaining({
        code: 'ambiguous-move',
        message: expect.stringMatching(/=Queen[\s\S]*=Rook[\s\S]*=Bishop[\s\S]*=Knight/),
      }),
    );
    expect(trial.length).toBe(8);
  });
});

test('asking for names takes nothing from the chance of a game', () => {
  const game = loadGame(join(library, 'race/backgammon.lud'));
  const [asked, left] = [game.start(7), game.start(7)];
  const random = generator(7, 0, 9);
  for (let k = 0; k < 60 && !left.isOver; k++) {
    for (const { text, notation } of asked.legalMoves()) expect(text && notation).toBeTruthy();
    expect(asked.legalCount).toBe(left.legalCount);
    const choice = random.nextInt(left.legalCount);
    asked.apply(choice);
    left.apply(choice);
    const states = [asked, left].map(({ position }) => position.context.gameRng.toBytes());
    expect(states[0]).toEqual(states[1]);
  }
});
