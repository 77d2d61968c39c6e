#!/usr/bin/env node
/**
 * `ludii-language-server`: takes the flag `--stdio` that editors like to pass, and needs none. In a thread the same file does
 * the checks, so that a bundle of one file has everything.
 */
import { isMainThread } from 'node:worker_threads';
import { answerChecks } from './checkThread.js';
import { serveStdio } from './stdio.js';

if (isMainThread) serveStdio(process.argv[1]);
else answerChecks();
