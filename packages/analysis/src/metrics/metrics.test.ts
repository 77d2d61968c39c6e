/** The metrics against what is known exactly: theory, hand-made series, games with one answer. */
import { SplitMix64 } from '@ludii/engine';
import fc from 'fast-check';
import { countedMetrics } from '../analyse.js';
import { type GameRecord, recordGame } from '../record.js';
import { seedOf } from '../samples.js';
import type { Estimate, Estimates } from '../statistics.js';
import { corridor, filling, library } from '../testing/games.js';
import { type Course, courseMetrics, courseNumbers, leadChanges, selfCheck, uncertainty } from './course.js';
import { elo } from './ladder.js';
import type { Metric } from './metric.js';
import { outcomeSplit, seatScore } from './outcome.js';

jest.setTimeout(120_000);

function randomGames(game: Parameters<typeof recordGame>[0], count: number, seed = 1): GameRecord[] {
  return Array.from({ length: count }, (_, k) => {
    const own = seedOf(seed, 0, k);
    const random = new SplitMix64(own | 0, 0x9a3e5);
    return recordGame(game, own, (trial) => random.nextInt(trial.legalCount));
  });
}

const number = (metrics: readonly Metric[], name: string): Estimate =>
  metrics.find((metric) => metric.name === name)!.estimate as Estimate;
const list = (metrics: readonly Metric[], name: string): Estimates =>
  metrics.find((metric) => metric.name === name)!.estimate as Estimates;

describe('Tic-Tac-Toe at random is known exactly', () => {
  const games = randomGames(library('tic-tac-toe'), 1000);
  const metrics = countedMetrics(games, 1);

  test('wins and draws: 737/1260, 121/420, 8/63', () => {
    const { value } = list(metrics, 'outcomeSplit');
    // Four standard deviations.
    const near = (seen: number, exact: number): void =>
      expect(Math.abs(seen - exact)).toBeLessThan(4 * Math.sqrt((exact * (1 - exact)) / games.length));
    near(value[0]!, 737 / 1260);
    near(value[1]!, 121 / 420);
    near(value[2]!, 8 / 63);
    expect(value[3]).toBe(0);
  });

  test('the number of positions is told by a sample: 5478', () => {
    const { value, low, high } = number(metrics, 'distinctPositions');
    expect(value).toBeGreaterThan(4500);
    expect(value).toBeLessThan(6000);
    expect(low).toBeLessThanOrEqual(5478);
    expect(high).toBeGreaterThan(5000);
  });

  test('nothing repeats where pieces are only placed', () => {
    expect(number(metrics, 'repetition').value).toBe(0);
  });

  test('first moves are equally likely', () => {
    const counts = new Map<string, number>();
    for (const { opening } of games) counts.set(opening[0]!, (counts.get(opening[0]!) ?? 0) + 1);
    expect(counts.size).toBe(9);
    for (const count of counts.values()) expect(Math.abs(count - 1000 / 9)).toBeLessThan(50);
  });
});

test('a game that always lasts nine moves', () => {
  const metrics = countedMetrics(randomGames(filling, 40), 1);
  const length = metrics.find(({ name }) => name === 'lengthMoves')!;
  expect(length.estimate).toMatchObject({ value: 9, low: 9, high: 9 });
  expect(length.details).toMatchObject({ variation: 0, shortest: 9, longest: 9, censored: 0 });
  expect(number(metrics, 'boardCoverage').value).toBe(1);
  expect(list(metrics, 'outcomeSplit').value).toEqual([0, 0, 1, 0]);
  expect(number(metrics, 'gameTreeSize').value).toBeCloseTo(Math.log10(362_880));
});

test('a game without a choice: all moves are forced, and there is one line', () => {
  const metrics = countedMetrics(randomGames(corridor, 30), 1);
  expect(number(metrics, 'forcedMoves').value).toBe(1);
  expect(number(metrics, 'gameTreeSize').value).toBe(0);
  expect(number(metrics, 'branchingFactor').value).toBe(1);
});

describe('the course of a game, by hand', () => {
  const own = [0.5, 0.4, 0.3, 0.6, 0.9, 1];
  const course: Course = { w: [own, own.map((x) => 1 - x)], winner: 0, movers: [0, 1, 0, 1, 0], seed: 0 };

  test('drama, lead changes, decision', () => {
    const numbers = courseNumbers(course);
    expect(numbers.dramaMean).toBeCloseTo((Math.sqrt(0.2) + Math.sqrt(0.4)) / 2);
    expect(numbers.dramaMean).toBeCloseTo(0.54, 2);
    expect(numbers.dramaPeak).toBeCloseTo(0.632, 3);
    expect(numbers.leadChanges).toBe(1);
    expect(numbers.decidedAt).toBeCloseTo(4 / 5);
    expect(leadChanges(course.w)).toBe(1);
  });

  test('uncertainty: 1 when all is open, 0 when all is settled', () => {
    expect(uncertainty([0.5, 0.5])).toBeCloseTo(1);
    expect(uncertainty([1, 0])).toBe(0);
    expect(uncertainty([1 / 3, 1 / 3, 1 / 3])).toBeCloseTo(1);
  });

  test('an evaluation that turns back and forth is not believed', () => {
    const mad = [0.1, 0.9, 0.1, 0.9, 0.1, 0.9, 0];
    const all = [{ ...course, w: [mad, mad.map((x) => 1 - x)], winner: 1 }];
    expect(selfCheck(all).turnBack).toBeGreaterThan(0.5);
    expect(courseMetrics(all, 1).every(({ estimate, reason }) => !estimate && /too weak/.test(reason ?? ''))).toBe(
      true,
    );
  });
});

test('Elo of a score: even is 0, and a clean sweep stays finite', () => {
  expect(elo([1, 0])).toBeCloseTo(0);
  expect(elo(new Array<number>(10).fill(1))).toBeLessThan(600);
});

const plain: GameRecord = randomGames(filling, 1)[0]!;
const outcome = fc.record({ winner: fc.integer({ min: -1, max: 1 }), natural: fc.boolean() });
const games = (outcomes: readonly { winner: number; natural: boolean }[]): GameRecord[] =>
  outcomes.map(({ winner, natural }) => ({
    ...plain,
    natural,
    winner: natural ? winner : -1,
    scores: !natural || winner < 0 ? [0.5, 0.5] : winner === 0 ? [1, 0] : [0, 1],
  }));

describe('properties', () => {
  test('shares of outcomes add up to 1', () => {
    fc.assert(
      fc.property(fc.array(outcome, { minLength: 1, maxLength: 30 }), (outcomes) => {
        const { value } = outcomeSplit(games(outcomes)).estimate as Estimates;
        expect(value.reduce((a, b) => a + b)).toBeCloseTo(1);
      }),
      { numRuns: 50 },
    );
  });

  test('exchanging seats exchanges their scores, and intervals contain their estimates', () => {
    fc.assert(
      fc.property(fc.array(outcome, { minLength: 2, maxLength: 20 }), (outcomes) => {
        const some = games(outcomes);
        const turned = some.map((game) => ({ ...game, scores: [...game.scores].reverse() }));
        const a = seatScore(some, 1).estimate as Estimates;
        const b = seatScore(turned, 1).estimate as Estimates;
        expect(a.value[0]).toBeCloseTo(b.value[1]!);
        for (const [k, value] of a.value.entries()) {
          expect(a.low[k]).toBeLessThanOrEqual(value);
          expect(a.high[k]).toBeGreaterThanOrEqual(value);
        }
      }),
      { numRuns: 5 },
    );
  });
});
