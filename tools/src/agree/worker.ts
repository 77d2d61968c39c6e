/** A worker thread that compares one game after the other. */
import { parentPort } from 'node:worker_threads';
import { type AgreeJob, runAgreeJob } from './job.js';

parentPort?.on('message', (job: AgreeJob) => {
  parentPort?.postMessage(runAgreeJob(job));
});
