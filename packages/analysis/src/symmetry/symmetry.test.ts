/** Symmetries of boards, of games, and first moves that are alike. */
import { gameFromText } from '@ludii/engine';
import { library } from '../testing/games.js';
import { boardSymmetries } from './board.js';
import { OpeningClasses } from './classes.js';
import { gameSymmetries } from './game.js';

jest.setTimeout(60_000);

test.each([
  ['tic-tac-toe', [], 7, 7],
  ['hex', ['Board Size/7'], 3, 1],
  ['connect-four', [], 3, 1],
  ['breakthrough', [], 7, 1],
  ['chess', [], 7, 0],
  ['yavalath', [], 11, 11],
  ['nine-mens-morris', [], 7, 7],
] as const)('%s %j: %i of the board, %i of the game', (name, options, ofBoard, ofGame) => {
  const game = library(name, options);
  expect(boardSymmetries(game)).toHaveLength(ofBoard);
  expect(gameSymmetries(game)).toHaveLength(ofGame);
});

test('a rule that only rows win is no secret to a reflection at the diagonal', () => {
  const rows = gameFromText(`(game "Rows" (players 2) (equipment { (board (square 3)) (piece "Stone" Each) })
    (rules (play (move Add (to (sites Empty)))) (end (if (or (is Line 3 E) (is Line 3 W)) (result Mover Win)))))`);
  // Turning by half, and the two reflections that keep rows.
  expect(gameSymmetries(rows)).toHaveLength(3);
});

describe('first moves of Tic-Tac-Toe', () => {
  const classes = new OpeningClasses(library('tic-tac-toe'));
  test('there are three: corner, side and centre', () => {
    expect(classes.count).toBe(3);
    expect(classes.alike('A1').sort()).toEqual(['A1', 'A3', 'C1', 'C3']);
    expect(classes.first('B3')).toBe(classes.first('C2'));
    expect(classes.alike('B2')).toEqual(['B2']);
  });

  test('and twelve answers to them', () => {
    const board = ['A', 'B', 'C'].flatMap((file) => [1, 2, 3].map((rank) => `${file}${rank}`));
    const answers = board.flatMap((first) =>
      board.filter((each) => each !== first).map((answer) => `${classes.first(first)} ${classes.reply(first, answer)}`),
    );
    expect(new Set(answers).size).toBe(12);
  });
});

test('Breakthrough has eleven first moves, Hex of seven rows 25', () => {
  expect(new OpeningClasses(library('breakthrough')).count).toBe(11);
  expect(new OpeningClasses(library('hex', ['Board Size/7'])).count).toBe(25);
});
