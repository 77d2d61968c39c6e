/** Work on the web workers of a browser. */
import { runOnPool, type WorkerRun } from './workerRun.js';

export type { WorkerRun } from './workerRun.js';

/** What this module needs of a browser, which Node's types do not know. */
export interface WebWorker {
  onmessage: ((event: { readonly data: unknown }) => void) | null;
  onerror: ((event: { readonly message?: string }) => void) | null;
  postMessage(message: unknown): void;
  terminate(): void;
}
declare const Worker: new (url: URL | string, options: { type: 'module' }) => WebWorker;

/** The address of the module of a worker, or a call that makes one. */
export type WorkerSource = URL | string | (() => WebWorker);

/** Runs all tasks. The promise settles when all workers have ended. */
export function runOnWorkers<Task, Result>(run: WorkerRun<Task, Result, WorkerSource>): Promise<void> {
  const { file } = run;
  return runOnPool(run, (onAnswer, onFailure) => {
    const worker = typeof file === 'function' ? file() : new Worker(file, { type: 'module' });
    worker.onmessage = ({ data }) => onAnswer(data as Result);
    worker.onerror = ({ message }) =>
      onFailure(new Error(`A worker failed: ${message ?? 'its module was not found'}.`));
    worker.postMessage({ start: run.start });
    return { give: (task) => worker.postMessage({ task }), end: () => worker.terminate() };
  });
}
