/** M17 and M18: first moves, and how many of them are really played. */
import type { GameRecord } from '../record.js';
import { bootstrap, bootstrapMean, entropy, mean } from '../statistics.js';
import { type Metric, without } from './metric.js';

/** A first move. */
export interface OpeningRow {
  readonly move: string;
  /** Where it ends; −1 if nowhere. */
  readonly site: number;
  readonly games: number;
  readonly share: number;
  /** Mean score of the first seat after it, drawn towards the mean of all where games are few. */
  readonly score: number;
  readonly low: number;
  readonly high: number;
}

/** M17: what first moves are worth. */
export function openings(games: readonly GameRecord[], seed: number): Metric {
  const all = mean(games.map(({ scores }) => scores[0]!));
  const byMove = new Map<string, GameRecord[]>();
  for (const game of games) {
    const [first] = game.opening;
    if (first !== undefined) byMove.set(first, [...(byMove.get(first) ?? []), game]);
  }
  const rows: OpeningRow[] = [];
  for (const [move, own] of byMove) {
    if (own.length < 20) continue;
    const { value, low, high } = bootstrapMean(
      own.map(({ scores }) => scores[0]!),
      seed,
    );
    const score = (own.length * value + 10 * all) / (own.length + 10);
    const interval = { low: Math.min(low, score), high: Math.max(high, score) };
    rows.push({
      move,
      site: own[0]!.to[0] ?? -1,
      games: own.length,
      share: own.length / games.length,
      score,
      ...interval,
    });
  }
  rows.sort((a, b) => b.score - a.score);
  if (rows.length === 0) {
    return without('M17', 'openings', 'First moves', 'too few games for each first move; play more of them');
  }
  return {
    id: 'M17',
    name: 'openings',
    title: 'Score of player 1, by first move',
    estimate: {
      value: rows.map(({ score }) => score),
      low: rows.map(({ low }) => low),
      high: rows.map(({ high }) => high),
      n: games.length,
      method: 'bootstrap',
    },
    unit: 'share',
    few: games.length < 20 * (games[0]?.branching[0] ?? 1),
    details: { rows },
  };
}

/** M18: how many first moves agents choose among, as an effective number. */
export function choiceEntropy(games: readonly GameRecord[], seed: number): Metric {
  const count = (sample: readonly GameRecord[], ply: number): number => {
    const counts = new Map<string, number>();
    for (const { opening } of sample) {
      const line = opening.slice(0, ply + 1).join(' ');
      counts.set(line, (counts.get(line) ?? 0) + 1);
    }
    return entropy(counts.values());
  };
  const moves = games[0]?.branching[0] ?? 1;
  const bits = Math.min(count(games, 0), Math.log2(Math.max(moves, 1)));
  return {
    id: 'M18',
    name: 'openingEntropy',
    title: 'Effective number of first moves',
    estimate: bootstrap(games, (sample) => 2 ** Math.min(count(sample, 0), Math.log2(Math.max(moves, 1))), seed),
    unit: 'number',
    few: games.length < 200,
    details: {
      bits,
      normalised: moves > 1 ? bits / Math.log2(moves) : 0,
      nextPlies: [1, 2, 3].map((ply) => Math.max(0, count(games, ply) - count(games, ply - 1))),
    },
  };
}
