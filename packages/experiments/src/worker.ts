/**
 * Work on a queue, and nothing else: a process that only hands jobs on to others need not load the engine, which takes most of
 * the time of a start.
 *
 * @packageDocumentation
 */
export { ExperimentError, type ExperimentErrorCode } from './error.js';
export { type WorkOptions, work } from './queue/work.js';
