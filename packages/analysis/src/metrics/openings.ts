/** M17 and M18: first moves, and how many of them are really played. */
import type { Game } from '@ludii/engine';
import type { GameRecord } from '../record.js';
import { bootstrap, bootstrapMean, entropy, mean, rate } from '../statistics.js';
import { openingClasses } from '../symmetry/classes.js';
import { type Metric, without } from './metric.js';

/** A move with fewer games says too little. */
const LeastGames = 20;
/** Games by which the score of a move is drawn towards the mean of all. */
const Restraint = 10;

/** A first move, or an answer to one. */
export interface OpeningRow {
  readonly move: string;
  /** Other first moves that are the same but for a turn or a reflection of the board; they are counted here too. */
  readonly alike: readonly string[];
  /** Where it and those alike end; −1 if nowhere. */
  readonly sites: readonly number[];
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

/** What a move is counted as, and what else is counted with it. */
interface Counting {
  readonly nameOf: (game: GameRecord) => string | undefined;
  readonly alike: (name: string) => readonly string[];
  readonly sites: (name: string, games: readonly GameRecord[]) => readonly number[];
}

/** Moves of games that began alike: those with enough games, the best for player 1 first. */
function rowsOf(games: readonly GameRecord[], { nameOf, alike, sites }: Counting, seed: number): OpeningRow[] {
  const all = mean(games.map(({ scores }) => scores[0]!));
  const byMove = new Map<string, GameRecord[]>();
  for (const game of games) {
    const move = nameOf(game);
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
      alike: alike(move),
      sites: sites(move, own),
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

/** First moves, up to symmetry if the game is known. */
function firstMoves(games: readonly GameRecord[], seed: number, game: Game | undefined): OpeningRow[] {
  const classes = game && openingClasses(game);
  const counting: Counting = {
    nameOf: ({ opening: [first] }) => (first === undefined ? undefined : (classes?.first(first) ?? first)),
    alike: (name) => classes?.alike(name).filter((each) => each !== name) ?? [],
    sites: (name, own) => classes?.alike(name).map((each) => classes.site(each)) ?? [own[0]!.to[0] ?? -1],
  };
  return rowsOf(games, counting, seed);
}

/** Answers to the first moves that were played most. */
function repliesTo(
  games: readonly GameRecord[],
  rows: readonly OpeningRow[],
  seed: number,
  game: Game | undefined,
): OpeningReplies[] {
  const classes = game && openingClasses(game);
  const counting: Counting = {
    nameOf: ({ opening: [first, answer] }) =>
      answer === undefined ? undefined : (classes?.reply(first!, answer) ?? answer),
    alike: () => [],
    sites: () => [],
  };
  return [...rows]
    .sort((a, b) => b.games - a.games)
    .slice(0, 3)
    .map(({ move, alike }) => {
      const own = games.filter(({ opening }) => opening[0] === move || alike.includes(opening[0]!));
      return { move, rows: rowsOf(own, counting, seed) };
    })
    .filter((each) => each.rows.length > 0);
}

/**
 * M17: what first moves are worth, and the answers to those that are played most. With the game, moves that are the same but
 * for a symmetry count as one.
 */
export function openings(games: readonly GameRecord[], seed: number, game?: Game): Metric {
  if (games[0]?.scores.length === 0) return without('M17', 'openings', 'First moves', 'nobody plays');
  const rows = firstMoves(games, seed, game);
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
    few: games.length < LeastGames * (game ? openingClasses(game).count : (games[0]?.branching[0] ?? 1)),
    details: { rows, replies: repliesTo(games, rows, seed, game) },
  };
}

/** M18: how many first moves agents choose among, as an effective number. */
export function choiceEntropy(games: readonly GameRecord[], seed: number): Metric {
  const title = 'Effective number of first moves';
  if (games.length === 0) return without('M18', 'openingEntropy', title, 'no game was played to its end');
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
    title,
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
