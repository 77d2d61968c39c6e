/** Summaries of series by hand. */
import { SplitMix64 } from '@ludii/engine';
import { recordGame } from '../record.js';
import { filling } from '../testing/games.js';
import { seriesSummaries, summaryOf } from './summaries.js';

test('eleven numbers of a series', () => {
  expect(summaryOf([1, 3, 2, 2, 6])).toEqual({
    mean: 2.8,
    median: 2,
    greatest: 6,
    least: 1,
    variance: expect.closeTo(2.96),
    meanChange: 1.25,
    signOfChange: 1,
    slope: expect.closeTo(0.9),
    turns: expect.closeTo(2 / 3),
    largestRise: 4,
    largestFall: 1,
  });
  expect(summaryOf([5])).toMatchObject({ mean: 5, meanChange: 0, slope: 0, turns: 0, largestRise: 0 });
});

test('a board that is filled stone by stone', () => {
  const random = new SplitMix64(1, 2);
  const games = Array.from({ length: 3 }, (_, k) =>
    recordGame(filling, k, (trial) => random.nextInt(trial.legalCount)),
  );
  const found = seriesSummaries(games);
  expect(found).toMatchObject({
    branching: { mean: 5, greatest: 9, least: 1, slope: expect.closeTo(-1), turns: 0, signOfChange: -1 },
    decisions: { least: 2 },
    occupancy: { least: 0, greatest: 1 },
    pieces: { slope: expect.closeTo(1), largestRise: 1, largestFall: 0 },
  });
  expect(found.scoreDifference).toBeUndefined();
});
