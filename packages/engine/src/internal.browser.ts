/** What the other packages of this repository share where there are no files: free to change in any release. */
export * from './internal.portable.js';
export { plainName } from './plainName.js';
export { runOnWorkers, type WorkerRun } from './workers.browser.js';
