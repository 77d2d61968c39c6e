/** A small pool of worker threads: each takes the next task as soon as it is free; one failure or a signal stops all. */
import { Worker } from 'node:worker_threads';

/** What to run. */
export interface WorkerRun<Task, Result> {
  /** The module that the workers run. It gets `start` as worker data, then tasks as messages, and answers each. */
  readonly file: URL;
  readonly start: unknown;
  readonly workers: number;
  /** Taken one by one, so that there can be any number of them. */
  readonly tasks: Iterable<Task>;
  readonly onResult: (task: Task, result: Result) => void;
  readonly signal?: AbortSignal | undefined;
}

/** Runs all tasks. The promise settles when all threads have ended. */
export async function runOnWorkers<Task, Result>(run: WorkerRun<Task, Result>): Promise<void> {
  const { file, start, onResult, signal } = run;
  const tasks = run.tasks[Symbol.iterator]();
  const pool: Worker[] = [];
  let stop: (reason: unknown) => void = () => {};
  const stopped = new Promise<never>((_, reject) => {
    stop = reject;
  });
  const onAbort = (): void => stop(signal?.reason);
  signal?.addEventListener('abort', onAbort, { once: true });

  const work = (): Promise<void> =>
    new Promise((resolve, reject) => {
      const worker = new Worker(file, { workerData: start });
      pool.push(worker);
      let task: Task | undefined;
      const feed = (): void => {
        const next = tasks.next();
        if (next.done) resolve();
        else {
          task = next.value;
          worker.postMessage(task);
        }
      };
      worker.on('message', (result: Result) => {
        try {
          onResult(task as Task, result);
          feed();
        } catch (error) {
          reject(error);
        }
      });
      worker.on('error', reject);
      worker.on('exit', (code) => reject(new Error(`A worker thread ended early with code ${code}.`)));
      feed();
    });

  try {
    await Promise.race([Promise.all(Array.from({ length: run.workers }, work)), stopped]);
  } finally {
    signal?.removeEventListener('abort', onAbort);
    await Promise.all(pool.map((worker) => worker.terminate()));
  }
}
