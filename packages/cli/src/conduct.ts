/** What all commands have in common, whichever are loaded: what the program is called, and how it ends. */
import { Command, CommanderError } from 'commander';
import { Interrupted, interruptedCode } from './interrupt.js';
import { colours, writeError } from './terminal.js';
import { Failed } from './userError.js';
import { version } from './version.js';

/** Builds the program with some commands. `entry` is the file to run for a process of its own. */
export function assemble(commands: readonly ((entry?: string) => Command)[], entry?: string): Command {
  const ludii = new Command('ludii')
    .description('Validate, see, play and measure games in the Ludii description language.')
    .version(version, '-V, --version', 'show the version')
    .helpOption('-h, --help', 'show this help')
    .helpCommand('help [command]', 'show the help of a command')
    .showSuggestionAfterError()
    .showHelpAfterError('Run with --help to see what is accepted.')
    .exitOverride()
    .addHelpText(
      'after',
      `
A game is the path of a .lud file, or a name from the directory "games".

Examples:
  ludii new "My Game"                 write a description to start from
  ludii validate my-game.lud          see whether it is right
  ludii play tic-tac-toe --ai p2=uct  play against the computer
  ludii help validate                 learn more about a command`,
    );
  for (const command of commands) {
    const made = command(entry);
    made.copyInheritedSettings(ludii);
    ludii.addCommand(made);
  }
  return ludii;
}

/** Runs the command line and returns the exit code. Errors of the user never show a stack trace. */
export async function conduct(
  make: () => Command,
  args: readonly string[],
  isOfUser: (error: unknown) => error is Error,
): Promise<number> {
  try {
    const ludii = make();
    if (args.length === 0) {
      ludii.outputHelp();
      return 0;
    }
    await ludii.parseAsync(args as string[], { from: 'user' });
    return 0;
  } catch (error) {
    if (error instanceof CommanderError) return error.exitCode;
    if (error instanceof Failed) return 1;
    if (error instanceof Interrupted) return interruptedCode;
    if (isOfUser(error)) {
      const { red, bold } = colours(process.stderr);
      const isFrame = /^\S*error\S*\[/.test(error.message);
      writeError(isFrame ? `${error.message}\n` : `${bold(red('error'))}: ${error.message}\n`);
      return 1;
    }
    throw error;
  }
}
