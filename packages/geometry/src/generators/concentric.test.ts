import { GeometryError } from '../errors.js';
import { concentric } from './concentric.js';

describe('concentric polygons', () => {
  test.each([
    [concentric('Square', { rings: 3 }), '24/32/9', '24/32/0'],
    [concentric('Triangle', { rings: 2 }), '12/15/4', '12/15/0'],
    [concentric('Hexagon', { rings: 2 }), '24/30/7', '24/30/0'],
    [concentric({ sides: 5 }, { rings: 2 }), '20/25/6', '20/25/0'],
    [concentric('Square', { rings: 2, joinCorners: true }), '16/24/9', '16/24/0'],
    [concentric('Square', { rings: 2, midpoints: false }), '8/8/2', '8/8/0'],
    [concentric('Square', { rings: 2, midpoints: false, joinCorners: true }), '8/15/1', '8/15/0'],
  ])('%#', (board, onCells, onVertices) => {
    expect(String(board('Cell'))).toBe(onCells);
    expect(String(board('Vertex'))).toBe(onVertices);
  });
});

describe('concentric circles', () => {
  test.each([
    [[8], '9/16/8', '8/8/0'],
    [[1], '1/0/0', '1/1/0'],
    [[0], '1/0/0', '0/0/0'],
    [[2], '3/3/1', '2/2/0'],
    [[1, 8], '17/24/9', '9/16/0'],
    [[0, 8], '17/24/9', '8/8/0'],
    [[4, 8], '17/28/12', '12/16/0'],
    [[1, -4, -4, 20], '49/76/29', '29/32/0'],
    [[7, 7, 7, 7, 0, 7, 7, 7], '57/105/50', '49/84/0'],
    [[0, 32], '65/96/33', '32/32/0'],
    [[0, 33], '67/99/33', '33/33/0'],
    [[], '1/0/0', '0/0/0'],
  ])('%p', (counts, onCells, onVertices) => {
    expect(String(concentric(counts)('Cell'))).toBe(onCells);
    expect(String(concentric(counts)('Vertex'))).toBe(onVertices);
  });

  test('staggered rings', () => {
    expect(String(concentric([4, 8], { stagger: true })())).toBe('21/32/12');
    expect(String(concentric([1, 6, 12, 24], { stagger: true })('Vertex'))).toBe('43/54/0');
  });

  test('the centre is the pivot', () => {
    const cells = concentric([8, 8])();
    expect(cells.vertices.every((v) => v.pivot === cells.vertices[0])).toBe(true);
    expect(cells.edges[16]!.curved).toBe(false);
    expect(cells.edges[15]!.curved).toBe(true);
    const hollow = concentric([0, 4, 4])('Vertex');
    expect(hollow.vertices.map((v) => v.pivot?.index ?? -1)).toEqual([-1, -1, -1, -1, 0, 1, 2, 3]);
  });
});

describe('target', () => {
  test('discs, one cell each, listed downward', () => {
    const g = concentric('Target', { rings: 3 })();
    expect(String(g)).toBe('24/24/3');
    expect(g.faces.map((f) => [f.x, f.y])).toEqual([
      [0, 0],
      [0, -1.5],
      [0, -2.5],
    ]);
  });

  test('steps make it a circle board', () => {
    expect(String(concentric('Target', { rings: 2, steps: 4 })())).toBe('9/16/8');
  });

  test('what does not go together is refused', () => {
    expect(() => concentric('Target', { rings: 3 })('Vertex')).toThrow(GeometryError);
    expect(() => concentric('Square')).toThrow('rings');
    expect(() => concentric({ sides: 2 }, { rings: 3 })).toThrow('at least 3');
  });
});
