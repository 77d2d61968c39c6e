/** The games that are measured: random ones, and those of an agent against itself with what it thought of every position. */
import { EngineError, type Game, SplitMix64, type Trial, UctAgent, type UctMoveValue } from '@ludii/engine';
import type { Course } from './metrics/course.js';
import { pace, unlessStopped, type Watch } from './pace.js';
import { type GameRecord, gameSteps, recordGame, recordTrial, trialSteps } from './record.js';

/** Seeds of games: one for each number, far from those of other samples. */
export const seedOf = (seed: number, sample: number, k: number): number => seed * 1_000_003 + sample * 100_000_007 + k;

/** Random games. */
export async function randomSample(
  game: Game,
  count: number,
  seed: number,
  ms: number,
  watch: Watch,
): Promise<GameRecord[]> {
  const games: GameRecord[] = [];
  await pace('random', count, ms, watch, (k) => {
    const own = seedOf(seed, 0, k);
    const random = new SplitMix64(own | 0, 0x9a3e5);
    games.push(recordGame(game, own, (trial) => random.nextInt(trial.legalCount)));
  });
  return games;
}

/** A game with its evaluation. */
export interface EvaluatedGame {
  readonly record: GameRecord;
  readonly course: Course;
}

/** What a search thinks of a position: the move that it would play, and the expected scores of all seats after it. */
interface Thought {
  readonly choice: number;
  readonly scores: readonly number[];
}

/** How an agent thinks in the evaluation pass. */
export interface Thinking {
  /** Iterations for each legal move; at least 400 in all. */
  readonly perMove: number;
  /** Leave out moves that swap colours. */
  readonly withoutSwap?: boolean | undefined;
  /** Least number of iterations (default 400). */
  readonly least?: number | undefined;
}

/** The value of the most visited move, never of the best looking one: that would be the greatest of noisy numbers. */
export function think(trial: Trial, seed: number, { perMove, withoutSwap, least = 400 }: Thinking): Thought {
  const noise = trial.game.isStochastic ? 2 : 1;
  const iterations = noise * Math.max(least, perMove * trial.legalCount);
  const all = new UctAgent().analyse(trial, { iterations, seed });
  const values = withoutSwap ? all.filter(({ move }) => !move.isSwap) : all;
  const random = new SplitMix64(seed | 0, 7);
  const best = mostVisited(values.length > 0 ? values : all, random);
  return { choice: best.move.index, scores: best.returns.slice(1).map((value) => (value + 1) / 2) };
}

function mostVisited(values: readonly UctMoveValue[], random: SplitMix64): UctMoveValue {
  const won = values.find(({ certain, value }) => certain && value === 1);
  if (won) return won;
  let best = values[0]!;
  let equal = 1;
  for (const each of values.slice(1)) {
    const more = each.visits - best.visits || each.value - best.value;
    if (more > 0) {
      best = each;
      equal = 1;
    } else if (more === 0 && random.nextInt(++equal) === 0) best = each;
  }
  // What is known to be lost is not played if anything else is there.
  if (!best.certain || best.value > -1) return best;
  return values.find(({ certain, value }) => !certain || value > -1) ?? best;
}

/** An agent's games are broken off after so many moves. */
const MostMoves = 1000;

/** One game of an agent against itself, with what it thought; undefined if it was stopped or the time was up. */
async function evaluatedGame(
  game: Game,
  seed: number,
  thinking: Thinking,
  end: number,
  watch: Watch,
): Promise<EvaluatedGame | undefined> {
  const thoughts: (readonly number[])[] = [];
  const player = (trial: Trial): number => {
    const { choice, scores } = think(trial, seed + trial.length, thinking);
    thoughts.push(scores);
    return choice;
  };
  const record = await unlessStopped(gameSteps(game, game.start(seed), seed, player, MostMoves), end, watch);
  return record && { record, course: courseOf(record, thoughts) };
}

/** A game that was recorded elsewhere. */
export interface RecordedTrial {
  /** What people call it: the name of its file. */
  readonly name: string;
  readonly trial: Trial;
}

/** A recorded game as the metrics see it, with what an agent thinks of its positions if there was time for that. */
export interface RecordedGame extends RecordedTrial {
  readonly record: GameRecord;
  readonly course: Course | undefined;
}

/** Recorded games, played again. With `thinking` an agent looks at their positions for as long as there is time. */
export async function recordedSample(
  game: Game,
  trials: readonly RecordedTrial[],
  seed: number,
  ms: number,
  thinking: Thinking | undefined,
  watch: Watch,
): Promise<RecordedGame[]> {
  for (const { name, trial } of trials) {
    if (trial.game !== game) throw new EngineError('bad-option', `${name} is no trial of this game (${game.name}).`);
  }
  const games: RecordedGame[] = [];
  const counted = await pace('recorded', trials.length, Number.POSITIVE_INFINITY, watch, (k) => {
    const { name, trial } = trials[k]!;
    games.push({ name, trial, record: recordTrial(game, trial, k), course: undefined });
  });
  if (!thinking) return games;
  const end = performance.now() + ms;
  await pace('recorded', counted, ms, watch, async (k) => {
    const thoughts: (readonly number[])[] = [];
    const { record, trial } = games[k]!;
    const steps = trialSteps(game, trial, k, (now) => {
      thoughts.push(think(now, seedOf(seed, 3, k) + now.length, thinking).scores);
    });
    if (await unlessStopped(steps, end, watch)) games[k] = { ...games[k]!, course: courseOf(record, thoughts) };
  });
  return games;
}

/** The mean of two successive plies: each mover is too sure of itself, and the two errors cancel out. */
export function courseOf(record: GameRecord, thoughts: readonly (readonly number[])[]): Course {
  const n = thoughts.length;
  const w = record.scores.map((score, seat) => {
    const x = thoughts.map((scores) => scores[seat]!);
    return [...x.map((value, t) => (t < n - 1 ? (value + x[t + 1]!) / 2 : value)), score];
  });
  return { w, winner: record.winner, movers: record.movers, seed: record.seed };
}

/** Games of an agent against itself. */
export async function agentSample(
  game: Game,
  count: number,
  seed: number,
  ms: number,
  thinking: Thinking,
  watch: Watch,
): Promise<EvaluatedGame[]> {
  const games: EvaluatedGame[] = [];
  const stage = thinking.withoutSwap ? 'swap' : 'agent';
  const end = performance.now() + ms;
  await pace(stage, count, ms, watch, async (k) => {
    const played = await evaluatedGame(game, seedOf(seed, 1, k), thinking, end, watch);
    if (played) games.push(played);
  });
  return games;
}
