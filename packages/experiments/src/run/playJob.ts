/** Plays the games of a job. The same job gives the same result on every machine. */
import { contest, type Game, type Trial, writeTrial } from '@ludii/engine';
import { seatsOf } from '@ludii/engine/internal';
import { isRandom, makeAgent } from '../agents.js';
import type { Job } from '../definition/plan.js';
import { ListPacker } from './packedList.js';
import { randomGames } from './randomGames.js';
import { addGame, emptyCounts, type GameOutcome, type JobResult, type MoveStatistics } from './result.js';

/** How a job keeps in touch. */
export interface JobContact {
  /** Called between games and between moves of agents: the worker is not hung. */
  readonly alive?: () => void;
  readonly signal?: AbortSignal | undefined;
}

/** One game, whoever played it. */
export interface PlayedGame extends GameOutcome {
  readonly trial?: Trial | undefined;
  readonly statistics?: MoveStatistics | undefined;
}

/** Plays game number so and so of a cell, with the players of the group in these seats. */
type PlayGame = (number: number, seats: readonly number[] | undefined) => PlayedGame | Promise<PlayedGame>;

/** Longest time in ms without letting messages through. */
const Slice = 50;

/** Plays a job. It can be stopped between games; the promise is rejected then. */
export async function playJob(job: Job, game: Game, contact: JobContact = {}): Promise<JobResult> {
  const { players, record } = job;
  const sum: JobResult = emptyCounts(game.players, players?.length);
  const outcomes = record.includes('outcome') ? new ListPacker<string>() : undefined;
  const lengths = record.includes('length') ? new ListPacker<number>() : undefined;
  if (record.includes('trial')) sum.trials = [];
  if (record.includes('moves')) sum.statistics = [];
  const breath = new Breath(contact);
  const group = players?.map((_, i) => i);
  const play: PlayGame = (players?.every(isRandom) ?? true) ? randomGames(job, game) : agentGames(job, game, breath);
  for (let number = job.first; number < job.first + job.count; number++) {
    const seats = group && seatsOf(group, game.players, number);
    const playing = play(number, seats);
    const played = playing instanceof Promise ? await playing : playing;
    addGame(sum, played, seats);
    outcomes?.push(played.isOver ? ranksText(played.ranks) : '');
    lengths?.push(played.moves);
    if (played.trial) sum.trials?.push(writeTrial(played.trial));
    if (played.statistics) sum.statistics?.push(played.statistics);
    if (breath.isDue) await breath.take();
  }
  return {
    ...sum,
    ...(outcomes ? { outcomes: outcomes.packed() } : {}),
    ...(lengths ? { lengths: lengths.packed() } : {}),
  };
}

function ranksText(ranks: ArrayLike<number>): string {
  let text = `${ranks[1]}`;
  for (let seat = 2; seat < ranks.length; seat++) text += ` ${ranks[seat]}`;
  return text;
}

/** Tells now and then that the worker lives, and lets messages in. */
class Breath {
  #last = performance.now();

  constructor(readonly contact: JobContact) {}

  get isDue(): boolean {
    return performance.now() - this.#last >= Slice;
  }

  async take(): Promise<void> {
    const { alive, signal } = this.contact;
    this.#last = performance.now();
    alive?.();
    await new Promise((resolve) => setImmediate(resolve));
    signal?.throwIfAborted();
  }
}

/** Games between agents. */
function agentGames(job: Job, game: Game, breath: Breath): PlayGame {
  const players = job.players!;
  const recordsMoves = job.record.includes('moves');
  return async (number, seats) => {
    const agents = players.map(({ agent, settings }) => makeAgent(agent, settings));
    const statistics: MoveStatistics | undefined = recordsMoves ? { legal: [], movers: [] } : undefined;
    const { trial, ranks } = await contest(
      game,
      seats!.map((i) => agents[i]!),
      {
        seed: job.seed,
        number,
        maxMoves: job.moves,
        onMove: async ({ legalCount, mover }) => {
          statistics?.legal.push(legalCount);
          statistics?.movers.push(mover);
          if (breath.isDue) await breath.take();
        },
      },
    );
    return {
      moves: trial.length,
      isOver: trial.isOver,
      isLimited: trial.endType === 'TurnLimit' || trial.endType === 'MoveLimit',
      ranks: [0, ...ranks],
      trial: job.record.includes('trial') ? trial : undefined,
      statistics,
    };
  };
}
