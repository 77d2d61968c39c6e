#!/usr/bin/env node
/** `ludii-language-server`: takes the flag `--stdio` that editors like to pass, and needs none. */
import { serveStdio } from './stdio.js';

serveStdio();
