/**
 * The command line of a worker alone. The process that takes jobs from a queue hands them on to others, so it loads neither the
 * engine nor the other commands: that is most of what its start would take.
 */
import { ExperimentError } from '@ludii/experiments/worker';
import { worker } from './commands/worker.js';
import { assemble, conduct } from './conduct.js';
import { UserError } from './userError.js';

const isOfUser = (error: unknown): error is Error => error instanceof UserError || error instanceof ExperimentError;

/** Runs `ludii worker …` and returns the exit code. */
export async function runWorker(args: readonly string[]): Promise<number> {
  return conduct(() => assemble([worker]), args, isOfUser);
}
