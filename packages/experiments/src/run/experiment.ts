/** An experiment on this machine: its log, its jobs, and what is known of it so far. */

import type { Definition } from '../definition/definition.js';
import type { PackedGame } from '../definition/packedGame.js';
import { planOf } from '../definition/plan.js';
import type { LogHeader } from '../log/readLog.js';
import { ResultLog } from '../log/resultLog.js';
import { version } from '../version.js';
import { type RunOptions, runJobs } from './runJobs.js';
import { Schedule } from './schedule.js';

/** How an experiment is run. */
export interface ExperimentOptions extends Omit<RunOptions, 'games' | 'onOutcome'> {
  /** The file of the results. */
  readonly log: string;
  /** Goes on with a log that is there. */
  readonly resume?: boolean;
  /** Told after every outcome, and once before the first. */
  readonly onProgress?: (schedule: Schedule) => void;
}

/** The header of the log of an experiment. */
export function headerFor(definition: Definition): LogHeader {
  return { format: 'ludii-experiment', version, experiment: planOf(definition).hash, definition };
}

/** Opens the log of an experiment, with what is in it counted. */
export function openLog(
  definition: Definition,
  path: string,
  resume: boolean,
): { readonly log: ResultLog; readonly schedule: Schedule } {
  const schedule = new Schedule(planOf(definition));
  const log = ResultLog.open(path, headerFor(definition), {
    resume,
    onOutcome: (outcome) => void schedule.take(outcome),
  });
  return { log, schedule };
}

/** Runs an experiment and keeps its results. When it is stopped, the log holds what was done. */
export async function runExperiment(
  definition: Definition,
  games: ReadonlyMap<string, PackedGame>,
  { log: path, resume = false, onProgress, ...options }: ExperimentOptions,
): Promise<Schedule> {
  const { log, schedule } = openLog(definition, path, resume);
  try {
    onProgress?.(schedule);
    const complete = await runJobs(schedule, {
      ...options,
      games,
      onOutcome: (outcome) => {
        log.append(outcome);
        onProgress?.(schedule);
      },
    });
    if (complete) log.settle();
    return schedule;
  } finally {
    log.close();
  }
}
