import { brick } from './brick.js';

test.each([
  [brick(3), '36/46/11'],
  [brick(3, { trim: true }), '28/38/11'],
  [brick(9, 6, { trim: true }), '130/188/59'],
  [brick('Limping', 3), '44/57/14'],
  [brick('Diamond', 3), '30/38/9'],
  [brick('Diamond', 3, { trim: true }), '28/36/9'],
  [brick('Prism', 3, 4, { trim: true }), '28/36/9'],
  [brick('Spiral', 4), '64/88/25'],
  [brick('Spiral', 1), '4/4/1'],
])('brick %#', (board, expected) => {
  expect(String(board())).toBe(expected);
});
