/** M4 to M6: how long games last. */
import type { GameRecord } from '../record.js';
import { bootstrap, bootstrapMean, deviation, type Estimate, mean, median, quantile, sorted } from '../statistics.js';
import type { Metric } from './metric.js';

const Few = 100;

function lengthMetric(
  id: string,
  name: string,
  title: string,
  games: readonly GameRecord[],
  of: (game: GameRecord) => number,
  seed: number,
): Metric {
  const values = games.map(of);
  const order = sorted(values);
  const average: Estimate = bootstrapMean(values, seed);
  return {
    id,
    name,
    title,
    estimate: bootstrap(values, median, seed),
    unit: 'number',
    few: games.length < Few,
    details: {
      mean: average,
      quartiles: [quantile(order, 0.25), quantile(order, 0.75)],
      range90: [quantile(order, 0.05), quantile(order, 0.95)],
      shortest: order[0] ?? 0,
      longest: order.at(-1) ?? 0,
      variation: average.value === 0 ? 0 : deviation(values) / average.value,
      censored: games.filter(({ natural }) => !natural).length,
    },
  };
}

/** M4. */
export const lengthInMoves = (games: readonly GameRecord[], seed: number): Metric =>
  lengthMetric('M4', 'lengthMoves', 'Length in moves (median)', games, ({ length }) => length, seed);

/** M5. */
export const lengthInTurns = (games: readonly GameRecord[], seed: number): Metric =>
  lengthMetric('M5', 'lengthTurns', 'Length in turns (median)', games, ({ turns }) => turns, seed);

/** M6: how well games keep to a wished length. */
export function lengthFit(games: readonly GameRecord[], from: number, to: number, seed: number): Metric {
  const fit = (n: number): number => (n < from ? n / from : n <= to ? 1 : Math.max(0, 1 - (n - to) / to));
  return {
    id: 'M6',
    name: 'lengthFit',
    title: `Fit to ${from} to ${to} moves`,
    estimate: bootstrapMean(
      games.map(({ length }) => fit(length)),
      seed,
    ),
    unit: 'share',
    few: games.length < Few,
    details: { mean: mean(games.map(({ length }) => length)) },
  };
}
