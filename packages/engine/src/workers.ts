/** Work on the threads of Node. */
import { Worker } from 'node:worker_threads';
import { runOnPool, type WorkerRun } from './workerRun.js';

export type { WorkerRun } from './workerRun.js';

/** Runs all tasks. The promise settles when all threads have ended. */
export function runOnWorkers<Task, Result>(run: WorkerRun<Task, Result>): Promise<void> {
  return runOnPool(run, (onAnswer, onFailure) => {
    const worker = new Worker(run.file, { workerData: run.start });
    worker.on('message', onAnswer);
    worker.on('error', onFailure);
    worker.on('exit', (code) => onFailure(new Error(`A worker thread ended early with code ${code}.`)));
    return { give: (task) => worker.postMessage(task), end: () => worker.terminate() };
  });
}
