/** What is learnt of moves: means by key, fading from move to move. */
import fc from 'fast-check';
import { MoveStatistics } from './statistics.js';

test('a table says what a plain map would say', () => {
  const entries = fc.array(fc.tuple(fc.integer({ min: -200, max: 200 }), fc.double({ min: 0, max: 1, noNaN: true })));
  fc.assert(
    fc.property(entries, (list) => {
      const statistics = new MoveStatistics();
      const plain = new Map<number, number[]>();
      for (const [key, value] of list) {
        statistics.add(key, value);
        plain.set(key, [...(plain.get(key) ?? []), value]);
      }
      for (const [key, values] of plain) {
        expect(statistics.mean(key)).toBeCloseTo(values.reduce((a, b) => a + b) / values.length);
      }
      expect(statistics.mean(1000)).toBeNaN();
    }),
  );
});

test('what was seen rarely is forgotten, the rest counts for less', () => {
  const statistics = new MoveStatistics();
  for (let k = 0; k < 20; k++) statistics.add(1, k % 2);
  for (let k = 0; k < 12; k++) statistics.add(2, 1);
  statistics.age();
  expect(statistics.mean(1)).toBeCloseTo(0.5);
  expect(statistics.mean(2)).toBeNaN();
  // Of twenty, twelve are left: six of them were won.
  statistics.add(1, 1);
  expect(statistics.mean(1)).toBeCloseTo(7 / 13);
});
