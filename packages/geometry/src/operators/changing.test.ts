/** complete, dual, subdivide, trim, renumber, makeFaces, layers, splitCrossings. */

import { hex } from '../generators/hex.js';
import { graph } from '../generators/literal.js';
import { regular } from '../generators/regular.js';
import { square } from '../generators/square.js';
import { tiling } from '../generators/tiling.js';
import { tri } from '../generators/tri.js';
import { add } from './add.js';
import { complete } from './complete.js';
import { dual } from './dual.js';
import { layers } from './layers.js';
import { makeFaces } from './makeFaces.js';
import { recoordinate } from './recoordinate.js';
import { renumber } from './renumber.js';
import { splitCrossings } from './splitCrossings.js';
import { subdivide } from './subdivide.js';
import { trim } from './trim.js';

test('complete', () => {
  expect(complete(square(2))('Vertex').edges.join(' ')).toBe('0-1 0-2 0-3 1-2 1-3 2-3');
  expect(String(complete(square(2))('Vertex'))).toBe('4/6/2');
  expect(String(complete(hex(3), { eachCell: true })())).toBe('54/243/19');
  expect(() => complete(square(40))()).toThrow('smaller');
});

test('dual', () => {
  const g = dual(square(3))();
  expect(g.edges.slice(0, 8).join(' ')).toBe('0-1 1-2 3-0 4-1 5-2 3-4 4-5 6-3');
  expect(g.faces.join(' ')).toBe('[0 3 4 1] [1 4 5 2] [3 6 7 4] [4 7 8 5]');
  expect(g.basis).toBe('Dual');
  expect(String(dual(tri(4))())).toBe('16/18/3');
  expect(String(dual(square(1))('Vertex'))).toBe('1/0/0');
});

test('duals of duals shrink', () => {
  let board = subdivide(tiling('T3464', 2), { min: 6 });
  expect(String(board())).toBe('79/174/96');
  board = dual(board);
  expect(String(board())).toBe('96/144/49');
  let cells = 49;
  for (let n = 0; n < 6; n++) {
    board = dual(board);
    const next = board().faces.length;
    if (next === 0) break;
    expect(next).toBeLessThan(3 * cells);
    cells = next;
  }
});

test('subdivide', () => {
  const g = subdivide(square(2))();
  expect(g.vertices.slice(9).map((v) => [v.x, v.y])).toEqual([
    [1.5, 1.5],
    [0.5, 1.5],
    [1.5, 0.5],
    [0.5, 0.5],
  ]);
  expect(g.edges.slice(12, 17).join(' ')).toBe('9-4 9-7 9-8 9-5 10-3');
  expect(g.faces.slice(0, 7).join(' ')).toBe('[0 12 1] [0 3 12] [1 11 2] [1 4 11] [1 12 4] [2 11 5] [3 4 12]');
  expect(String(subdivide(square(3))('Vertex'))).toBe('13/28/0');
});

test('trim cuts one link off a tail that is numbered upwards', () => {
  const tailed = graph(
    [
      [0, 0],
      [1, 0],
      [2, 0],
      [3, 0],
      [3, 1],
    ],
    [
      [0, 1],
      [1, 2],
      [2, 3],
      [3, 4],
      [4, 2],
    ],
  );
  const g = trim(tailed)();
  expect(String(g)).toBe('4/4/1');
  expect(g.vertices[0]!.x).toBe(1);
});

test('renumber sorts the named kinds', () => {
  const turned = graph(
    [
      [1, 1],
      [0, 0],
    ],
    [[0, 1]],
  );
  expect(renumber(turned)().vertices.map((v) => v.x)).toEqual([0, 1]);
  expect(String(renumber(turned)().edges[0])).toBe('1-0');
  expect(renumber(turned, ['Cell'])().vertices.map((v) => v.x)).toEqual([1, 0]);
});

test('makeFaces and recoordinate', () => {
  const loose = add(square(2), {
    edges: [
      [
        [2, 0],
        [3, 0],
      ],
      [
        [3, 0],
        [3, 1],
      ],
      [
        [3, 1],
        [2, 1],
      ],
    ],
  });
  expect(loose().faces).toHaveLength(4);
  expect(makeFaces(loose)().faces).toHaveLength(5);
  expect(String(recoordinate(square(4))())).toBe('25/40/16');
});

test('layers number sites above each other one after the other', () => {
  const g = layers(2, square(2))('Vertex');
  expect(g.vertices.slice(0, 4).map((v) => [v.x, v.y, v.z])).toEqual([
    [0, 0, 0],
    [0, 0, 1],
    [1, 0, 0],
    [1, 0, 1],
  ]);
  expect(String(layers(2, hex(2))())).toBe('48/84/14');
});

describe('splitCrossings', () => {
  test('crossing edges', () => {
    const g = splitCrossings(complete(square(2)))('Vertex');
    expect(g.edges.join(' ')).toBe('0-1 0-2 1-3 2-3 0-4 4-3 1-4 4-2');
    expect(g.faces.join(' ')).toBe('[0 4 1] [0 2 4] [1 4 3] [2 3 4]');
  });

  test('vertices on edges', () => {
    const g = splitCrossings(
      graph(
        [
          [0, 0],
          [2, 0],
          [1, 0],
          [1, 1],
        ],
        [
          [0, 1],
          [2, 3],
        ],
      ),
    )();
    expect(g.edges.join(' ')).toBe('2-3 0-2 2-1');
  });

  test('a grid of lines becomes a board', () => {
    const lines: number[][] = [];
    const pairs: number[][] = [];
    for (let n = 0; n < 6; n++) {
      pairs.push([lines.length, lines.length + 1], [lines.length + 2, lines.length + 3]);
      lines.push([n, -1], [n, 6], [-1, n], [6, n]);
    }
    const g = splitCrossings(graph(lines, pairs))();
    expect(String(g)).toBe('60/84/25');
  });

  test('more crossings than any board has are refused', () => {
    const star = (points: number) => splitCrossings(regular('Star', points));
    expect(String(star(31)())).toBe('465/899/435');
    expect(() => star(255)()).toThrow('too many crossings');
  });
});
