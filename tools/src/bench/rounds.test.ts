/** Means with intervals, and the table of a comparison. */
import { type Cost, meanOf, type Round, ratioOf, summary, workersSummary } from './rounds.js';

const cost = (wall: number, cpu: number, beside = 1, others = 0): Cost => ({ wall, cpu, beside, others });

test('the mean and its interval by Student’s distribution', () => {
  // Worked by hand: variance 2.5, 2.776 · √(2.5 / 5).
  expect(meanOf([1, 2, 3, 4, 5])).toEqual({ mean: 3, half: expect.closeTo(1.963, 3) });
  expect(meanOf([4])).toEqual({ mean: 4, half: Number.POSITIVE_INFINITY });
});

test('a ratio of sums, with an interval by leaving out one round at a time', () => {
  expect(ratioOf([[2, 1]])).toEqual({ ratio: 2, half: Number.POSITIVE_INFINITY });
  expect(
    ratioOf([
      [2, 1],
      [4, 2],
    ]),
  ).toEqual({ ratio: 2, half: 0 });
  // Equal divisors: the interval is that of the mean.
  const { ratio, half } = ratioOf([1, 2, 3, 4, 5].map((over) => [over, 1]));
  expect(ratio).toBe(3);
  expect(half).toBeCloseTo(1.963, 3);
});

test('the cost of the queue: as a whole, and of each further game', () => {
  // Starts take 1 and 2 seconds, a game 0.1 and 0.105.
  const round = (slow: number): Round => ({
    few: 20,
    games: 100,
    short: { embedded1: cost(9, slow * 3), queued1: cost(9, slow * 4.1) },
    costs: { embedded1: cost(9, slow * 11, slow), queued1: cost(9, slow * 12.5, slow * 2) },
  });
  const table = summary([round(1), round(3)]);
  expect(table).toContain('| queue to embedded, CPU time, each further game | 1.050 ± 0.000 | 1.050 to 1.050 |');
  expect(table).toContain('| queue to embedded, CPU time, from the start | 1.136 ± 0.000 | 1.136 to 1.136 |');
  // The players took 10 and 10.5 seconds: 10.25 + 2 to 10.25 + 1.
  expect(table).toContain('from the start, playing taken as equal | 1.089 ± 0.000 | 1.089 to 1.089 |');
  expect(summary([round(1)])).toContain('| queued1 | 12.500 ± ? | 2.000 ± ? | 105000.000 ± ? | 2.000 ± ? |');
});

test('the worth of a second worker, by the clock, while nobody else works', () => {
  const costs = { embedded1: cost(10, 1), embedded2: cost(5, 1), queued1: cost(11, 1), queued2: cost(10, 1) };
  const disturbed = { ...costs, embedded2: cost(50, 1, 1, 0.4) };
  const table = workersSummary([
    { games: 100, costs },
    { games: 100, costs: disturbed },
  ]);
  expect(table).toContain('1 rounds left out');
  expect(table).toContain('| 2 workers against 1, embedded, games in a second | 2.000 ± ? | 2.000 to 2.000 |');
  expect(table).toContain('| 2 workers against 1, on the queue, games in a second | 1.100 ± ? |');
  expect(table).toContain('| queue to embedded, 2 workers, time by the clock | 2.000 ± ? |');
  expect(workersSummary([{ games: 100, costs: disturbed }])).toContain('No rounds.');
});
