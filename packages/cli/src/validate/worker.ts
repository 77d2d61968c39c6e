/** A worker thread that looks at one file after the other. */
import { parentPort, workerData } from 'node:worker_threads';
import { UserError } from '../userError.js';
import { type CheckOptions, check } from './check.js';
import type { FileReport } from './findings.js';

/** What a worker answers. Errors lose their class on the way. */
export type Answer = { readonly report: FileReport } | { readonly problem: string };

function answer(file: string, options: CheckOptions): Answer {
  try {
    return { report: check(file, options) };
  } catch (error) {
    if (error instanceof UserError) return { problem: error.message };
    throw error;
  }
}

if (parentPort) {
  const port = parentPort;
  port.on('message', (file: string) => port.postMessage(answer(file, workerData as CheckOptions)));
}
