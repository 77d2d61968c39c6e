import { tri } from './tri.js';

describe('tri', () => {
  test.each([
    [tri(3), '10/18/9', '6/9/4'],
    [tri('Triangle', 1), '3/3/1', '1/0/0'],
    [tri('Diamond', 3), '16/33/18', '9/16/8'],
    [tri('Prism', 2, 3), '24/55/32', '10/19/10'],
    [tri('Hexagon', 2), '19/42/24', '7/12/6'],
    [tri('Square', 3), '14/28/15', '8/13/6'],
    [tri('Rectangle', 2, 3), '11/20/10', '5/7/3'],
    [tri('Star', 2), '37/84/48', '37/84/48'],
    [tri('Limping', 6), '108/288/181', '108/288/181'],
    [tri([1, 9]), '42/101/60', '42/101/60'],
    [tri([0, 9]), '0/0/0', '0/0/0'],
    [tri([9, 10, 10, 13, 7]), '243/675/433', '243/675/433'],
  ])('%#', (board, onCells, onVertices) => {
    expect(String(board('Cell'))).toBe(onCells);
    expect(String(board('Vertex'))).toBe(onVertices);
  });

  test('positions have single precision, except in the hexagon', () => {
    const height = Math.sqrt(3) / 2;
    expect(tri(1)().vertices[2]!.y).toBe(Math.fround(height));
    expect(tri('Hexagon', 1)().vertices[2]!.y).toBe(height);
  });
});
