/**
 * Declarative experiments on games and agents: resumable, on all cores or on many machines.
 *
 * @packageDocumentation
 */
export type { AgentSettings } from './agents.js';
export type { DefinedGame, DefinedPlayer, Definition, Limits, Recorded } from './definition/definition.js';
export { type Cell, type Job, jobOf, type Plan, planOf } from './definition/plan.js';
export { type GameSources, type ReadDefinition, readDefinition } from './definition/readDefinition.js';
export { experimentSchema } from './definition/schema.js';
export { ExperimentError, type ExperimentErrorCode } from './error.js';
export { outcomes } from './log/readLog.js';
export { type Coordination, collectResults, runOnQueue } from './queue/coordinate.js';
export { type WorkOptions, work } from './queue/work.js';
export { bradleyTerry, type Rating, type Ratings } from './report/bradleyTerry.js';
export { gamesCsv, playersCsv } from './report/csv.js';
export { asHtml } from './report/html.js';
export { type GameReport, type PlayerReport, type Rate, type Report, readReport, reportOf } from './report/report.js';
export { asText } from './report/text.js';
export { type ExperimentOptions, runExperiment } from './run/experiment.js';
export { listOf, type PackedList } from './run/packedList.js';
export { type PoolOptions, ProcessPool, type TaskOutcome } from './run/pool.js';
export type { Counts, JobOutcome, JobResult, PlayerCount } from './run/result.js';
export { type RunOptions, runJobs } from './run/runJobs.js';
export { type CellState, Schedule } from './run/schedule.js';
export { serve, type TaskContact } from './run/serve.js';
