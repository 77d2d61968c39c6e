import { quadhex } from './quadhex.js';

test('six sections', () => {
  for (let n = 1; n <= 8; n++)
    expect(String(quadhex(n)())).toBe(`${6 * n * n + 6 * n + 1}/${12 * n * n + 6 * n}/${6 * n * n}`);
});

test('thirds', () => {
  expect(String(quadhex(2, { thirds: true })())).toBe('45/72/28');
  expect(String(quadhex(5, { thirds: true })())).toBe('198/351/154');
  expect(() => quadhex(1, { thirds: true })).toThrow('at least 2');
});
