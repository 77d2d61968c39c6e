/**
 * Loaded into a process by `--import`: at its end it writes down the CPU time that it has taken itself, which nobody can ask for
 * from outside any more, and which does not count the processes that it has started.
 */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { isMainThread } from 'node:worker_threads';

/** The variable of the environment that names the directory for the figures. */
export const cpuDirectory = 'LUDII_BENCH_CPU';

const directory = process.env[cpuDirectory];
if (directory !== undefined && isMainThread) {
  process.on('exit', () => {
    const { user, system } = process.cpuUsage();
    writeFileSync(join(directory, `${process.pid}.cpu`), String((user + system) / 1e6));
  });
}
