/** M24 and M25: does more thinking win more, and does the swap rule make the game fair? */
import { contest, type Game, type Move, type SearchOptions, type SyncAgent, type Trial, UctAgent } from '@ludii/engine';
import { pace, type Watch } from '../pace.js';
import type { GameRecord } from '../record.js';
import { seedOf } from '../samples.js';
import { bootstrapMean, bootstrapWithin, type Estimate, mean, newcombe, rate, together } from '../statistics.js';
import { type Metric, without } from './metric.js';

/** One rung: an agent against one with half its thinking. */
export interface LadderLevel {
  /** Iterations for each legal move of the weaker. */
  readonly perMove: number;
  readonly games: number;
  /** Scores of the stronger, game by game. */
  readonly scores: readonly number[];
  readonly wins: number;
  readonly draws: number;
  /** Mean score of seat 1. */
  readonly seatOne: number;
}

/** UCT with so many iterations for each legal move. */
class PerMove implements SyncAgent {
  readonly name: string;
  readonly #uct = new UctAgent();
  constructor(readonly perMove: number) {
    this.name = `UCT ${perMove} a move`;
  }
  selectMove(trial: Trial, options: SearchOptions = {}): Move {
    return this.#uct.selectMove(trial, { ...options, iterations: this.perMove * trial.legalCount });
  }
}

/** Plays a ladder: each level against twice its thinking, until more thinking shows no effect twice, or time is up. */
export async function playLadder(
  game: Game,
  options: { readonly games: number; readonly levels: number; readonly seed: number; readonly ms: number },
  watch: Watch,
): Promise<LadderLevel[]> {
  const { games, levels, seed, ms } = options;
  const found: LadderLevel[] = [];
  const end = performance.now() + ms;
  for (let level = 0; level < levels; level++) {
    const perMove = 4 * 2 ** level;
    const strong = new PerMove(2 * perMove);
    const weak = new PerMove(perMove);
    const scores: number[] = [];
    let wins = 0;
    let draws = 0;
    let seatOne = 0;
    const left = end - performance.now();
    if (left <= 0 && level > 0) break;
    const done = await pace('ladder', games, left, watch, async (k) => {
      // Seats alternate, with the same seed for both.
      const seat = k % game.players;
      const seats = Array.from({ length: game.players }, (_, s) => (s === seat ? strong : weak));
      const number = Math.floor(k / game.players) + 1000 * level;
      const { returns, results } = await contest(game, seats, { seed: seedOf(seed, 2, 0), number, maxMoves: 1000 });
      scores.push((returns[seat]! + 1) / 2);
      if (results[seat] === 'win') wins++;
      if (results[seat] === 'draw') draws++;
      seatOne += (returns[0]! + 1) / 2;
    });
    if (done === 0) break;
    found.push({ perMove, games: done, scores, wins, draws, seatOne: seatOne / done });
    const flat = found.slice(-2).every((each) => bootstrapMean(each.scores, seed).high < 0.55);
    if ((flat && found.length >= 2) || watch.signal?.aborted) break;
  }
  return found;
}

/** Elo difference of a score; scores of 0 and 1 are moved a little inside. */
export function elo(scores: readonly number[]): number {
  const s = (scores.reduce((a, b) => a + b, 0) + 0.5) / (scores.length + 1);
  return 400 * Math.log10(s / (1 - s));
}

/** Elo of a rung of 60 %. */
const Rung = 70.4;

/** M24. */
export function skillLadder(levels: readonly LadderLevel[], seed: number): Metric {
  const title = 'Skill ladder, in rungs';
  if (levels.length === 0) return without('M24', 'skillLadder', title, 'no ladder was played; use --full');
  const rungs = (samples: readonly (readonly number[])[]): number =>
    samples.reduce((sum, scores) => sum + Math.max(0, elo(scores)) / Rung, 0);
  return {
    id: 'M24',
    name: 'skillLadder',
    title,
    estimate: bootstrapWithin(
      levels.map(({ scores }) => scores),
      rungs,
      seed,
    ),
    unit: 'number',
    few: levels.some(({ games }) => games < 20),
    details: {
      area: mean(levels.map(({ scores }) => Math.max(0, 2 * mean(scores) - 1))),
      levels: levels.map(({ perMove, games, scores, wins, draws, seatOne }) => ({
        perMove,
        games,
        score: bootstrapMean(scores, seed),
        wins: rate(wins, games - draws),
        draws: rate(draws, games),
        seatOne,
      })),
    },
  };
}

/** M25: games with the swap rule against games in which nobody swaps. */
export function swapEffect(withSwap: readonly GameRecord[], withoutSwap: readonly GameRecord[], swaps = true): Metric {
  const title = 'Effect of the swap rule on seat 1';
  const first = (games: readonly GameRecord[]): Estimate =>
    rate(games.filter(({ winner }) => winner === 0).length, games.filter(({ winner }) => winner >= 0).length);
  if (!swaps) return without('M25', 'swapEffect', title, 'nobody can swap in this game');
  if (withSwap.length === 0 || withoutSwap.length === 0) {
    return without('M25', 'swapEffect', title, 'no games without swapping were played; use --full');
  }
  const a = first(withSwap);
  const b = first(withoutSwap);
  return {
    id: 'M25',
    name: 'swapEffect',
    title,
    estimate: newcombe(a, b),
    unit: 'share',
    few: Math.min(withSwap.length, withoutSwap.length) < 100,
    details: {
      seatOne: together([a, b]),
      swapped: rate(withSwap.filter(({ swapped }) => swapped).length, withSwap.length),
      fairOpenings: fairest(withSwap),
    },
  };
}

/** The first moves after which the seats come out most equal. */
function fairest(games: readonly GameRecord[]): { move: string; games: number; score: number }[] {
  const byMove = new Map<string, number[]>();
  for (const { opening, scores } of games) {
    if (opening[0] !== undefined) byMove.set(opening[0], [...(byMove.get(opening[0]) ?? []), scores[0]!]);
  }
  return [...byMove]
    .map(([move, scores]) => ({ move, games: scores.length, score: mean(scores) }))
    .filter((row) => row.games >= 5)
    .sort((a, b) => Math.abs(a.score - 0.5) - Math.abs(b.score - 0.5))
    .slice(0, 5);
}
