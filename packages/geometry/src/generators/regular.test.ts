import { regular } from './regular.js';

test('polygons have a cell only on cell boards', () => {
  expect(String(regular(5)())).toBe('5/5/1');
  expect(String(regular(5)('Vertex'))).toBe('5/5/0');
  expect(regular(5)().edges.join(' ')).toBe('0-1 2-0 1-3 4-2 3-4');
  expect(regular(5)().faces.join(' ')).toBe('[4 3 1 0 2]');
});

test('stars', () => {
  expect(regular('Star', 5)().edges.join(' ')).toBe('2-1 0-3 4-0 1-4 3-2');
  expect(String(regular('Star', 6)())).toBe('6/6/0');
  expect(String(regular(2)())).toBe('2/2/0');
});
