import { graph } from './literal.js';

const corners = [
  [0, 0],
  [1, 0],
  [1, 1],
  [0, 1],
];

test('the given order is the numbering', () => {
  const g = graph(corners, [
    [0, 1],
    [1, 2],
    [2, 3],
    [3, 0],
  ])();
  expect(g.edges.join(' ')).toBe('0-1 1-2 2-3 3-0');
  expect(g.faces.join(' ')).toBe('[0 3 2 1]');
  expect(g.basis).toBe('NoBasis');
});

test('repeated and impossible edges are left out', () => {
  const g = graph(corners, [
    [0, 1],
    [1, 0],
    [0, 9],
    [-1, 2],
  ])();
  expect(g.edges.join(' ')).toBe('0-1');
});

test('an edge from a vertex to itself is refused', () => {
  expect(() => graph(corners, [[3, 3]])).toThrow('An edge joins two vertices, not vertex 3 with itself.');
});

test('faces are level', () => {
  const tilted = [
    [0, 0],
    [1.5, 0, 0.5],
    [0.5, 1],
  ];
  expect(
    String(
      graph(tilted, [
        [0, 1],
        [0, 2],
        [1, 2],
      ])(),
    ),
  ).toBe('3/3/0');
});
