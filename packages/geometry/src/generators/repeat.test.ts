import { poly } from '../polygon.js';
import { repeat } from './repeat.js';

const unit = poly([
  [0, 0],
  [0, 1],
  [1, 1],
  [1, 0],
]);

test('squares in a grid join', () => {
  const g = repeat(
    2,
    2,
    [
      [1, 0],
      [0, 1],
    ],
    unit,
  )();
  expect(g.edges.join(' ')).toBe('1-0 2-1 0-3 4-1 5-2 3-4 4-5 3-6 7-4 8-5 6-7 7-8');
  expect(g.faces.join(' ')).toBe('[0 3 4 1] [4 5 2 1] [3 6 7 4] [4 7 8 5]');
});

test('overlapping squares are not split', () => {
  expect(
    String(
      repeat(
        3,
        4,
        [
          [-0.5, 0.75],
          [1, 0],
        ],
        [unit],
      )(),
    ),
  ).toBe('32/40/12');
});

test('missing steps are unit steps', () => {
  expect(String(repeat(2, 3, [], unit)())).toBe('12/17/6');
});
