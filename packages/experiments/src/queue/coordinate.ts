/**
 * The side of the queue that wants results: it puts jobs in and takes outcomes out, into the log first and only then out of
 * Redis. Nothing here minds a duplicate: a job that is in the queue is not put in again, and an outcome that is in the log
 * is not taken again.
 */
import type { Queue } from 'bullmq';
import type { Redis } from 'ioredis';
import type { PackedGame } from '../definition/packedGame.js';
import { jobOf } from '../definition/plan.js';
import type { ResultLog } from '../log/resultLog.js';
import type { JobOutcome } from '../run/result.js';
import type { Schedule } from '../run/schedule.js';
import { connect, sleep } from './connection.js';
import { announce, jobId, prefix, type QueuedJob, queueName, resultsKey, withdraw } from './space.js';

/** Where jobs go and outcomes come from. */
export interface Coordination {
  readonly url: string;
  readonly schedule: Schedule;
  readonly log: ResultLog;
  readonly onProgress?: (schedule: Schedule) => void;
  readonly signal?: AbortSignal | undefined;
}

/** Time in ms between two looks at the results: before the first ones, and the least and the most later. */
const FirstPause = 200;
const ShortPause = 50;
const LongPause = 1000;
/** Time in ms between two looks for lost jobs. */
const FailedPause = 2000;
const Bulk = 500;

/**
 * How long to wait for more results, in ms: each look costs a write to the disk, so there is one in a second, but when the end is
 * near nobody shall wait for it. `done` jobs have come in `elapsed` ms, `left` are to come.
 */
export function pauseBefore(done: number, left: number, elapsed: number): number {
  if (done === 0) return FirstPause;
  return Math.min(LongPause, Math.max(ShortPause, (elapsed * left) / done / 2));
}

class Coordinator {
  #failedAt = 0;

  constructor(
    readonly redis: Redis,
    readonly queue: Queue<QueuedJob>,
    readonly options: Coordination,
  ) {}

  /** Puts all jobs into the queue that are due and not done. */
  async submit(): Promise<void> {
    const { schedule, signal } = this.options;
    const { plan } = schedule;
    for (;;) {
      const numbers: number[] = [];
      for (let next = schedule.next(); next !== undefined; next = schedule.next()) {
        if (numbers.push(next) === Bulk) break;
      }
      if (numbers.length === 0 || signal?.aborted) return;
      await this.queue.addBulk(
        numbers.map((number) => ({
          name: plan.definition.name,
          data: { experiment: plan.hash, job: jobOf(plan, number), limits: plan.definition.limits },
          opts: { jobId: jobId(plan, number), removeOnComplete: true },
        })),
      );
    }
  }

  /** Takes what is there. */
  async collect(): Promise<void> {
    const key = resultsKey(this.options.schedule.plan.hash);
    let cursor = '0';
    do {
      const [next, found] = await this.redis.hscan(key, cursor, 'COUNT', Bulk);
      cursor = next;
      const numbers = found.filter((_, i) => i % 2 === 0);
      for (let i = 1; i < found.length; i += 2) this.#take(JSON.parse(found[i]!) as JobOutcome);
      if (numbers.length === 0) continue;
      // Only what is safely on the disk may go.
      this.options.log.sync();
      await this.redis.hdel(key, ...numbers);
    } while (cursor !== '0');
    const now = performance.now();
    if (now - this.#failedAt > FailedPause) {
      this.#failedAt = now;
      await this.#collectFailed();
    }
  }

  /** Jobs whose workers were lost again and again are given up by the queue. */
  async #collectFailed(): Promise<void> {
    const { plan } = this.options.schedule;
    for (const job of await this.queue.getFailed(0, Bulk)) {
      if (job?.data.experiment !== plan.hash) continue;
      const reason = /stalled/.test(job.failedReason) ? 'Its worker was lost.' : job.failedReason;
      const attempts = Math.max(1, job.attemptsStarted, job.stalledCounter);
      this.#take({ job: job.data.job.number, failed: reason, attempts });
      this.options.log.sync();
      await job.remove();
    }
  }

  #take(outcome: JobOutcome): void {
    const { schedule, log, onProgress } = this.options;
    if (!schedule.take(outcome)) return;
    log.append(outcome);
    onProgress?.(schedule);
  }
}

async function coordinated<T>(options: Coordination, action: (coordinator: Coordinator) => Promise<T>): Promise<T> {
  const redis = await connect(options.url);
  const { Queue } = await import('bullmq');
  const queue = new Queue<QueuedJob>(queueName(), { connection: redis, prefix });
  // A connection that breaks is mended by itself; commands wait for it.
  queue.on('error', () => {});
  try {
    return await action(new Coordinator(redis, queue, options));
  } finally {
    await queue.close();
    redis.disconnect();
  }
}

async function finish({ redis, options: { schedule, log } }: Coordinator): Promise<boolean> {
  if (!schedule.isComplete) return false;
  log.settle();
  await withdraw(redis, schedule.plan);
  return true;
}

/** Puts all jobs into the queue, and waits for their outcomes unless told otherwise. True if all are there. */
export async function runOnQueue(
  games: ReadonlyMap<string, PackedGame>,
  options: Coordination & { readonly detach?: boolean },
): Promise<boolean> {
  const { schedule, signal, detach = false } = options;
  return await coordinated(options, async (coordinator) => {
    await announce(coordinator.redis, schedule.plan, games);
    // Outcomes of an earlier run may wait: their jobs need not go in again.
    await coordinator.collect();
    await coordinator.submit();
    const [begun, start] = [schedule.done, performance.now()];
    while (!detach && !schedule.isComplete && !signal?.aborted) {
      const { done, known } = schedule;
      await sleep(pauseBefore(done - begun, known - done, performance.now() - start), signal);
      await coordinator.collect();
      await coordinator.submit();
    }
    return await finish(coordinator);
  });
}

/** Takes the outcomes that wait in the queue. True if now all are there. */
export async function collectResults(options: Coordination): Promise<boolean> {
  return await coordinated(options, async (coordinator) => {
    await coordinator.collect();
    return await finish(coordinator);
  });
}
