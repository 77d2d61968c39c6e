import { GeometryError } from '../errors.js';
import { square } from '../generators/square.js';
import { poly } from '../polygon.js';
import { remove } from './remove.js';

describe('remove', () => {
  test('cells by number: the others close ranks', () => {
    const g = remove(square(3), { cells: [4] })();
    expect(String(g)).toBe('16/24/8');
    expect([g.faces[4]!.x, g.faces[4]!.y]).toEqual([2.5, 1.5]);
    expect(String(remove(square(3), { cells: [0, 0] })())).toBe('16/20/7');
    expect(String(remove(square(5), { cells: [0, 4, 20, 24] })())).toBe('36/52/21');
    expect(String(remove(square(5), { cells: [0, 4, 20, 24], trimEdges: false })())).toBe('36/60/21');
  });

  test('cells by place', () => {
    const cell = [
      [0, 0],
      [1, 0],
      [1, 1],
      [0, 1],
    ];
    expect(String(remove(square(2), { cells: [cell] })())).toBe('9/10/3');
  });

  test('edges take their cells with them', () => {
    expect(String(remove(square(2), { edges: [[1, 4]] })())).toBe('9/11/2');
    const byPlace = {
      edges: [
        [
          [1, 0],
          [1, 1],
        ],
      ],
    };
    expect(String(remove(square(2), byPlace)())).toBe('9/11/2');
  });

  test('vertices take their edges and cells with them', () => {
    expect(String(remove(square(2), { vertices: [4] })())).toBe('8/8/0');
    expect(String(remove(square(2), { vertices: [[0, 0]] })())).toBe('8/10/3');
  });

  test('vertices in a polygon', () => {
    const middle = poly([
      [1.5, 1.5],
      [1.5, 3.5],
      [3.5, 3.5],
      [3.5, 1.5],
    ]);
    expect(String(remove(square(5), middle)())).toBe('32/48/16');
  });

  test('what is not there is ignored, what is no place is refused', () => {
    expect(String(remove(square(2), { cells: [77], vertices: [] })())).toBe('9/12/4');
    expect(() => remove(square(2), { vertices: [[0]] })()).toThrow(GeometryError);
  });
});
