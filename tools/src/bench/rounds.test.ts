/** Means with intervals, and the table of a comparison. */
import { meanOf, type Round, summary } from './rounds.js';

test('the mean and its interval by Student’s distribution', () => {
  // Worked by hand: variance 2.5, 2.776 · √(2.5 / 5).
  expect(meanOf([1, 2, 3, 4, 5])).toEqual({ mean: 3, half: expect.closeTo(1.963, 3) });
  expect(meanOf([4])).toEqual({ mean: 4, half: Number.POSITIVE_INFINITY });
});

test('ratios are taken round by round, with the start and without', () => {
  const ways = ['embedded1', 'queued1', 'embedded2', 'queued2'];
  const starts = Object.fromEntries(ways.map((way) => [way, { wall: 1, cpu: way.startsWith('queued') ? 2 : 1 }]));
  const round = (slow: number): Round => ({
    games: 100,
    starts,
    costs: {
      embedded1: { wall: 10 * slow, cpu: 11 },
      queued1: { wall: 11 * slow, cpu: 12.5 },
      embedded2: { wall: 5 * slow, cpu: 11 },
      queued2: { wall: 6 * slow, cpu: 13 },
    },
  });
  const table = summary([round(1), round(3)]);
  expect(table).toContain('| queue to embedded, 1 worker, time, from the start | 1.100 ± 0.000 | 1.100 to 1.100 |');
  expect(table).toContain('| queue to embedded, 1 worker, CPU time, without the start | 1.050 ± 0.000 |');
  expect(table).toContain('| 2 workers against 1, games in a second | 2.000 ± 0.000 |');
});
