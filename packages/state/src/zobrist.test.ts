/** Small keys and values are what positions are made of: their contributions, and sums of two of them, must not collide. */
import { mixHigh, mixLow } from './zobrist.js';

const joined = (low: number, high: number): number => (high >>> 0) * 2 ** 21 + ((low >>> 0) % 2 ** 21);

test('single words', () => {
  const seen = new Set<number>();
  for (let key = 0; key < 600; key++) {
    for (let value = 1; value <= 300; value++) seen.add(joined(mixLow(key, value), mixHigh(key, value)));
  }
  expect(seen.size).toBe(600 * 300);
  expect([mixLow(5, 0), mixHigh(5, 0)]).toEqual([0, 0]);
});

test('two words together', () => {
  const seen = new Set<number>();
  const low: number[] = [];
  const high: number[] = [];
  for (let key = 28; key < 128; key++) {
    for (const value of [1, 2, 4, 8, 16, -1, 1 << 30]) {
      low.push(mixLow(key, value));
      high.push(mixHigh(key, value));
    }
  }
  let pairs = 0;
  for (let i = 0; i < low.length; i++) {
    for (let j = 0; j < i; j++, pairs++) seen.add(joined(low[i]! ^ low[j]!, high[i]! ^ high[j]!));
  }
  expect(seen.size).toBe(pairs);
});
