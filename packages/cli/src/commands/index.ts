/** All commands, in the order of the help text. Each is made anew, because commander commands hold parsed state. */
import type { Command } from 'commander';
import { board } from './board.js';

export const commands: readonly (() => Command)[] = [board];
