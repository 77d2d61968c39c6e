import { rectangle } from './rectangle.js';

describe('rectangle', () => {
  test('sizes', () => {
    expect(String(rectangle(2, 3)())).toBe('12/17/6');
    expect(String(rectangle(2, 3)('Vertex'))).toBe('6/7/2');
    expect(String(rectangle(3)())).toBe('16/24/9');
    expect(String(rectangle(1, 12)('Vertex'))).toBe('12/11/0');
  });

  test('radiating diagonals start from the middle with x and y exchanged', () => {
    expect(rectangle(4, 2, { diagonals: 'Radiating' })('Vertex').edges.join(' ')).toBe(
      '0-1 0-2 1-3 2-3 2-4 3-5 4-5 4-6 5-6 5-7 6-7',
    );
    expect(String(rectangle(3, 5, { diagonals: 'Concentric' })())).toBe('24/53/30');
  });
});
