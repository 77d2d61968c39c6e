/** Ratings against values that can be worked out otherwise. */
import fc from 'fast-check';
import { bradleyTerry } from './bradleyTerry.js';

const elo = (share: number): number => 400 * Math.log10(share / (1 - share));

test('two players: the difference is that of Elo, its interval that of a share', () => {
  const { ratings, lent } = bradleyTerry([
    [0, 75],
    [25, 0],
  ])!;
  expect(lent).toBe(false);
  expect(ratings[0]!.elo - ratings[1]!.elo).toBeCloseTo(elo(0.75), 6);
  expect(ratings[0]!.elo).toBeCloseTo(-ratings[1]!.elo, 6);
  // The difference has the error 1/√(n p q) nats; each of the two has half of it.
  const error = (400 / Math.LN10) * (1 / Math.sqrt(100 * 0.75 * 0.25));
  expect(ratings[0]!.high - ratings[0]!.elo).toBeCloseTo((1.96 * error) / 2, 6);
});

test('the example of Agresti (baseball, American League East 1987)', () => {
  // Wins of the row against the column: Milwaukee, Detroit, Toronto, New York, Boston, Cleveland, Baltimore.
  const wins = [
    [0, 7, 9, 7, 7, 9, 11],
    [6, 0, 7, 5, 11, 9, 9],
    [4, 6, 0, 7, 7, 8, 12],
    [6, 8, 6, 0, 6, 7, 10],
    [6, 2, 6, 7, 0, 7, 12],
    [4, 4, 5, 6, 6, 0, 6],
    [2, 4, 1, 3, 1, 7, 0],
  ];
  const { ratings } = bradleyTerry(wins)!;
  const nats = ratings.map(({ elo: each }) => ((each - ratings.at(-1)!.elo) * Math.LN10) / 400);
  [1.581, 1.436, 1.294, 1.248, 1.108, 0.684, 0].forEach((published, i) => {
    expect(nats[i]).toBeCloseTo(published, 2);
  });
});

test('strengths are found again where points are what they promise', () => {
  fc.assert(
    fc.property(fc.array(fc.double({ min: -2, max: 2, noNaN: true }), { minLength: 2, maxLength: 6 }), (logs) => {
      const points = logs.map((a, i) => logs.map((b, j) => (i === j ? 0 : 100 / (1 + Math.exp(b - a)))));
      const { ratings } = bradleyTerry(points)!;
      const mean = logs.reduce((sum, each) => sum + each, 0) / logs.length;
      ratings.forEach(({ elo: each, low, high }, i) => {
        expect(each).toBeCloseTo(((logs[i]! - mean) * 400) / Math.LN10, 3);
        expect(low < each && each < high).toBe(true);
      });
    }),
  );
});

test('who won everything gets a bound; who met nobody is not rated', () => {
  const { ratings, lent } = bradleyTerry([
    [0, 10],
    [0, 0],
  ])!;
  expect(lent).toBe(true);
  expect(ratings[0]!.elo - ratings[1]!.elo).toBeCloseTo(elo(10.5 / 11), 6);
  expect(
    bradleyTerry([
      [0, 1, 0],
      [1, 0, 0],
      [0, 0, 0],
    ]),
  ).toBeUndefined();
  expect(bradleyTerry([[0]])).toBeUndefined();
});
