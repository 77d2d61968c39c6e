/** A job with its game, played in this process. A game is compiled once for all its jobs. */
import { type Game, gameFromText } from '@ludii/engine';
import type { PackedGame } from '../definition/packedGame.js';
import type { Job } from '../definition/plan.js';
import { playJob } from './playJob.js';
import type { JobResult } from './result.js';

/** A job with its game. */
export interface JobTask {
  readonly job: Job;
  readonly game: PackedGame;
}

/** Jobs come game by game, mostly; a few compiled games more than one are kept for queues that mix them. */
const Kept = 4;
const compiled = new Map<string, Game>();

function gameOf({ job, game }: JobTask): Game {
  const ready = compiled.get(job.game) ?? unpackGame(game);
  compiled.delete(job.game);
  compiled.set(job.game, ready);
  for (const oldest of compiled.keys()) {
    if (compiled.size <= Kept) break;
    compiled.delete(oldest);
  }
  return ready;
}

/** Plays a job in this process. */
export async function playTask(
  task: JobTask,
  contact: { readonly alive?: () => void; readonly signal?: AbortSignal } = {},
): Promise<JobResult> {
  return playJob(task.job, gameOf(task), contact);
}

/** Compiles a packed game. */
function unpackGame({ text, defines, games, ...options }: PackedGame): Game {
  return gameFromText(text, {
    ...options,
    ...(defines ? { defines: new Map(Object.entries(defines)) } : {}),
    ...(games ? { games: new Map(Object.entries(games)) } : {}),
  });
}
