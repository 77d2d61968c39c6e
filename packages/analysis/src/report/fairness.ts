/** Who is better off by the seat, in a report. */
import type { Analysis } from '../analyse.js';
import type { Estimate, Estimates } from '../statistics.js';
import { pair, table } from './page.js';
import { whiskerPlot } from './plots.js';
import { detail, many, metricOf, percent, right, sampleNames, samples } from './reading.js';

const range = (low: number, high: number): string => `${percent(low)} to ${percent(high)}`;

/** Scores of the seats, and how likely chance alone would make them as different. */
export function fairness(analysis: Analysis): string {
  if (analysis.game.players < 2) return '';
  return samples
    .map((sample) => {
      const metric = metricOf(analysis, sample, 'seatScore');
      const scores = many(metric);
      if (!metric || !scores) return '';
      const labels = scores.value.map((_, seat) => metric.labels?.[seat] ?? `player ${seat + 1}`);
      const values = scores.value.map((value, seat) => ({ value, low: scores.low[seat]!, high: scores.high[seat]! }));
      const name = sampleNames[sample];
      const rows = values.map(({ value, low, high }, seat) => [labels[seat]!, percent(value), range(low, high)]);
      const p = detail<number>(metric, 'pValue');
      if (p !== undefined) rows.push(['p, if seats are equal', p < 0.001 ? '< 0.001' : p.toFixed(3), '']);
      return pair(
        whiskerPlot(`Score by seat, ${name}`, labels, values),
        table([`seat, ${name}`, 'score', '95 %'], rows, right),
      );
    })
    .join('');
}

interface Opening {
  readonly move: string;
  readonly games: number;
  readonly score: number;
}

/** Games with the swap rule beside games in which nobody swaps. */
export function swapRule(analysis: Analysis): string {
  const metric = metricOf(analysis, 'agent', 'swapEffect');
  const seatOne = detail<Estimates>(metric, 'seatOne');
  const swapped = detail<Estimate>(metric, 'swapped');
  if (!metric?.estimate || !seatOne || !swapped) return '';
  const labels = ['with the swap rule', 'nobody swaps'];
  const values = seatOne.value.map((value, k) => ({ value, low: seatOne.low[k]!, high: seatOne.high[k]! }));
  const { value, low, high } = metric.estimate as Estimate;
  const rows = [
    ...values.map((each, k) => [labels[k]!, percent(each.value), range(each.low, each.high)]),
    ['difference', percent(value), range(low, high)],
    ['games swapped', percent(swapped.value), range(swapped.low, swapped.high)],
  ];
  const fair = detail<readonly Opening[]>(metric, 'fairOpenings') ?? [];
  const openings =
    fair.length === 0
      ? ''
      : table(
          ['fairest first moves', 'games', 'score of player 1'],
          fair.map(({ move, games, score }) => [move, String(games), percent(score)]),
          right,
        );
  return `${pair(whiskerPlot('Wins of seat 1', labels, values), table(['seat 1', 'wins', '95 %'], rows, right))}${openings}`;
}
