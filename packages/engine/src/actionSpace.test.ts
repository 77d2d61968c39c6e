/** Actions as numbers: each legal move has its own, and a number means the same everywhere. */
import { basename, join } from 'node:path';
import type { Game } from './game.js';
import { filesBelow } from './gameFiles.js';
import { gameFromText } from './gameFromText.js';
import { loadGame } from './loadGame.js';
import { generator } from './seeds.js';
import * as games from './testing/games.js';

jest.setTimeout(120_000);
const library = join(__dirname, '../../../games');
const load = (name: string): Game =>
  loadGame(filesBelow(library, '.lud').find((file) => basename(file) === `${name}.lud`)!);

/** A game whose men come from hands and stay; only a position that is set up lets them step. */
const late = `(game "Late" (players 2)
  (equipment { (board (square 4)) (hand Each) (piece "Disc" Each (move Step (to if:(is Empty (to))))) })
  (rules
    (start (place "Disc" "Hand" count:5))
    (play
      (if (is Empty (coord "D4"))
        (move (from (handSite Mover)) (to (difference (sites Empty) (coord "D4"))))
        (forEach Piece)))
    (end (if (no Moves Next) (result Mover Draw)))))`;

const samples: [string, () => Game][] = [
  ...Object.entries(games).map(([name, text]): [string, () => Game] => [name, () => gameFromText(text)]),
  ...['lasca', 'shogi', 'fanorona', 'surakarta', 'royal-game-of-ur'].map((name): [string, () => Game] => [
    name,
    () => load(name),
  ]),
];

test.each(samples)('%s: numbers and moves belong together', (_, make) => {
  const game = make();
  const { actionSpace } = game;
  const size = actionSpace.size;
  for (const seed of [100]) {
    const trial = game.start(seed);
    const random = generator(seed, 0, 9);
    for (let k = 0; k < 25 && !trial.isOver; k++) {
      const ids = trial.actionIds();
      const mask = trial.actionMask();
      const moves = trial.legalMoves();
      const step = Math.ceil(ids.length / 4);
      for (let i = 0; i < ids.length; i += step) {
        const found = trial.moveOf(ids[i]!);
        // Moves that are the same word for word share their number.
        expect(found.index === i || found.equals(moves[i]!)).toBe(true);
        expect(mask[ids[i]!]).toBe(1);
      }
      const distinct = moves.filter((move, i) => moves.findIndex((other) => other.equals(move)) === i);
      expect(new Set(ids).size).toBe(distinct.length);
      expect(mask.reduce((sum, one) => sum + one, 0)).toBe(new Set(ids).size);
      if (actionSpace.fixed) expect(Math.max(...ids)).toBeLessThan(size);
      trial.apply(trial.moveOf(ids[random.nextInt(ids.length)]!));
    }
  }
});

test('sizes follow from sites and kinds', () => {
  expect(gameFromText(games.noughts).actionSpace).toMatchObject({ size: 10, fixed: true });
  const chess = load('chess').actionSpace;
  expect([chess.size, chess.fixed]).toEqual([65 * 65 * 4, true]);
});

test.each([
  // Tiles and dominoes come from hands: the board is large, and nothing ever leaves it.
  ['trax', 3 * (1681 + 2 + 1) * 4],
  ['dominoes', (14 + 1) * (3721 + 14 + 1) * 4],
  // Men stand on points: the cells between them are no places of the game.
  ['bagh-chal', (25 + 1 + 1) * (25 + 1 + 1)],
  ['backgammon', 31 * 31 * 2],
])('%s: only sites that moves start from and lead to have numbers', (name, most) => {
  const game = load(name);
  expect(game.actionSpace).toMatchObject({ fixed: true });
  expect(game.actionSpace.size).toBeLessThanOrEqual(most);
  const trial = game.start(7);
  const mask = trial.actionMask();
  expect(mask.length).toBe(game.actionSpace.size);
  for (const id of trial.actionIds()) expect(trial.actionId(trial.moveOf(id))).toBe(id);
});

test('a move from where none came in the games looked at gets a number of its own', () => {
  const game = gameFromText(late);
  const { actionSpace } = game;
  const { size } = actionSpace;
  expect([size, actionSpace.fixed]).toEqual([(2 + 1) * (16 + 2 + 1), true]);
  game.start().actionIds();
  expect(actionSpace.fixed).toBe(true);
  const trial = game.setup('A1:Disc1 D4:Disc1 B2:Disc2', { mover: 1 });
  const ids = [...trial.actionIds()];
  expect(actionSpace.fixed).toBe(false);
  expect(ids).toEqual(ids.map((_, i) => size + i));
  expect(actionSpace.size).toBe(size + ids.length);
  for (const id of ids) expect(trial.actionId(trial.moveOf(id))).toBe(id);
});

test('an action means the same in all positions and compilations', () => {
  const meaning = new Map<number, string>();
  for (const game of [load('chess'), load('chess')]) {
    const trial = game.start();
    for (const move of 'A2-A4 B7-B5 A4-B5 A7-A6 B5-A6 B8-C6 A6-A7 C6-B8'.split(' ')) {
      for (const each of trial.legalMoves()) {
        const id = trial.actionId(each);
        expect(meaning.get(id) ?? each.notation).toBe(each.notation);
        meaning.set(id, each.notation);
      }
      trial.apply(move);
    }
    const promotions = trial.legalMoves().filter(({ notation }) => notation.startsWith('A7-B8='));
    expect(new Set(promotions.map((move) => trial.actionId(move))).size).toBe(4);
    for (const move of promotions) {
      const id = trial.actionId(move);
      expect(meaning.get(id) ?? move.notation).toBe(move.notation);
      meaning.set(id, move.notation);
    }
  }
});

test('what is no action is refused', () => {
  const trial = gameFromText(games.noughts).start().apply('B2');
  const taken = gameFromText(games.noughts).start().actionId('B2');
  for (const [action, code] of [
    [-1, 'bad-option'],
    [10, 'bad-option'],
    [0.5, 'bad-option'],
    ['1', 'bad-option'],
    [taken, 'illegal-move'],
  ] as const) {
    expect(() => trial.moveOf(action as number)).toThrow(expect.objectContaining({ code }));
  }
  expect(() => trial.actionId('B2')).toThrow(expect.objectContaining({ code: 'illegal-move' }));
  expect(() => trial.actionMask(new Uint8Array(3))).toThrow(expect.objectContaining({ code: 'bad-option' }));
});
