import { spiral } from './spiral.js';

test('a line of sites', () => {
  const g = spiral({ turns: 3, sites: 32 })('Vertex');
  expect(String(g)).toBe('32/31/0');
  expect(g.vertices[1]!.x).toBeCloseTo(-4.5749, 3);
  expect(g.vertices[1]!.y).toBeCloseTo(-3.3239, 3);
  expect(g.vertices[31]!.x).toBeCloseTo(-18.2948, 3);
  expect(g.vertices[31]!.y).toBeCloseTo(-3.6391, 3);
  expect(g.vertices.every((v) => v.pivot === g.vertices[0])).toBe(true);
});

test('the other way round it is mirrored', () => {
  const left = spiral({ turns: 5, sites: 88 })();
  const right = spiral({ turns: 5, sites: 88, clockwise: false })();
  for (const v of left.vertices) expect(right.vertices[v.index]!.x).toBeCloseTo(-v.x, 12);
});

test('too short to wind: all sites collapse', () => {
  expect(spiral({ turns: 2, sites: 40 })().vertices.every((v) => Math.abs(v.x) + Math.abs(v.y) < 1e-9)).toBe(true);
  expect(String(spiral({ turns: 1, sites: 1 })())).toBe('1/0/0');
});
