/** Runs the jobs of a plan, as many at a time as there are workers, and takes each outcome as it comes. */
import { meter } from '@ludii/engine/internal';
import type { PackedGame } from '../definition/packedGame.js';
import { jobOf } from '../definition/plan.js';
import { ProcessPool } from './pool.js';
import type { JobOutcome, JobResult } from './result.js';
import type { Schedule } from './schedule.js';
import { type JobTask, playTask } from './task.js';
import { jobWorkerFile } from './workerFile.js';

/** How jobs are run on this machine. */
export interface RunOptions {
  /** Number of worker processes; 0 plays in this process, without protection against what hangs or dies. */
  readonly workers: number;
  /** Plays in this process for so many ms first: a short run is over before processes have started. */
  readonly hereFor?: number;
  /** The games by their hashes. */
  readonly games: ReadonlyMap<string, PackedGame>;
  /** Told of each outcome that is new. */
  readonly onOutcome?: (outcome: JobOutcome) => void;
  /** Told of each worker that had to be replaced. */
  readonly onLost?: (reason: string) => void;
  /** Stops the run; what is there stays. */
  readonly signal?: AbortSignal | undefined;
  /** The module of the worker processes. */
  readonly workerFile?: URL;
}

/** Runs what a schedule gives out. True if the experiment is complete, false if it was stopped. */
export async function runJobs(schedule: Schedule, options: RunOptions): Promise<boolean> {
  const { workers, hereFor = workers === 0 ? Number.POSITIVE_INFINITY : 0, signal } = options;
  const left = hereFor > 0 ? await runHere(schedule, options, performance.now() + hereFor) : undefined;
  if (schedule.isComplete || signal?.aborted || workers === 0) return schedule.isComplete;
  await runOnProcesses(schedule, options, left);
  return schedule.isComplete;
}

function taskOf(schedule: Schedule, games: ReadonlyMap<string, PackedGame>, number: number): JobTask {
  const job = jobOf(schedule.plan, number);
  const game = games.get(job.game);
  if (!game) throw new RangeError(`There is no game ${job.game}.`);
  return { job, game };
}

/**
 * Runs jobs in this process for a time. Returns a job that took too long: while it is played here no signal of the system
 * is seen, so it is left to a process.
 */
async function runHere(
  schedule: Schedule,
  { games, onOutcome, signal }: RunOptions,
  end: number,
): Promise<number | undefined> {
  while (performance.now() < end && !signal?.aborted) {
    const number = schedule.next();
    if (number === undefined) return undefined;
    const outcome = await playHere(taskOf(schedule, games, number), signal, end);
    if (outcome === 'late') return number;
    if (!outcome) return undefined;
    if (schedule.take(outcome)) onOutcome?.(outcome);
    await new Promise((resolve) => setImmediate(resolve));
  }
  return undefined;
}

/** Undefined if it was stopped. */
async function playHere(
  task: JobTask,
  signal: AbortSignal | undefined,
  end: number,
): Promise<JobOutcome | 'late' | undefined> {
  const { number } = task.job;
  const deadline = meter.hurry(end - performance.now());
  try {
    return { job: number, result: await playTask(task, signal ? { signal } : {}) };
  } catch (error) {
    if (signal?.aborted) return undefined;
    // Whatever it was, it may have come of the time: a process tells.
    if (performance.now() >= end) return 'late';
    return { job: number, failed: error instanceof Error ? error.message : String(error), attempts: 1 };
  } finally {
    meter.resume(deadline);
  }
}

async function runOnProcesses(schedule: Schedule, options: RunOptions, left: number | undefined): Promise<void> {
  const waiting = left === undefined ? [] : [left];
  const { workers, games, onOutcome, onLost, signal, workerFile = jobWorkerFile() } = options;
  const { memory, seconds } = schedule.plan.definition.limits;
  const pool = new ProcessPool<JobTask, JobResult>({
    file: workerFile,
    workers,
    memory,
    seconds,
    ...(onLost ? { onLost } : {}),
  });
  const stopped = new Promise<void>((resolve) => {
    if (signal?.aborted) resolve();
    signal?.addEventListener('abort', () => resolve(), { once: true });
  });
  let wake: () => void = () => {};
  const work = async (): Promise<void> => {
    while (!signal?.aborted && !schedule.isComplete) {
      const number = waiting.pop() ?? schedule.next();
      if (number === undefined) {
        // Others are still at work, and what they find may release more.
        await new Promise<void>((resolve) => {
          const before = wake;
          wake = () => {
            before();
            resolve();
          };
        });
        continue;
      }
      const ended = await pool.run(taskOf(schedule, games, number));
      if (signal?.aborted) return;
      const outcome: JobOutcome =
        'answer' in ended
          ? { job: number, result: ended.answer }
          : { job: number, failed: ended.failed, attempts: ended.attempts };
      if (schedule.take(outcome)) onOutcome?.(outcome);
      wake();
      wake = () => {};
    }
    wake();
  };
  try {
    await Promise.race([Promise.all(Array.from({ length: workers }, work)), stopped]);
  } finally {
    await pool.close();
  }
}
