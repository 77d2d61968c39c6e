import { wedge } from './wedge.js';

test('rows under an apex', () => {
  const g = wedge(3)();
  expect(g.vertices.map((v) => `${v.x},${v.y}`).join(' ')).toBe('2,2 1,1 2,1 3,1 0,0 2,0 4,0');
  expect(g.edges.join(' ')).toBe('0-1 0-2 0-3 1-2 2-3 1-4 2-5 3-6 4-5 5-6');
});

test('sizes', () => {
  expect(String(wedge(1)())).toBe('1/0/0');
  expect(String(wedge(5, 6)())).toBe('25/44/0');
  expect(() => wedge(3, 1)).toThrow('at least 2');
});
