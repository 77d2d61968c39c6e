/** M7 to M10: how much there is to choose. */
import type { GameRecord } from '../record.js';
import { bootstrapMean, mean, median, quantile, sorted, together } from '../statistics.js';
import { Bins, binned, type Metric } from './metric.js';

const Few = 30;

/** M7: legal moves in a state. */
export function branching(games: readonly GameRecord[], seed: number): Metric {
  const played = games.filter(({ length }) => length > 0);
  let states = 0;
  let sum = 0;
  let most = 0;
  const all: number[] = [];
  for (const { branching: series } of played) {
    for (const b of series) {
      states++;
      sum += b;
      most = Math.max(most, b);
      all.push(b);
    }
  }
  return {
    id: 'M7',
    name: 'branchingFactor',
    title: 'Moves to choose from',
    estimate: bootstrapMean(
      played.map(({ branching: series }) => mean(series)),
      seed,
    ),
    unit: 'number',
    few: games.length < Few,
    details: { byState: states === 0 ? 0 : sum / states, median: median(all), most },
  };
}

/** Quartiles of the games in each bin of progress. */
function quartiles(curves: readonly (readonly number[])[]): { low: number[]; high: number[] } {
  const at = (q: number): number[] =>
    Array.from({ length: Bins }, (_, bin) => quantile(sorted(curves.map((curve) => curve[bin]!)), q));
  return { low: at(0.25), high: at(0.75) };
}

/** Mean by number of the move, as far as half of the games go. */
function byMove(games: readonly GameRecord[]): number[] {
  const usual = median(games.map(({ length }) => length));
  return Array.from({ length: Math.floor(usual) }, (_, t) =>
    mean(games.filter(({ length }) => length > t).map(({ branching: series }) => series[t]!)),
  );
}

/** M8: the same over the course of the game. */
export function branchingCurve(games: readonly GameRecord[], seed: number): Metric {
  const played = games.filter(({ length }) => length > 0);
  const curves = played.map(({ branching: series, length }) => binned(series, length));
  return {
    id: 'M8',
    name: 'branchingCurve',
    title: 'Moves to choose from, over the game',
    estimate: together(
      Array.from({ length: Bins }, (_, bin) =>
        bootstrapMean(
          curves.map((curve) => curve[bin]!),
          seed,
        ),
      ),
    ),
    unit: 'number',
    few: games.length < Few,
    details: played.length === 0 ? {} : { quartiles: quartiles(curves), byMove: byMove(played) },
  };
}

/** M9: share of moves without a choice. */
export function forcedMoves(games: readonly GameRecord[], seed: number): Metric {
  const played = games.filter(({ length }) => length > 0);
  const share = played.map(({ branching: series, length }) => series.filter((b) => b === 1).length / length);
  return {
    id: 'M9',
    name: 'forcedMoves',
    title: 'Forced moves',
    estimate: bootstrapMean(share, seed),
    unit: 'share',
    few: games.length < Few,
  };
}

/** M10: logarithm of the number of lines like the one played. */
export function treeSize(games: readonly GameRecord[], seed: number): Metric {
  const size = ({ branching: series }: GameRecord): number => series.reduce((sum, b) => sum + Math.log10(b), 0);
  return {
    id: 'M10',
    name: 'gameTreeSize',
    title: 'Size of the game tree, powers of ten',
    estimate: bootstrapMean(games.map(size), seed),
    unit: 'number',
    few: games.length < Few,
  };
}
