/** All commands, in the order of the help text. Each is made anew, because commander commands hold parsed state. */
import type { Command } from 'commander';
import { analyse } from './analyse.js';
import { bench } from './bench.js';
import { board } from './board.js';
import { completionCommand } from './completion.js';
import { emit } from './emit.js';
import { experiment } from './experiment.js';
import { explain } from './explain.js';
import { fmt } from './fmt.js';
import { lsp } from './lsp.js';
import { moves } from './moves.js';
import { newGame } from './new.js';
import { options } from './options.js';
import { play } from './play.js';
import { playout } from './playout.js';
import { replay } from './replay.js';
import { solve } from './solve.js';
import { studio } from './studio.js';
import { tournament } from './tournament.js';
import { tune } from './tune.js';
import { validate } from './validate.js';
import { worker } from './worker.js';

export const commands: readonly ((entry?: string) => Command)[] = [
  newGame,
  validate,
  explain,
  fmt,
  board,
  options,
  moves,
  play,
  studio,
  playout,
  tournament,
  experiment,
  worker,
  replay,
  emit,
  analyse,
  solve,
  tune,
  bench,
  lsp,
  completionCommand,
];
