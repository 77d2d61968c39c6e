/** The metrics against what is known exactly: theory, hand-made series, games with one answer. */
import { SplitMix64, situationHash } from '@ludii/engine';
import fc from 'fast-check';
import { countedMetrics } from '../analyse.js';
import { type GameRecord, recordGame } from '../record.js';
import { seedOf } from '../samples.js';
import type { Estimate, Estimates } from '../statistics.js';
import { corridor, filling, library } from '../testing/games.js';
import { type Course, courseMetrics, courseNumbers, leadChanges, selfCheck, swings, uncertainty } from './course.js';
import { elo, type LadderLevel, skillLadder, swapEffect } from './ladder.js';
import { lengthFit } from './length.js';
import type { Metric } from './metric.js';
import { choiceEntropy, type OpeningReplies, type OpeningRow, openings } from './openings.js';
import { balance, outcomeSplit, seatScore } from './outcome.js';
import { distinctPositions, mostPositions, repetition, scoreMargin } from './positions.js';

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

test('the whole tree of Tic-Tac-Toe: 255,168 games and 5,478 positions, with the exact results of random play', () => {
  const position = library('tic-tac-toe').start().position.copy();
  const hash = new Int32Array(2);
  const returns = new Float64Array(3);
  /** Games below each position, and how likely nobody, player 1 and player 2 win at random. */
  const known = new Map<string, readonly number[]>();
  const below = (): readonly number[] => {
    situationHash(position, hash);
    const key = hash.join();
    const found = known.get(key);
    if (found) return found;
    let sums = [0, 0, 0, 0];
    if (position.isOver) {
      position.agentReturns(returns, new Float64Array(3));
      sums[0] = 1;
      sums[1 + Math.max(0, returns.indexOf(1))] = 1;
    } else {
      const { length } = position.legal;
      for (let i = 0; i < length; i++) {
        position.mark();
        position.apply(i);
        const each = below();
        sums = sums.map((sum, k) => sum + (k === 0 ? each[k]! : each[k]! / length));
        position.rollback();
      }
    }
    known.set(key, sums);
    return sums;
  };
  const [games, nobody, first, second] = below();
  expect([games, known.size]).toEqual([255_168, 5_478]);
  expect(first).toBeCloseTo(737 / 1260, 9);
  expect(second).toBeCloseTo(121 / 420, 9);
  expect(nobody).toBeCloseTo(8 / 63, 9);
});

test('a game that always lasts nine moves', () => {
  const metrics = countedMetrics(randomGames(filling, 40), 1);
  const length = metrics.find(({ name }) => name === 'lengthMoves')!;
  expect(length.estimate).toMatchObject({ value: 9, low: 9, high: 9 });
  expect(length.details).toMatchObject({ variation: 0, shortest: 9, longest: 9, censored: 0 });
  expect(number(metrics, 'boardCoverage').value).toBe(1);
  expect(list(metrics, 'outcomeSplit').value).toEqual([0, 0, 1, 0]);
  expect(number(metrics, 'gameTreeSize').value).toBeCloseTo(Math.log10(362_880));
  expect(number(metrics, 'lengthTurns').value).toBe(9);
  // Every site is taken once; nine moves in twenty bins, and ten positions.
  for (const share of list(metrics, 'heatMap').value) expect(share).toBeCloseTo(1 / 9);
  const bins = Array.from({ length: 20 }, (_, k) => k);
  expect(list(metrics, 'branchingCurve').value).toEqual(bins.map((k) => 10 - Math.ceil((9 * (k + 1)) / 20)));
  for (const k of bins) expect(list(metrics, 'occupancy').value[k]).toBeCloseTo(Math.floor(k / 2) / 9);
});

