/** Against exact results: small games whose value is known from theory or publications. */
import type { Game } from '@ludii/engine';
import { AlphaBetaAgent } from './index.js';
import { kalah, library } from './testing/library.js';

jest.setTimeout(120_000);

/** The value of a game for the first player; undefined if it was not proven within the budget. */
function gameValue(game: Game, iterations = 400_000): number | undefined {
  const { moves, proven } = new AlphaBetaAgent({ iterations, terms: [] }).search(game.start());
  return proven ? moves[0]!.value : undefined;
}

test('Tic-Tac-Toe is a draw', () => {
  expect(gameValue(library('tic-tac-toe'))).toBe(0);
});

test('Hex 3×3 is won by the first player; with the swap rule by the second', () => {
  const three: [string, string][] = [['<4> "16', '<3> "9']];
  expect(gameValue(library('hex', ['Board Size/4', 'Swap/Without pie rule'], three))).toBe(1);
  expect(gameValue(library('hex', ['Board Size/4'], three))).toBe(-1);
});

test('Connect Four on four columns of height four is a draw', () => {
  expect(gameValue(library('connect-four', [], [['<6> <7> "Seven', '<4> <4> "Seven']]))).toBe(0);
});

test('Reversi on 4×4 is won by the second player', () => {
  const four: [string, string][] = [['<6> <"C4" "D3"> <"C3" "D4">', '<4> <"B3" "C2"> <"B2" "C3">']];
  expect(gameValue(library('reversi', ['Board Size/6x6'], four))).toBe(-1);
});

/** Irving, Donkers and Uiterwijk, Solving Kalah (2000): pits a side, stones in each, value for the first player. */
test.each([
  [1, 1, 0],
  [1, 2, -1],
  [2, 1, 1],
  [2, 2, -1],
  [2, 3, -1],
  [3, 1, 0],
  [3, 2, 1],
  [3, 3, 1],
])('Kalah with %i pits of %i stones is worth %i', (pits, stones, value) => {
  expect(gameValue(kalah(pits, stones))).toBe(value);
});

test('Nim follows theory: won unless the binary sum of the heaps is 0', () => {
  const nim = (a: number, b: number, c: number): Game =>
    library(
      'nim',
      ['Heaps/3 4 5'],
      [['("Heap" 0 3) ("Heap" 1 4) ("Heap" 2 5)', `("Heap" 0 ${a}) ("Heap" 1 ${b}) ("Heap" 2 ${c})`]],
    );
  for (const [a, b, c] of [
    [1, 2, 3],
    [3, 4, 5],
    [1, 1, 1],
    [2, 4, 6],
    [2, 2, 1],
  ] as const) {
    expect([a, b, c, gameValue(nim(a, b, c))]).toEqual([a, b, c, (a ^ b ^ c) === 0 ? -1 : 1]);
  }
});
