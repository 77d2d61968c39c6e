/** `ludii worker`: plays jobs of experiments from a queue. */
import { work } from '@ludii/experiments/worker';
import { Command } from 'commander';
import { interruptible } from '../interrupt.js';
import { positive, wholeFrom } from '../numbers.js';
import { plural, write, writeError } from '../terminal.js';
import { queueOption } from './queueOption.js';

interface WorkerOptions {
  readonly queue: string;
  readonly workers?: number;
  readonly untilEmpty?: boolean;
  readonly lostAfter: number;
  readonly verbose?: boolean;
}

export const worker = (): Command =>
  new Command('worker')
    .summary('work on experiments that wait in a queue')
    .description('Play the games of experiments that wait in a queue. Descriptions come with the jobs.')
    .addOption(queueOption().makeOptionMandatory())
    .option('-w, --workers <count>', 'number of processes (default: all cores)', wholeFrom(1))
    .option('--until-empty', 'end when no experiment is left')
    .option('--lost-after <seconds>', 'jobs of a worker that is lost go to another after so long', positive, 10)
    .option('--verbose', 'tell of every job')
    .addHelpText(
      'after',
      `
Ctrl-C finishes the jobs that were begun; a second one leaves them to other workers.

Examples:
  ludii worker --queue redis://host:6379
  LUDII_QUEUE=rediss://:password@host:6380 ludii worker`,
    )
    .action(async ({ queue, verbose, ...options }: WorkerOptions) => {
      const done = await interruptible(
        (signal) =>
          work({
            ...options,
            url: queue,
            signal,
            onStart: (version, shown) => writeError(`Version ${version}, working for ${shown}. Ctrl-C ends it.\n`),
            onNote: (note) => writeError(`${note}\n`),
            onJob: (outcome, name) => {
              if ('failed' in outcome) writeError(`${name}, job ${outcome.job} failed: ${outcome.failed}\n`);
              else if (verbose) writeError(`${name}, job ${outcome.job}: ${plural(outcome.result.games, 'game')}\n`);
            },
          }),
        'Finishing the jobs that were begun …',
      );
      write(`${plural(done, 'job')} done.\n`);
    });
