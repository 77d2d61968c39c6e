/** The table of the benchmark. */
import { better, comparison, geometricMean, type Row, ratioOf, ratios, table } from './table.js';

const rows: readonly Row[] = [
  { game: 'A', standard: { name: 'A', reference: 100, fastest: 5000 }, playoutsPerSecond: 400, movesPerSecond: 4321.9 },
  { game: 'B', standard: { name: 'B', reference: 4 }, playoutsPerSecond: 1, movesPerSecond: 12.34 },
  { game: 'C', standard: { name: 'C', reference: 7 }, problem: 'does not compile' },
  { game: 'D', standard: undefined, playoutsPerSecond: 5, movesPerSecond: 50 },
];

test('ratios and their mean', () => {
  expect(ratios(rows)).toEqual([4, 0.25]);
  expect(geometricMean([4, 0.25])).toBeCloseTo(1);
  expect(geometricMean([8, 2])).toBeCloseTo(4);
});

test('the table', () => {
  const lines = table(rows).split('\n');
  expect(lines.slice(2, 6)).toEqual([
    '| A | 400 | 4,320 | 100 | 4.00× | 5,000 |',
    '| B | 1 | 12.3 | 4 | 0.25× |  |',
    '| C | does not compile | | 7 | |  |',
    '| D | 5 | 50 |  |  |  |',
  ]);
  expect(lines.at(-2)).toBe('Geometric mean of 2 games: 1.00× the reference; 1 below it.');
});

test('two checkouts side by side, the greatest loss first', () => {
  const row = (game: string, playoutsPerSecond: number): Row => ({
    game,
    standard: undefined,
    playoutsPerSecond,
    movesPerSecond: 1,
  });
  const pairs = [
    { before: row('A', 100), now: better(row('A', 400), row('A', 300)) },
    { before: row('B', 100), now: row('B', 90) },
  ];
  expect(pairs.map(ratioOf)).toEqual([4, 0.9]);
  const lines = comparison(pairs).split('\n');
  expect(lines.slice(2, 4)).toEqual(['| B | 100 | 90 | 0.90× |', '| A | 100 | 400 | 4.00× |']);
  expect(lines[5]).toBe('Geometric mean of 2 games: 1.90×; 1 below 0.95×.');
});