describe('games by hand', () => {
  const [usual] = randomGames(filling, 1);
  const games = (times: number, ...some: Partial<GameRecord>[]): GameRecord[] =>
    Array.from({ length: times }, () => some.map((each) => ({ ...usual!, ...each }))).flat();

  test('balance is what is left of 1 when the seats are apart', () => {
    const [won, lost] = [{ scores: [1, 0] }, { scores: [0, 1] }];
    expect(balance(games(10, won, lost), 1).estimate!.value).toBe(1);
    expect(balance(games(10, won, won, won, lost), 1).estimate!.value).toBe(0.5);
    expect(balance(games(10, won), 1).estimate!.value).toBe(0);
  });

  test('fit to a wished length: a part below it, 1 within, falling above', () => {
    const fit = (from: number, to: number): unknown => lengthFit(games(4, { length: 9 }), from, to, 1).estimate!.value;
    expect(fit(5, 10)).toBe(1);
    expect(fit(18, 20)).toBe(0.5);
    expect(fit(3, 6)).toBe(0.5);
    expect(fit(1, 4)).toBe(0);
  });

  test('one who plays alone has nobody to be balanced with, and where nobody plays nobody scores', () => {
    expect(balance(games(4, { scores: [1] }), 1)).toMatchObject({ estimate: null, reason: 'one plays alone' });
    const metrics = countedMetrics(games(40, { scores: [] }), 1);
    for (const name of ['seatScore', 'balance', 'openings']) {
      expect(metrics.find((metric) => metric.name === name)).toMatchObject({ estimate: null, reason: 'nobody plays' });
    }
  });

  test('repetition: of five positions two were there before, one of them with the same player to move', () => {
    const situations = Float64Array.of(1, 2, 3, 1, 4);
    const positions = Float64Array.of(1, 2, 3, 1, 2);
    const { estimate, details } = repetition(games(6, { situations, positions }), 1);
    expect(estimate!.value).toBeCloseTo(1 / 5);
    expect(details).toMatchObject({ positional: { value: expect.closeTo(2 / 5) } });
  });

  test('turns are not moves', () => {
    expect(number(countedMetrics(games(9, { turns: 4 }), 1), 'lengthTurns').value).toBe(4);
  });

  test('the margin is that of the two best scores; without scores there is none', () => {
    const scored = games(5, { gameScores: [7, 3] }, { gameScores: [5, 5] }, { gameScores: [2, 9, 1] });
    expect(scoreMargin(scored, 1).estimate!.value).toBe(4);
    expect(scoreMargin(games(5, { gameScores: [] }), 1)).toMatchObject({ estimate: null, reason: /no scores/ });
  });

  test('two first moves that are played alike are two openings, with the correction of Miller and Madow', () => {
    const even = games(100, { opening: ['A1', 'B1'] }, { opening: ['B1', 'A1'] });
    const entropy = 1 + 1 / (2 * 200 * Math.LN2);
    expect(choiceEntropy(even, 1).estimate!.value).toBeCloseTo(2 ** entropy);
    expect(choiceEntropy(games(200, { opening: ['A1'] }), 1).estimate!.value).toBe(1);
    expect(choiceEntropy([], 1)).toMatchObject({ estimate: null, reason: /no game was played/ });
  });

  test('the swap rule: seat 1 wins half of the games with it, three of four without', () => {
    const won = { winner: 0, swapped: false };
    const lost = { winner: 1, swapped: true };
    const { estimate, details } = swapEffect(games(100, won, lost), games(50, won, won, won, lost));
    expect(estimate!.value).toBeCloseTo(-0.25);
    expect((estimate as Estimate).high).toBeLessThan(0);
    expect(details).toMatchObject({ swapped: { value: 0.5 }, seatOne: { value: [0.5, 0.75] } });
    expect(swapEffect(games(9, won), [], false).reason).toMatch(/nobody can swap/);
  });
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

  test('swings are gains of who moves: a killer and a blunder of 0.2', () => {
    const line = [0.5, 0.6, 0.8, 0.8, 1, 1];
    const won: Course = { w: [line, line.map((x) => 1 - x)], winner: 0, movers: [0, 1, 0, 0, 0], seed: 0 };
    expect(swings(won).map((swing) => Number(swing.toFixed(9)))).toEqual([0.1, -0.2, 0, 0.2, 0]);
    const killers = courseMetrics(new Array<Course>(40).fill(won), 1).find(({ name }) => name === 'killerMoves')!;
    expect(killers.estimate!.value).toBe(1);
    expect(killers.details).toMatchObject({ blunders: { value: 1 }, largest: { 0: { game: 0, move: 4 } } });
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

describe('games that were measured before, at random', () => {
  /** Means, and how far those of 200 games may be from them. */
  test.each([
    ['connect-four', 21.4, 6.83, 2.6, 0.1],
    ['breakthrough', 65.2, 25.8, 4.5, 0.4],
  ])('%s: length %d, moves to choose from %d', (name, length, choices, about, near) => {
    const metrics = countedMetrics(randomGames(library(name), 200), 1);
    const { mean } = metrics.find((metric) => metric.name === 'lengthMoves')!.details as { mean: Estimate };
    expect(Math.abs(mean.value - length)).toBeLessThan(about);
    expect(Math.abs(number(metrics, 'branchingFactor').value - choices)).toBeLessThan(near);
  });

  test("Nine Men's Morris: much choice in placing, little in moving, most in flying", () => {
    const metrics = countedMetrics(randomGames(library('nine-mens-morris'), 60), 1);
    const curve = list(metrics, 'branchingCurve').value;
    const least = Math.min(...curve);
    expect(Math.abs(curve[0]! - 19)).toBeLessThan(4);
    expect(Math.abs(least - 8)).toBeLessThan(3);
    expect(curve.at(-1)!).toBeGreaterThan(2 * least);
    expect(number(metrics, 'repetition').value).toBeLessThan(0.03);
  });

  test('Kalah: some draws, some forced moves', () => {
    const metrics = countedMetrics(randomGames(library('kalah'), 300), 1);
    expect(Math.abs(list(metrics, 'outcomeSplit').value[2]! - 0.062)).toBeLessThan(0.056);
    expect(Math.abs(number(metrics, 'forcedMoves').value - 0.051)).toBeLessThan(0.02);
  });
});

test('there can be no more positions than ways to fill the board', () => {
  const game = library('tic-tac-toe');
  expect(mostPositions(game)).toBeCloseTo(9 * Math.log10(3));
  expect(mostPositions(library('kalah'))).toBeUndefined();
  const { details } = distinctPositions(randomGames(game, 5), game);
  expect(details).toMatchObject({ upperBoundLog10: mostPositions(game) });
});

test('first moves with shares and the answers to those that are played most', () => {
  const { details } = openings(randomGames(library('nim', ['Heaps/3 4 5']), 600), 1);
  const { rows, replies } = details as { rows: OpeningRow[]; replies: OpeningReplies[] };
  expect(rows.reduce((sum, { share }) => sum + share, 0)).toBeCloseTo(1);
  for (const { share, shareLow, shareHigh } of rows) {
    expect(shareLow).toBeLessThan(share);
    expect(shareHigh).toBeGreaterThan(share);
  }
  // Fifty games after each first move, a dozen answers: few are seen often enough.
  expect(replies.every(({ move }) => rows.some((row) => row.move === move))).toBe(true);
});

test('first moves that are the same but for a symmetry are counted together', () => {
  const game = library('tic-tac-toe');
  const games = randomGames(game, 600);
  const { rows, replies } = openings(games, 1, game).details as { rows: OpeningRow[]; replies: OpeningReplies[] };
  expect(rows.map(({ sites }) => sites.length).sort()).toEqual([1, 4, 4]);
  expect(rows.reduce((sum, each) => sum + each.games, 0)).toBe(600);
  expect(rows[0]!.move).toBe('B2');
  // Two different answers to the centre, five to a corner and to a side.
  expect(Object.fromEntries(replies.map(({ move, rows: answers }) => [move, answers.length]))).toEqual({
    A1: 5,
    B1: 5,
    B2: 2,
  });
});

test('Elo of a score: even is 0, and a clean sweep stays finite', () => {
  expect(elo([1, 0])).toBeCloseTo(0);
  expect(elo(new Array<number>(10).fill(1))).toBeLessThan(600);
});

test('the ladder: a rung is 70.4 Elo, and the area is what is won beyond a half', () => {
  const level = (perMove: number, wins: number): LadderLevel => ({
    perMove,
    games: 20,
    scores: Array.from({ length: 20 }, (_, k) => (k < wins ? 1 : 0)),
    wins,
    draws: 0,
    seatOne: 0.5,
  });
  const { estimate, details } = skillLadder([level(4, 15), level(8, 10), level(16, 5)], 1);
  // Levels at which more thinking loses take no rung away.
  expect(estimate!.value).toBeCloseTo((400 * Math.log10(15.5 / 5.5)) / 70.4);
  expect(details).toMatchObject({ area: (0.5 + 0 + 0) / 3 });
  expect(details!.levels).toMatchObject([
    { wins: { value: 0.75 } },
    { wins: { value: 0.5 } },
    { wins: { value: 0.25 } },
  ]);
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

  test('every game twice leaves means as they are and narrows intervals', () => {
    fc.assert(
      fc.property(fc.array(outcome, { minLength: 12, maxLength: 20 }), (outcomes) => {
        const some = games(outcomes);
        const a = seatScore(some, 1).estimate as Estimates;
        const b = seatScore([...some, ...some], 1).estimate as Estimates;
        expect(b.value[0]).toBeCloseTo(a.value[0]!);
        const width = ({ low, high }: Estimates): number => high[0]! - low[0]!;
        // The variance is halved; the bootstrap is a little coarse.
        if (width(a) > 0) expect(Math.abs(width(b) / width(a) - Math.SQRT1_2)).toBeLessThan(0.2);
      }),
      { numRuns: 5 },
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
