/** A small pool of web workers: each takes the next task as soon as it is free; one failure or a signal stops all. */
import type { WorkerRun } from './workerRun.js';

export type { WorkerRun } from './workerRun.js';

/** What this module needs of a browser, which Node's types do not know. */
interface WebWorker {
  onmessage: ((event: { readonly data: unknown }) => void) | null;
  onerror: ((event: { readonly message?: string }) => void) | null;
  postMessage(message: unknown): void;
  terminate(): void;
}
declare const Worker: new (url: URL | string, options: { type: 'module' }) => WebWorker;

/** Runs all tasks. The promise settles when all workers have ended. */
export async function runOnWorkers<Task, Result>(run: WorkerRun<Task, Result>): Promise<void> {
  const { file, start, onResult, signal } = run;
  const tasks = run.tasks[Symbol.iterator]();
  const pool: WebWorker[] = [];
  let stop: (reason: unknown) => void = () => {};
  const stopped = new Promise<never>((_, reject) => {
    stop = reject;
  });
  const onAbort = (): void => stop(signal?.reason);
  signal?.addEventListener('abort', onAbort, { once: true });

  const work = (): Promise<void> =>
    new Promise((resolve, reject) => {
      const worker = new Worker(file, { type: 'module' });
      pool.push(worker);
      let task: Task | undefined;
      const feed = (): void => {
        const next = tasks.next();
        if (next.done) resolve();
        else {
          task = next.value;
          worker.postMessage({ task });
        }
      };
      worker.onmessage = ({ data }) => {
        try {
          onResult(task as Task, data as Result);
          feed();
        } catch (error) {
          reject(error);
        }
      };
      worker.onerror = ({ message }) => reject(new Error(`A worker failed: ${message ?? 'its module was not found'}.`));
      worker.postMessage({ start });
      feed();
    });

  try {
    await Promise.race([Promise.all(Array.from({ length: run.workers }, work)), stopped]);
  } finally {
    signal?.removeEventListener('abort', onAbort);
    for (const worker of pool) worker.terminate();
  }
}
