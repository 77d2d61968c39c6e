import { hex } from './hex.js';

describe('hex', () => {
  test.each([
    [hex(1), '6/6/1'],
    [hex(5), '150/210/61'],
    [hex('Hexagon', 3), '54/72/19'],
    [hex(2, 4), '52/69/18'],
    [hex('Triangle', 3), '22/27/6'],
    [hex('Diamond', 5), '70/94/25'],
    [hex('Prism', 2, 3), '32/41/10'],
    [hex('Star', 1), '42/54/13'],
    [hex('Limping', 8), '433/624/192'],
    [hex('Square', 3), '28/35/8'],
    [hex('Rectangle', 3, 4), '36/46/11'],
    [hex([4, 3, -1, 2, 3]), '30/37/8'],
    [hex([1, 9]), '118/162/45'],
    [hex(0), '0/0/0'],
  ])('%#', (board, expected) => {
    expect(String(board('Cell'))).toBe(expected);
    expect(String(board('Vertex'))).toBe(expected);
  });

  test('n, 9n² - 3n edges and 6n² vertices', () => {
    for (let n = 1; n <= 12; n++)
      expect(String(hex(n)())).toBe(`${6 * n * n}/${9 * n * n - 3 * n}/${3 * n * n - 3 * n + 1}`);
  });

  test('cells start at the vertex that was made first', () => {
    const g = hex(2)();
    expect(g.faces.slice(0, 3).join(' ')).toBe('[2 5 9 6 3 0] [3 6 10 7 4 1] [8 12 16 13 9 5]');
    expect(g.edges.slice(0, 4).join(' ')).toBe('2-0 0-3 3-1 1-4');
    expect(g.basis).toBeNull();
  });

  test('tags of other shapes', () => {
    const g = hex('Square', 3)();
    expect([g.basis, g.shape]).toEqual(['Hexagonal', 'Square']);
    expect(hex('Rectangle', 3, 3)().shape).toBe('Square');
    expect(hex([2, 3])().shape).toBe('Limping');
  });
});
