import { square } from '../generators/square.js';
import { add } from './add.js';

describe('add', () => {
  test('edges by place and by number', () => {
    const byPlace = add(square(4), {
      edges: [
        [
          [0, 0],
          [1, 1],
        ],
      ],
    })('Vertex');
    expect(String(byPlace)).toBe('16/25/9');
    expect(String(byPlace.edges[24])).toBe('0-5');
    const byNumber = add(square(3), {
      edges: [
        [0, 4],
        [4, 8],
        [4, 99],
      ],
    })('Vertex');
    expect(String(byNumber)).toBe('9/14/4');
  });

  test('a clockwise cell becomes a neighbour, a counter-clockwise one does not', () => {
    const clockwise = [
      [2, 0],
      [2, 1],
      [3, 1],
      [3, 0],
    ];
    const neighbours = (cell: number[][]): boolean =>
      add(square(2), { cells: [cell] })().edges.some((e) => e.left?.index === 1 && e.right?.index === 4);
    expect(neighbours(clockwise)).toBe(true);
    expect(neighbours([clockwise[0]!, clockwise[3]!, clockwise[2]!, clockwise[1]!])).toBe(false);
  });

  test('cells by number need their edges', () => {
    const g = add(square(2), {
      cells: [
        [0, 4, 8],
        [0, 1],
        [0, 3, 6, 7, 4, 1],
      ],
    })();
    expect(g.faces).toHaveLength(5);
    expect(String(g.faces[4])).toBe('[0 3 6 7 4 1]');
  });

  test('vertices that are there already are not added; connect joins the new ones', () => {
    const g = add(square(2), {
      vertices: [
        [0, 0],
        [3, 0],
        [3, 1],
      ],
      connect: true,
    })();
    expect(String(g)).toBe('11/15/4');
    expect(g.edges.slice(12).join(' ')).toBe('9-2 9-10 10-5');
  });

  test('curved edges come first and may double others', () => {
    const g = add(null, {
      edgesCurved: [
        [
          [0, 0],
          [1, 0],
          [0, 1],
          [0, 1],
        ],
      ],
      edges: [
        [
          [0, 0],
          [1, 0],
        ],
      ],
    })();
    expect(String(g)).toBe('2/1/0');
    expect(g.edges[0]!.curved).toBe(true);
  });
});
