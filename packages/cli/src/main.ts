#!/usr/bin/env node
/** The `ludii` command. */
import { fileURLToPath } from 'node:url';
import { run } from './program.js';

// A reader that has seen enough (`ludii moves chess | head`) is no error.
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code === 'EPIPE') process.exit(0);
  throw error;
});

process.exitCode = await run(process.argv.slice(2), fileURLToPath(import.meta.url));
