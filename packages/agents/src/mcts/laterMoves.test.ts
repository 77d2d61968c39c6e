/** What is learnt of moves below a node. */
import fc from 'fast-check';
import { LaterMoves, MoveNumbers } from './laterMoves.js';

test('keys are numbered in the order in which they are seen', () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: -300, max: 300 }), { maxLength: 2000 }), (keys) => {
      const numbers = new MoveNumbers();
      const seen = [...new Set(keys)];
      for (const key of keys) expect(numbers.of(key)).toBe(seen.indexOf(key));
      expect(numbers.size).toBe(seen.length);
    }),
  );
});

test('moves from a given one on count, as often as they are played', () => {
  const later = new LaterMoves();
  const played = Int32Array.of(0, 500, 3, 500, 7);
  const values = Float64Array.of(1, 1, 0.5, 0, 1);
  later.add(played, values, 1, 4, 501);
  expect([0, 3, 7, 500, 9999].map((move) => later.visits(move))).toEqual([0, 1, 0, 2, 0]);
  expect([3, 500].map((move) => later.mean(move))).toEqual([0.5, 0.5]);
  later.add(played, values, 0, 1, 5000);
  expect(later.visits(0)).toBe(1);
  expect(later.visits(500)).toBe(2);
});
