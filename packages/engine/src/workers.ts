/** A small pool of worker threads: each takes the next task as soon as it is free; one failure or a signal stops all. */
import { Worker } from 'node:worker_threads';
import type { WorkerRun } from './workerRun.js';

export type { WorkerRun } from './workerRun.js';

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
