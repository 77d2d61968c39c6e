/** M1 to M3: who wins how often. */
import type { GameRecord } from '../record.js';
import { binomialTest, bootstrap, bootstrapMean, mean, rate, together, uniformTest } from '../statistics.js';
import { type Metric, without } from './metric.js';

const Few = 100;

function seats(games: readonly GameRecord[]): number {
  return games[0]?.scores.length ?? 0;
}

const labels = (count: number): string[] => Array.from({ length: count }, (_, seat) => `player ${seat + 1}`);

/** M1: mean score of each seat, and what it is worth to begin. */
export function seatScore(games: readonly GameRecord[], seed: number): Metric {
  const count = seats(games);
  if (count === 0) return without('M1', 'seatScore', 'Score by seat', 'nobody plays');
  const estimate = together(
    Array.from({ length: count }, (_, seat) =>
      bootstrapMean(
        games.map(({ scores }) => scores[seat]!),
        seed,
      ),
    ),
  );
  const decisive = games.filter(({ winner }) => winner >= 0);
  const wins = Array.from({ length: count }, (_, seat) => decisive.filter(({ winner }) => winner === seat).length);
  const p = count === 2 ? binomialTest(wins[0]!, decisive.length) : uniformTest(wins);
  const base = count === 2 ? 0.5 : mean(estimate.value);
  return {
    id: 'M1',
    name: 'seatScore',
    title: count === 1 ? 'Solved' : 'Score by seat',
    estimate,
    unit: 'share',
    labels: labels(count),
    few: games.length < Few,
    details: count === 1 ? {} : { firstPlayerAdvantage: estimate.value[0]! - base, pValue: p },
  };
}

/** M2: wins of each seat, draws, games that a limit ended. The shares add up to 1 unless several players win together. */
export function outcomeSplit(games: readonly GameRecord[]): Metric {
  const count = seats(games);
  const natural = games.filter((game) => game.natural);
  const timeouts = games.length - natural.length;
  const wins = Array.from({ length: count }, (_, seat) => natural.filter(({ winner }) => winner === seat).length);
  const decisive = natural.filter(({ winner }) => winner >= 0).length;
  const draws = natural.length - decisive;
  const all = [...wins, draws, timeouts].map((part) => rate(part, games.length));
  return {
    id: 'M2',
    name: 'outcomeSplit',
    title: 'Outcomes',
    estimate: together(all),
    unit: 'share',
    labels: [
      ...labels(count).map((each) => `${each} wins`),
      count === 1 ? 'not solved' : 'nobody wins',
      'ended by a limit',
    ],
    few: games.length < Few,
    details: {
      completion: rate(decisive, games.length),
      drawishness: rate(draws, games.length),
      timeouts: rate(timeouts, games.length),
    },
  };
}

/** M3: 1 less the largest difference between seats. */
export function balance(games: readonly GameRecord[], seed: number): Metric {
  const count = seats(games);
  if (count < 2) return without('M3', 'balance', 'Balance', count === 0 ? 'nobody plays' : 'one plays alone');
  const spread = (sample: readonly GameRecord[]): number => {
    const means = Array.from({ length: count }, (_, seat) => mean(sample.map(({ scores }) => scores[seat]!)));
    return 1 - (Math.max(...means) - Math.min(...means));
  };
  return {
    id: 'M3',
    name: 'balance',
    title: 'Balance',
    estimate: bootstrap(games, spread, seed),
    unit: 'share',
    few: games.length < Few,
  };
}
