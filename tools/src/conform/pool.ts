/** Jobs over all cores: a worker thread answers one job after the other; one that takes too long or dies is replaced. */
import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';

/** How jobs are run. */
export interface PoolOptions<Job, Answer> {
  /** The script that answers each message with one message. */
  readonly script: URL;
  readonly jobs: readonly Job[];
  /** A job that takes longer is given up. */
  readonly secondsPerJob: number;
  readonly workers?: number | undefined;
  /** Called with each answer as soon as it is known; undefined for a job that was given up. */
  readonly onAnswer?: (job: Job, answer: Answer | undefined, done: number) => void;
}

/** Runs all jobs; the answers are in their order, undefined for those that were given up. */
export async function runPool<Job, Answer>(options: PoolOptions<Job, Answer>): Promise<(Answer | undefined)[]> {
  const { script, jobs, secondsPerJob, onAnswer } = options;
  const answers: (Answer | undefined)[] = new Array(jobs.length);
  let next = 0;
  let done = 0;
  const runWorker = async (): Promise<void> => {
    let worker: Worker | undefined;
    while (next < jobs.length) {
      const index = next++;
      const job = jobs[index]!;
      worker ??= new Worker(script);
      const answer = await ask<Job, Answer>(worker, job, secondsPerJob);
      if (answer === undefined) {
        await worker.terminate();
        worker = undefined;
      }
      answers[index] = answer;
      onAnswer?.(job, answer, ++done);
    }
    await worker?.terminate();
  };
  const workers = Math.min(options.workers ?? availableParallelism(), Math.max(jobs.length, 1));
  await Promise.all(Array.from({ length: workers }, runWorker));
  return answers;
}

/** The worker's answer, or undefined when it takes too long or dies. */
function ask<Job, Answer>(worker: Worker, job: Job, seconds: number): Promise<Answer | undefined> {
  return new Promise((resolve) => {
    const finish = (answer: Answer | undefined): void => {
      clearTimeout(timer);
      worker.off('message', finish);
      worker.off('error', fail);
      resolve(answer);
    };
    const fail = (): void => finish(undefined);
    const timer = setTimeout(fail, seconds * 1000);
    worker.on('message', finish);
    worker.on('error', fail);
    worker.postMessage(job);
  });
}
