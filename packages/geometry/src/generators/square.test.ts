import { poly } from '../polygon.js';
import { type SquareOptions, square } from './square.js';

describe('square', () => {
  test.each([
    [1, '4/4/1', '1/0/0'],
    [2, '9/12/4', '4/4/1'],
    [5, '36/60/25', '25/40/16'],
    [0, '1/0/0', '0/0/0'],
  ])('size %d counts cells or vertices', (n, onCells, onVertices) => {
    expect(String(square(n)('Cell'))).toBe(onCells);
    expect(String(square(n)('Vertex'))).toBe(onVertices);
    expect(String(square(n)('Edge'))).toBe(onVertices);
    expect(String(square('Square', n)())).toBe(onCells);
  });

  test('numbers run from the bottom left, rows of edges between rows of vertices', () => {
    const g = square(2)();
    expect(g.vertices.map((v) => [v.x, v.y])).toEqual([0, 1, 2].flatMap((y) => [0, 1, 2].map((x) => [x, y])));
    expect(g.edges.join(' ')).toBe('0-1 1-2 0-3 1-4 2-5 3-4 4-5 3-6 4-7 5-8 6-7 7-8');
    expect(g.faces.join(' ')).toBe('[0 3 4 1] [1 4 5 2] [3 6 7 4] [4 7 8 5]');
  });

  test('wide boards interleave rows of edges', () => {
    const g = square(60)();
    expect(g.edges.slice(49, 53).join(' ')).toBe('49-50 0-61 50-51 1-62');
  });

  test.each<[SquareOptions, string]>([
    [{ diagonals: 'Implied' }, '25/40/16'],
    [{ diagonals: 'Alternating' }, '25/56/32'],
    [{ diagonals: 'Solid' }, '41/104/64'],
    [{ diagonals: 'SolidNoSplit' }, '25/72/64'],
    [{ diagonals: 'Concentric' }, '25/56/32'],
    [{ diagonals: 'Radiating' }, '25/48/24'],
    [{ pyramidal: true }, '55/200/30'],
  ])('%p', (options, expected) => {
    expect(String(square(4, options)())).toBe(expected);
  });

  test('diagonals through a new vertex make four triangles', () => {
    const g = square(1, { diagonals: 'Solid' })();
    expect(g.edges.join(' ')).toBe('0-1 0-2 1-2 0-3 1-4 3-2 4-2 3-4');
    expect(g.faces.join(' ')).toBe('[0 2 1] [0 3 2] [1 2 4] [3 4 2]');
  });

  test('shapes', () => {
    expect(String(square('Limping', 3)())).toBe('20/31/12');
    expect(String(square('Diamond', 3)('Vertex'))).toBe('24/36/13');
    expect(String(square('Diamond', 3, { diagonals: 'Alternating' })())).toBe('24/49/26');
  });

  test('outlines', () => {
    expect(String(square([4, 3, -1, 2, 3])())).toBe('28/45/18');
    const corners = [
      [1, 1],
      [1, 3],
      [3, 3],
      [3, 1],
    ];
    expect(String(square(poly(corners))())).toBe('9/12/4');
    expect(String(square(poly([...corners].reverse()))())).toBe('1/0/0');
  });

  test('tags', () => {
    expect([square(3)().basis, square(3)().shape]).toEqual(['Square', 'Rectangle']);
    expect(square(3)().faces.every((f) => f.basis === 'Square')).toBe(true);
    expect(square('Diamond', 3)().faces.every((f) => f.basis === 'NoBasis')).toBe(true);
  });
});
