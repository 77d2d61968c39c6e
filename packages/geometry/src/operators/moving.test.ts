/** shift, scale, rotate and skew: positions change, numbers don't. */

import { rectangle } from '../generators/rectangle.js';
import { square } from '../generators/square.js';
import { makeFaces } from './makeFaces.js';
import { renumber } from './renumber.js';
import { rotate } from './rotate.js';
import { scale } from './scale.js';
import { shift } from './shift.js';
import { skew } from './skew.js';

const at = (p: { x: number; y: number; z: number } | undefined) =>
  [p?.x, p?.y, p?.z].map((n) => Number((n ?? Number.NaN).toFixed(6)) + 0);

test('shift moves everything, with the precision of a description', () => {
  const g = shift(2, -1, 3, square(2))();
  expect(at(g.vertices[0])).toEqual([2, -1, 3]);
  expect(at(g.faces[0])).toEqual([2.5, -0.5, 3]);
  expect(shift(0.1, 0, square(1))().vertices[0]!.x).toBe(0.10000000149011612);
});

test('scale stretches about the origin', () => {
  expect(at(scale(2, square(3))().vertices[15])).toEqual([6, 6, 0]);
  expect(at(scale(2, 1, square(3))().faces[8])).toEqual([5, 2.5, 0]);
  expect(at(scale(1, 1, 2, shift(0, 0, 1, square(1)))().faces[0])).toEqual([0.5, 0.5, 2]);
});

test('a mirrored graph keeps its cells until they are made anew', () => {
  expect(scale(-1, 1, square(2))().faces).toHaveLength(4);
  expect(makeFaces(scale(-1, 1, square(2)))().faces.join(' ')).toBe('[0 1 2 5 8 7 6 3]');
});

test('rotate turns about the middle of the box', () => {
  const g = rotate(90, rectangle(2, 3))();
  expect(at(g.vertices[0])).toEqual([2.5, -0.5, 0]);
  expect(at(g.vertices[4])).toEqual([1.5, -0.5, 0]);
  expect(String(g.faces[0])).toBe('[0 4 5 1]');
  const again = renumber(rotate(90, rectangle(2, 3)))();
  expect(String(again.faces[0])).toBe('[1 0 3 4]');
  expect(at(again.faces[0])).toEqual([1, 0, 0]);
});

test('rotate leaves the order of edges round a vertex', () => {
  const before = square(2)().vertices[4]!.edges.map((e) => e.index);
  expect(rotate(90, square(2))().vertices[4]!.edges.map((e) => e.index)).toEqual(before);
});

test('skew leans to the right', () => {
  expect(at(skew(0.5, square(2))().vertices[8])).toEqual([3, 2, 0]);
});
