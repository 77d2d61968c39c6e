/** merge, union and intersect: several graphs. */

import { concentric } from '../generators/concentric.js';
import { graph } from '../generators/literal.js';
import { rectangle } from '../generators/rectangle.js';
import { square } from '../generators/square.js';
import { intersect } from './intersect.js';
import { merge } from './merge.js';
import { remove } from './remove.js';
import { shift } from './shift.js';
import { union } from './union.js';

describe('merge', () => {
  test('vertices at one place become the first of them', () => {
    const g = merge([square(2), shift(2, 0, square(2))])();
    expect(g.edges.slice(12).join(' ')).toBe('2-9 9-10 9-11 10-12 5-11 11-12 11-13 12-14 8-13 13-14');
    expect(g.faces.join(' ')).toBe(
      '[0 3 4 1] [1 4 5 2] [2 5 11 9] [3 6 7 4] [4 7 8 5] [5 8 13 11] [9 11 12 10] [11 13 14 12]',
    );
    expect(g.basis).toBe('NoBasis');
  });

  test('removed cells come back', () => {
    expect(merge([remove(square(3), { cells: [4] }), shift(3, 0, square(1))])().faces).toHaveLength(10);
  });

  test('connect joins what lies close', () => {
    const g = merge([square(3), shift(2, 2, square(3))], { connect: true })();
    expect(String(g)).toBe('28/44/17');
  });

  test('pivots and curves survive', () => {
    const g = merge([concentric([8, 8]), shift(10, 0, square(1))])();
    expect(g.vertices[5]!.pivot).toBe(g.vertices[0]);
    expect(g.edges[0]!.curved).toBe(true);
  });
});

describe('union', () => {
  test('nothing is merged', () => {
    const g = union([square(1), shift(1, 0, square(1))])();
    expect(String(g)).toBe('8/8/2');
    expect(g.edges.every((e) => e.left === null || e.right === null)).toBe(true);
  });

  test('connect', () => {
    const g = union([square(2), shift(2, 0, square(2))], { connect: true })('Vertex');
    expect(g.edges.slice(8).join(' ')).toBe('1-4 3-6');
    expect(g.faces.join(' ')).toBe('[0 2 3 1] [1 3 6 4] [4 6 7 5]');
  });

  test('without edges nothing is close', () => {
    expect(String(union([graph([[0, 0]]), graph([[0.5, 0]])], { connect: true })())).toBe('2/0/0');
  });
});

describe('intersect', () => {
  test('what all have', () => {
    expect(String(intersect([square(4), rectangle(2, 5)])())).toBe('15/22/8');
    expect(String(intersect([square(4)])())).toBe('25/40/16');
    expect(String(intersect([square(4), shift(9, 9, square(4))])())).toBe('0/0/0');
  });

  test('an edge must be an edge everywhere', () => {
    expect(String(intersect([square(2), remove(square(2), { edges: [[1, 4]] })])())).toBe('9/11/3');
  });
});
