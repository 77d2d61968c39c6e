/** M17 and M18: first moves, and how many of them are really played. */
import type { GameRecord } from '../record.js';
import { bootstrap, bootstrapMean, entropy, mean, rate } from '../statistics.js';
import { type Metric, without } from './metric.js';

/** A move with fewer games says too little. */
const LeastGames = 20;
/** Games by which the score of a move is drawn towards the mean of all. */
const Restraint = 10;

/** A first move, or an answer to one. */
export interface OpeningRow {
  readonly move: string;
  /** Where it ends; −1 if nowhere. */
  readonly site: number;
  readonly games: number;
  readonly share: number;
  readonly shareLow: number;
  readonly shareHigh: number;
  /** Mean score of the first seat after it, drawn towards the mean of all where games are few. */
  readonly score: number;
  readonly low: number;
  readonly high: number;
}

/** What is answered to a first move. */
export interface OpeningReplies {
  readonly move: string;
  readonly rows: readonly OpeningRow[];
}

/** Moves at a ply of games that began alike: those with enough games, the best for player 1 first. */
function rowsAt(games: readonly GameRecord[], ply: number, seed: number): OpeningRow[] {
  const all = mean(games.map(({ scores }) => scores[0]!));
  const byMove = new Map<string, GameRecord[]>();
  for (const game of games) {
    const move = game.opening[ply];
    if (move !== undefined) byMove.set(move, [...(byMove.get(move) ?? []), game]);
  }
  const rows: OpeningRow[] = [];
  for (const [move, own] of byMove) {
    if (own.length < LeastGames) continue;
    const { value, low, high } = bootstrapMean(
      own.map(({ scores }) => scores[0]!),
      seed,
    );
    const score = (own.length * value + Restraint * all) / (own.length + Restraint);
    const share = rate(own.length, games.length);
    rows.push({
      move,
      site: own[0]!.to[ply] ?? -1,
      games: own.length,
      share: share.value,
      shareLow: share.low,
      shareHigh: share.high,
      score,
      low: Math.min(low, score),
      high: Math.max(high, score),
    });
  }
  return rows.sort((a, b) => b.score - a.score);
}

/** Answers to the first moves that were played most. */
function repliesTo(games: readonly GameRecord[], rows: readonly OpeningRow[], seed: number): OpeningReplies[] {
  return [...rows]
    .sort((a, b) => b.games - a.games)
    .slice(0, 3)
    .map(({ move }) => ({
      move,
      rows: rowsAt(
        games.filter(({ opening }) => opening[0] === move),
        1,
        seed,
      ),
    }))
    .filter((each) => each.rows.length > 0);
}

/** M17: what first moves are worth, and the answers to those that are played most. */
export function openings(games: readonly GameRecord[], seed: number): Metric {
  const rows = rowsAt(games, 0, seed);
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
    few: games.length < LeastGames * (games[0]?.branching[0] ?? 1),
    details: { rows, replies: repliesTo(games, rows, seed) },
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
