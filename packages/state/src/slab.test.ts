/** Arrays that are cut from larger ones: all 0, and apart from each other. */
import { copyWords, takeWords } from './slab.js';

test('parts are empty and do not overlap', () => {
  const parts = [1, 500, 2048, 3, 2049, 10_000, 700, 2000, 2000, 2000].map((count) => takeWords(count));
  for (const part of parts) expect(part.every((word) => word === 0)).toBe(true);
  parts.forEach((part, i) => {
    part.fill(i + 1);
  });
  parts.forEach((part, i) => {
    expect(part.every((word) => word === i + 1)).toBe(true);
  });
});

test('a copy has the room that was asked for, and changes alone', () => {
  const words = Int32Array.of(1, 2, 3);
  const copy = copyWords(words, 5);
  expect([...copy]).toEqual([1, 2, 3, 0, 0]);
  copy[0] = 9;
  expect(words[0]).toBe(1);
  expect(copyWords(words, 1)).toHaveLength(3);
});
