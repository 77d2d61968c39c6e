#!/usr/bin/env node
/** The `ludii` command. */
import { fileURLToPath } from 'node:url';

// A reader that has seen enough (`ludii moves chess | head`) is no error.
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code === 'EPIPE') process.exit(0);
  throw error;
});

const args = process.argv.slice(2);
// A worker ends when it has said so, also if a connection to its queue would not.
if (args[0] === 'worker') process.exit(await (await import('./runWorker.js')).runWorker(args));
process.exitCode = await (await import('./program.js')).run(args, fileURLToPath(import.meta.url));
