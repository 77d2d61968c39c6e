/** The command line: what it is called, what it can do, and how it ends. */
import { createRequire } from 'node:module';
import { Command, CommanderError } from 'commander';
import { commands } from './commands/index.js';
import { UserError } from './userError.js';

const { version } = createRequire(import.meta.url)('../package.json') as { version: string };

/** Builds the program with all its commands. */
export function program(): Command {
  const ludii = new Command('ludii')
    .description('Validate, see, play and measure games in the Ludii description language.')
    .version(version)
    .showSuggestionAfterError()
    .showHelpAfterError('Run with --help to see what is accepted.')
    .exitOverride();
  for (const command of commands) ludii.addCommand(command());
  return ludii;
}

/** Runs the command line and returns the exit code. Errors of the user never show a stack trace. */
export async function run(args: readonly string[]): Promise<number> {
  try {
    const ludii = program();
    if (args.length === 0) {
      ludii.outputHelp();
      return 0;
    }
    await ludii.parseAsync(args as string[], { from: 'user' });
    return typeof process.exitCode === 'number' ? process.exitCode : 0;
  } catch (error) {
    if (error instanceof CommanderError) return error.exitCode;
    if (error instanceof UserError) {
      process.stderr.write(`${error.message}\n`);
      return 1;
    }
    throw error;
  }
}
