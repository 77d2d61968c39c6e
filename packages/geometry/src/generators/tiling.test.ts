import type { TilingName } from '../graph.js';
import { poly } from '../polygon.js';
import { TILING_NAMES, tiling } from './tiling.js';

const triangle = poly([
  [1, 0],
  [1, 9],
  [9, 0],
]);

describe('tiling', () => {
  test.each<[TilingName, string, string, string]>([
    ['T3464', '18/30/13', '72/132/61', '162/306/145'],
    ['T3636', '6/6/1', '30/48/19', '72/126/55'],
    ['T488', '8/8/1', '24/28/5', '48/60/13'],
    ['T33344', '4/4/1', '12/19/8', '24/44/21'],
    ['T33434', '14/25/12', '34/69/36', '62/133/72'],
    ['T33336', '18/36/19', '72/162/91', '162/378/217'],
    ['T31212', '12/12/1', '60/78/19', '144/198/55'],
    ['T4612', '12/12/1', '84/108/25', '228/312/85'],
    ['T333333_33434', '18/30/13', '102/204/103', '258/540/283'],
  ])('%s by size', (name, ...expected) => {
    expect([1, 2, 3].map((n) => String(tiling(name, n)()))).toEqual(expected);
  });

  test.each<[TilingName, number, number, string]>([
    ['T3464', 2, 3, '66/120/55'],
    ['T3636', 2, 3, '60/102/43'],
    ['T488', 3, 4, '62/79/18'],
    ['T33344', 3, 4, '30/57/28'],
    ['T33434', 3, 9, '62/133/72'],
  ])('%s %d × %d', (name, a, b, expected) => {
    expect(String(tiling(name, a, b)())).toBe(expected);
  });

  test.each<[TilingName, number[], string]>([
    ['T3464', [2, 3], '111/207/97'],
    ['T3636', [4, 3, -1, 2, 3], '37/58/22'],
    ['T33344', [3], '48/94/47'],
    ['T488', [2, 2, -2, 3, 4, -1, 3, 5, 3, -3, 2], '26/31/6'],
    ['T488', [2, 2], '0/0/0'],
    ['T33434', [2], '62/133/72'],
    ['T4612', [2], '228/312/85'],
    ['T333333_33434', [9], '102/204/103'],
  ])('%s with sides %p', (name, sides, expected) => {
    expect(String(tiling(name, sides)())).toBe(expected);
  });

  test.each<[TilingName, string]>([
    ['T3464', '87/159/73'],
    ['T3636', '59/98/40'],
    ['T33344', '60/118/59'],
    ['T33434', '27/50/24'],
  ])('%s in a triangle', (name, expected) => {
    expect(String(tiling(name, triangle)())).toBe(expected);
  });

  test('all edges have unit length', () => {
    for (const name of TILING_NAMES)
      for (const e of tiling(name, 2)().edges) expect(Math.hypot(e.a.x - e.b.x, e.a.y - e.b.y)).toBeCloseTo(1, 5);
  });
});
