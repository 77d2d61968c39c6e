import { GeometryError } from './errors.js';
import { poly } from './polygon.js';

const square = poly([
  [0, 0],
  [0, 2],
  [2, 2],
  [2, 0],
]);

test('even-odd containment', () => {
  expect(square.contains(1, 1)).toBe(true);
  expect(square.contains(3, 1)).toBe(false);
  expect(square.contains(1, -1)).toBe(false);
});

test('clockwise outlines grow, counter-clockwise ones shrink', () => {
  expect(square.inflated().bounds()).toEqual({ minX: -0.05, minY: -0.05, maxX: 2.05, maxY: 2.05 });
  expect(
    poly([...square.points].reverse().map((p) => [p.x, p.y]))
      .inflated()
      .bounds().minX,
  ).toBeCloseTo(0.05);
  expect(square.inflated(2).bounds().maxX).toBeCloseTo(2.1);
});

test('rotations', () => {
  const star = poly([[0, 2]], { rotns: 4 });
  expect(star.points.map((p) => [Math.round(p.x) + 0, Math.round(p.y) + 0])).toEqual([
    [0, 2],
    [-2, 0],
    [0, -2],
    [2, 0],
  ]);
  const back = poly(
    [
      [0, 2],
      [1, 0],
    ],
    { rotns: -2 },
  );
  expect(back.points[0]!.x).toBe(1);
  expect(back.points).toHaveLength(4);
});

test('bad corners are refused', () => {
  expect(() => poly([[1]])).toThrow(GeometryError);
  expect(() => poly([[Number.NaN, 0]])).toThrow('finite');
  expect(() => poly([[0, 0]], { rotns: 1e9 })).toThrow('at most');
});
