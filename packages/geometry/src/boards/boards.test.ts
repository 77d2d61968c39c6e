import { rectangle } from '../generators/rectangle.js';
import { square } from '../generators/square.js';
import { board } from './board.js';
import { boardless } from './boardless.js';
import { mancalaBoard } from './mancala.js';
import { surakartaBoard } from './surakarta.js';

test('board', () => {
  const spec = board(square(3), { use: 'Edge' });
  expect(String(spec.graph(spec.use))).toBe('9/12/4');
  expect(board(square(3)('Cell')).use).toBe('Cell');
});

test('boardless', () => {
  expect(boardless('Square').graph().faces).toHaveLength(1681);
  expect(boardless('Triangular', 5).graph().faces).toHaveLength(25);
  expect(boardless('Hexagonal').graph().faces).toHaveLength(1261);
});

describe('mancala', () => {
  test('two rows between stores', () => {
    const g = mancalaBoard(2, 3).graph();
    expect(g.edges.join(' ')).toBe('1-2 2-3 4-5 5-6 0-1 0-4 1-4 2-5 3-6 3-7 6-7');
    expect(g.faces.join(' ')).toBe('[0 4 1] [1 4 5 2] [2 5 6 3] [3 6 7]');
  });

  test.each([
    [2, 6, '14/20/7'],
    [3, 4, '14/19/6'],
    [4, 4, '18/28/11'],
    [5, 4, '22/33/12'],
    [6, 4, '26/42/17'],
    [2, 1, '4/0/0'],
  ])('%d × %d', (rows, columns, expected) => {
    expect(String(mancalaBoard(rows, columns).graph('Cell'))).toBe(expected);
  });

  test('other stores', () => {
    expect(String(mancalaBoard(4, 8, { store: 'None' }).graph())).toBe('32/52/21');
    expect(String(mancalaBoard(2, 6, { store: 'Inner' }).graph())).toBe('4/4/1');
    expect(String(mancalaBoard(3, 6, { numStores: 1 }).graph())).toBe('9/12/4');
  });
});

test('surakarta is played on vertices', () => {
  const spec = surakartaBoard(rectangle(4, 6));
  expect(String(spec.graph('Cell'))).toBe('24/38/15');
  expect(spec.surakarta).toEqual({ loops: undefined, from: 1 });
});
