/** A worker thread that checks one recorded game after the other. */
import { parentPort } from 'node:worker_threads';
import { checkTrace, type TraceJob } from './traceJob.js';

parentPort?.on('message', (job: TraceJob) => {
  parentPort?.postMessage(checkTrace(job));
});
