/** Series of numbers that run through a game, summed up in eleven numbers each: for JSON, to compare games by many of them. */
import type { GameRecord } from '../record.js';
import { mean, median } from '../statistics.js';

/** What is said of a series. */
export interface SeriesSummary {
  readonly mean: number;
  readonly median: number;
  readonly greatest: number;
  readonly least: number;
  readonly variance: number;
  /** The last less the first, for each step. */
  readonly meanChange: number;
  /** −1, 0 or 1: whether it went down or up on the whole. */
  readonly signOfChange: number;
  /** Slope of the straight line that fits best, by step. */
  readonly slope: number;
  /** Share of the inner steps at which it turned. */
  readonly turns: number;
  readonly largestRise: number;
  readonly largestFall: number;
}

const keys = [
  'mean',
  'median',
  'greatest',
  'least',
  'variance',
  'meanChange',
  'signOfChange',
  'slope',
  'turns',
  'largestRise',
  'largestFall',
] as const satisfies readonly (keyof SeriesSummary)[];

/** The eleven numbers of one series with at least one entry. */
export function summaryOf(series: readonly number[]): SeriesSummary {
  const n = series.length;
  const average = mean(series);
  const steps = series.slice(1).map((value, t) => value - series[t]!);
  const moved = steps.filter((step) => step !== 0);
  const turned = moved.filter((step, t) => t > 0 && step > 0 !== moved[t - 1]! > 0).length;
  const middle = (n - 1) / 2;
  const spread = series.reduce((sum, _, t) => sum + (t - middle) ** 2, 0);
  const slope = series.reduce((sum, value, t) => sum + (t - middle) * (value - average), 0);
  const change = series[n - 1]! - series[0]!;
  return {
    mean: average,
    median: median(series),
    greatest: Math.max(...series),
    least: Math.min(...series),
    variance: mean(series.map((value) => (value - average) ** 2)),
    meanChange: n > 1 ? change / (n - 1) : 0,
    signOfChange: Math.sign(change),
    slope: spread > 0 ? slope / spread : 0,
    turns: n > 2 ? turned / (n - 2) : 0,
    largestRise: Math.max(0, ...steps),
    largestFall: Math.max(0, ...steps.map((step) => -step)),
  };
}

/** The series of a game that plain counting gives; those without an entry are left out. */
function seriesOf({ branching, occupied, pieces, margins, used, scores }: GameRecord): Record<string, number[]> {
  const players = scores.length;
  const all = Array.from({ length: occupied.length }, (_, t) =>
    pieces.subarray(t * players, (t + 1) * players).reduce((sum, own) => sum + own, 0),
  );
  const found: Record<string, number[]> = {
    branching: [...branching],
    decisions: [...branching].filter((moves) => moves > 1),
    occupancy: [...occupied].map((sites) => sites / Math.max(1, used.length)),
    pieces: all,
    scoreDifference: [...margins],
  };
  return Object.fromEntries(Object.entries(found).filter(([, series]) => series.length > 0));
}

/** Summaries of the series of games, each number as its mean over the games that have the series. */
export function seriesSummaries(games: readonly GameRecord[]): Record<string, SeriesSummary> {
  const byName = new Map<string, SeriesSummary[]>();
  for (const game of games) {
    for (const [name, series] of Object.entries(seriesOf(game))) {
      const list = byName.get(name) ?? [];
      list.push(summaryOf(series));
      byName.set(name, list);
    }
  }
  const together = (all: readonly SeriesSummary[]): SeriesSummary =>
    Object.fromEntries(keys.map((key) => [key, mean(all.map((each) => each[key]))])) as Record<
      (typeof keys)[number],
      number
    >;
  return Object.fromEntries([...byName].map(([name, all]) => [name, together(all)]));
}
