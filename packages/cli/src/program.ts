/** The command line: what it is called, what it can do, and how it ends. */
import { EngineError, GeometryError } from '@ludii/engine';
import { StateError } from '@ludii/engine/internal';
import { ExperimentError } from '@ludii/experiments';
import type { Command } from 'commander';
import { commands } from './commands/index.js';
import { assemble, conduct } from './conduct.js';
import { UserError } from './userError.js';

/** Builds the program with all its commands. `entry` is the file to run for a process of its own. */
export function program(entry?: string): Command {
  return assemble(commands, entry);
}

/** Runs the command line and returns the exit code. Errors of the user never show a stack trace. */
export async function run(args: readonly string[], entry?: string): Promise<number> {
  return conduct(() => program(entry), args, isOfUser);
}

function isOfUser(error: unknown): error is Error {
  return (
    error instanceof UserError ||
    error instanceof ExperimentError ||
    error instanceof EngineError ||
    error instanceof GeometryError ||
    error instanceof StateError
  );
}
