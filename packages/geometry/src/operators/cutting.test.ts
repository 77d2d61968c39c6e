/** keep, clip and hole: polygons that cut. */

import { square } from '../generators/square.js';
import { poly } from '../polygon.js';
import { clip } from './clip.js';
import { hole } from './hole.js';
import { keep } from './keep.js';
import { layers } from './layers.js';

const corner = [
  [0, 0],
  [0, 2],
  [2, 2],
  [2, 0],
];

test('keep holds what is inside; counter-clockwise polygons shrink', () => {
  expect(String(keep(square(5), poly(corner))())).toBe('9/12/4');
  expect(String(keep(square(5), poly([...corner].reverse()))())).toBe('1/0/0');
  expect(keep(square(5), poly(corner))().basis).toBe('Square');
});

test('clip drops what is inside', () => {
  const triangle = poly([
    [1, 1],
    [1, 3],
    [3, 1],
  ]);
  expect(String(clip(square(4), triangle)())).toBe('19/22/4');
});

test('hole drops cells and loose edges, not vertices', () => {
  const middle = poly([
    [1, 1],
    [1, 3],
    [3, 3],
    [3, 1],
  ]);
  expect(String(hole(square(4), middle)())).toBe('25/36/12');
});

test('fewer than three corners cut nothing', () => {
  const line = poly([
    [0, 0],
    [3, 3],
  ]);
  for (const cut of [keep, clip, hole]) expect(String(cut(square(3), line)())).toBe('16/24/9');
});

test('in layers the polygon grows from layer to layer', () => {
  const narrow = poly([
    [0.1, 0.1],
    [0.1, 1.9],
    [1.9, 1.9],
    [1.9, 0.1],
  ]);
  expect(keep(square(2), narrow)().vertices).toHaveLength(1);
  const counts = [0, 1, 2].map((pass) => keep(square(2), narrow)('Cell', pass).vertices.length);
  expect(counts).toEqual([1, 1, 9]);
  expect(layers(3, keep(square(2), narrow))().vertices).toHaveLength(11);
});
