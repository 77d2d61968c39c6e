#!/usr/bin/env node
/** The `ludii` command. */
import { run } from './program.js';

process.exitCode = await run(process.argv.slice(2));
