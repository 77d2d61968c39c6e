/** The side of the queue that works: it takes jobs of any experiment of its version and leaves their outcomes in Redis. */
import { availableParallelism } from 'node:os';
import type { Redis } from 'ioredis';
import type { Limits } from '../definition/definition.js';
import type { PackedGame } from '../definition/packedGame.js';
import { ExperimentError } from '../error.js';
import { ProcessPool } from '../run/pool.js';
import type { JobOutcome, JobResult } from '../run/result.js';
import type { JobTask } from '../run/task.js';
import { jobWorkerFile } from '../run/workerFile.js';
import { version } from '../version.js';
import { connect, shownQueue, sleep } from './connection.js';
import { fetchGame, listed, prefix, type QueuedJob, queueName, resultsKey } from './space.js';

/** How to work. */
export interface WorkOptions {
  readonly url: string;
  /** Number of processes (default: all cores). */
  readonly workers?: number | undefined;
  /** Ends the work; jobs that were begun are finished first. */
  readonly signal?: AbortSignal | undefined;
  /** Ends when there is nothing left to do. */
  readonly untilEmpty?: boolean | undefined;
  /** Seconds after which the jobs of a worker that was lost go to another (default 10). */
  readonly lostAfter?: number | undefined;
  /** Told at once, before the queue is reached: the version, and the queue as it may be shown. */
  readonly onStart?: (version: string, queue: string) => void;
  readonly onJob?: (outcome: JobOutcome, name: string) => void;
  readonly onNote?: (note: string) => void;
  readonly workerFile?: URL;
}

/** How often a job may come back from a worker that was lost, after the first attempt. */
const Returns = 2;
/** Descriptions that are kept. */
const Kept = 64;
const LookAround = 2000;

/** Refuses to wait for jobs that will never come: all that is to do is for another version. */
async function checkVersions(redis: Redis, url: string): Promise<void> {
  const all = await listed(redis);
  const others = [...new Set(all.filter((each) => each.version !== version).map((each) => each.version))];
  if (others.length === 0 || all.some((each) => each.version === version)) return;
  throw new ExperimentError(
    'other-version',
    `The experiments on ${shownQueue(url)} were started with version ${others.join(', ')} of ludii; this worker is version ` +
      `${version}. Its games may differ, so it takes none of them. Install the same version here.`,
  );
}

/** Works until told to stop. Returns the number of jobs done. */
export async function work(options: WorkOptions): Promise<number> {
  const { url, workers = availableParallelism(), lostAfter = 10, onStart, onJob, onNote } = options;
  onStart?.(version, shownQueue(url));
  const redis = await connect(url);
  const pools = new Pools(workers, options.workerFile ?? jobWorkerFile(), onNote);
  try {
    await checkVersions(redis, url);
    const { Worker } = await import('bullmq');
    const games = new GameCache(redis);
    let done = 0;
    let playing = 0;
    const worker = new Worker<QueuedJob>(
      queueName(),
      async ({ data: { experiment, job, limits }, name }) => {
        const game = await games.get(job.game);
        playing++;
        const played = await pools
          .of(limits)
          .run({ job, game })
          .finally(() => {
            playing--;
          });
        const outcome: JobOutcome =
          'answer' in played
            ? { job: job.number, result: played.answer }
            : { job: job.number, failed: played.failed, attempts: played.attempts };
        // The first outcome counts; a second one is the same.
        await redis.hsetnx(resultsKey(experiment), String(job.number), JSON.stringify(outcome));
        done++;
        onJob?.(outcome, name);
      },
      {
        connection: redis,
        prefix,
        // One more than can run: it is here when a process becomes free.
        concurrency: workers + 1,
        lockDuration: lostAfter * 1000,
        stalledInterval: Math.max(1000, lostAfter * 500),
        maxStalledCount: Returns,
      },
    );
    // A connection that breaks is mended by itself.
    worker.on('error', () => {});
    await ended(redis, options);
    const closed = new AbortController();
    await Promise.race([worker.close(), patience(() => playing === 0, closed.signal)]);
    closed.abort();
    return done;
  } finally {
    await pools.close();
    redis.disconnect();
  }
}

/** Time in ms that a queue has to close once no job is played any more: one that was started anew may never answer. */
const ClosingTime = 5000;

/** Waits until something is so, and then for as long as a queue has to close. */
async function patience(isIdle: () => boolean, signal: AbortSignal): Promise<void> {
  while (!isIdle() && !signal.aborted) await sleep(100, signal);
  await sleep(ClosingTime, signal);
}

/** Waits for the signal, or until nobody waits for results of this version any more; tells of experiments for others. */
async function ended(redis: Redis, { signal, untilEmpty, onNote }: WorkOptions): Promise<void> {
  const told = new Set<string>();
  for (;;) {
    await sleep(LookAround, signal);
    if (signal?.aborted) return;
    const all = await listed(redis);
    if (untilEmpty && !all.some((each) => each.version === version)) return;
    for (const other of all.filter((each) => each.version !== version && !told.has(each.version))) {
      told.add(other.version);
      onNote?.(
        `"${other.name}" was started with version ${other.version}; this worker is version ${version} and leaves it alone.`,
      );
    }
  }
}

/** Descriptions by their hashes. */
class GameCache {
  readonly #games = new Map<string, Promise<PackedGame>>();

  constructor(readonly redis: Redis) {}

  get(hash: string): Promise<PackedGame> {
    const known = this.#games.get(hash);
    if (known) return known;
    const fetched = fetchGame(this.redis, hash);
    fetched.catch(() => this.#games.delete(hash));
    this.#games.set(hash, fetched);
    for (const oldest of this.#games.keys()) {
      if (this.#games.size <= Kept) break;
      this.#games.delete(oldest);
    }
    return fetched;
  }
}

/** A pool for each set of limits: nearly always one. */
class Pools {
  readonly #pools = new Map<string, ProcessPool<JobTask, JobResult>>();

  constructor(
    readonly workers: number,
    readonly file: URL,
    readonly onLost: ((reason: string) => void) | undefined,
  ) {}

  of({ memory, seconds }: Limits): ProcessPool<JobTask, JobResult> {
    const key = `${memory} ${seconds}`;
    const known = this.#pools.get(key);
    if (known) return known;
    const { workers, file, onLost } = this;
    const pool = new ProcessPool<JobTask, JobResult>({ file, workers, memory, seconds, ...(onLost ? { onLost } : {}) });
    this.#pools.set(key, pool);
    return pool;
  }

  async close(): Promise<void> {
    await Promise.all([...this.#pools.values()].map((pool) => pool.close()));
  }
}
