/** Plays the games of a job. The same job gives the same result on every machine. */
import { BatchPlayer, contest, emptyTally, type Game, type Policy, seatsOf, Trial, writeTrial } from '@ludii/engine';
import { makeAgent } from '../agents.js';
import type { Job } from '../definition/plan.js';
import { addCounts, emptyCounts, type JobResult, type MoveStatistics } from './result.js';

/** How a job keeps in touch. */
export interface JobContact {
  /** Called between games and between moves of agents: the worker is not hung. */
  readonly alive?: () => void;
  readonly signal?: AbortSignal | undefined;
}

/** One game, whoever played it. */
interface PlayedGame {
  readonly counts: ReturnType<typeof emptyCounts>;
  /** Ranks by seat, undefined if it was broken off. */
  readonly ranks: readonly number[] | undefined;
  readonly trial?: Trial | undefined;
  readonly statistics?: MoveStatistics | undefined;
}

/** Longest time in ms without letting messages through. */
const Slice = 50;

/** Plays a job. It can be stopped between games; the promise is rejected then. */
export async function playJob(job: Job, game: Game, { alive, signal }: JobContact = {}): Promise<JobResult> {
  const sum: JobResult = emptyCounts(game.players, job.players?.length);
  const has = (what: Job['record'][number]): boolean => job.record.includes(what);
  if (has('outcome')) sum.outcomes = [];
  if (has('length')) sum.lengths = [];
  if (has('trial')) sum.trials = [];
  if (has('moves')) sum.statistics = [];
  const contact = breathing(alive, signal);
  const play = job.players ? agentGames(job, game, contact) : randomGames(job, game);
  for (let k = 0; k < job.count; k++) {
    const { counts, ranks, trial, statistics } = await play(job.first + k);
    addCounts(sum, counts);
    sum.outcomes?.push(ranks ? ranks.slice(1).join(' ') : '');
    sum.lengths?.push(counts.moves);
    if (trial) sum.trials?.push(writeTrial(trial));
    if (statistics) sum.statistics?.push(statistics);
    await contact();
  }
  return sum;
}

/** A function that tells now and then that the worker lives, and lets messages in. */
function breathing(alive: (() => void) | undefined, signal: AbortSignal | undefined): () => Promise<void> {
  let last = performance.now();
  return async () => {
    const now = performance.now();
    if (now - last < Slice) return;
    last = now;
    alive?.();
    await new Promise((resolve) => setImmediate(resolve));
    signal?.throwIfAborted();
  };
}

type PlayGame = (number: number) => PlayedGame | Promise<PlayedGame>;

/** Games of random moves, on one position. */
function randomGames(job: Job, game: Game): PlayGame {
  const recordsMoves = job.record.includes('moves');
  const recordsTrial = job.record.includes('trial');
  let statistics: MoveStatistics | undefined;
  const watch: Policy = (position, random) => {
    const { length } = position.legal;
    statistics?.legal.push(length);
    statistics?.movers.push(position.mover);
    return random.nextInt(length);
  };
  const player = new BatchPlayer(game, {
    seed: job.seed,
    maxMoves: job.moves,
    record: recordsTrial,
    ...(recordsMoves ? { policy: watch } : {}),
  });
  return (number) => {
    const tally = emptyTally(game.players);
    if (recordsMoves) statistics = { legal: [], movers: [] };
    player.play(number, tally);
    const { moves, draws, unfinished, wins, ranks, records } = tally;
    const counts = { games: 1, moves, shortest: moves, longest: moves, draws, unfinished, wins, ranks };
    const trial = recordsTrial ? replayed(game, job.seed, number, records[0] ?? []) : undefined;
    return { counts, ranks: unfinished > 0 ? undefined : ranks, trial, statistics };
  };
}

function replayed(game: Game, seed: number, number: number, choices: readonly number[]): Trial {
  const trial = Trial.startNumbered(game, seed, number);
  for (const choice of choices) trial.apply(choice);
  return trial;
}

/** Games between agents, in changing seats. */
function agentGames(job: Job, game: Game, contact: () => Promise<void>): PlayGame {
  const players = job.players!;
  const group = players.map((_, i) => i);
  const recordsMoves = job.record.includes('moves');
  return async (number) => {
    const seats = seatsOf(group, game.players, number);
    const agents = players.map(({ agent, settings }) => makeAgent(agent, settings));
    const statistics: MoveStatistics | undefined = recordsMoves ? { legal: [], movers: [] } : undefined;
    const { trial, results, returns, ranks } = await contest(
      game,
      seats.map((i) => agents[i]!),
      {
        seed: job.seed,
        number,
        maxMoves: job.moves,
        onMove: async ({ legalCount, mover }) => {
          statistics?.legal.push(legalCount);
          statistics?.movers.push(mover);
          await contact();
        },
      },
    );
    const counts = emptyCounts(game.players, players.length);
    const { length } = trial;
    Object.assign(counts, { games: 1, moves: length, shortest: length, longest: length });
    if (!trial.isOver) counts.unfinished = 1;
    else if (!results.includes('win')) counts.draws = 1;
    seats.forEach((i, seat) => {
      const own = counts.players![i]!;
      const result = results[seat]!;
      own.games++;
      own.returns += returns[seat]!;
      if (result === 'win') own.wins++;
      else if (result === 'loss') own.losses++;
      else own.draws++;
      if (result === 'win') counts.wins[seat + 1]!++;
      counts.ranks[seat + 1]! += ranks[seat]!;
      seats.forEach((j, other) => {
        if (i === j) return;
        const [mine, theirs] = [ranks[seat]!, ranks[other]!];
        counts.points![i]![j]! += mine < theirs ? 1 : mine === theirs ? 0.5 : 0;
      });
    });
    return {
      counts,
      ranks: trial.isOver ? [0, ...ranks] : undefined,
      trial: job.record.includes('trial') ? trial : undefined,
      statistics,
    };
  };
}
