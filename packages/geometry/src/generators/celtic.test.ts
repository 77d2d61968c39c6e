import { GeometryError } from '../errors.js';
import { poly } from '../polygon.js';
import { celtic } from './celtic.js';

describe('celtic', () => {
  test.each([
    [celtic(1), '8/12/5'],
    [celtic(3), '28/52/25'],
    [celtic(1, 3), '14/24/11'],
    [celtic([4, 3, -1, 2, 3]), '32/59/28'],
    [
      celtic(
        poly([
          [0, 0],
          [0, 3],
          [2, 3],
          [2, 5],
          [5, 5],
          [3, 0],
        ]),
      ),
      '36/66/31',
    ],
  ])('%#', (board, expected) => {
    expect(String(board())).toBe(expected);
  });

  test('loops are curved', () => {
    expect(celtic(1)().edges.filter((e) => e.curved)).toHaveLength(8);
  });

  test('an outline without crossings is refused', () => {
    const sliver = poly([
      [0.4, 0.4],
      [0.4, 0.5],
      [0.5, 0.4],
    ]);
    expect(() => celtic(sliver)()).toThrow(GeometryError);
  });
});
