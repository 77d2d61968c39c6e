/** `ludii play`: a game at the terminal. */
import { createInterface } from 'node:readline';
import { agentKinds } from '@ludii/agents';
import { Command } from 'commander';
import { type GameOptions, load, withGameOptions } from '../loading.js';
import { positive, whole, wholeFrom } from '../numbers.js';
import { readPlayers } from '../play/players.js';
import { Session } from '../play/session.js';
import { write } from '../terminal.js';

interface PlayOptions extends GameOptions {
  readonly ai: string;
  readonly seconds: number;
  readonly iterations?: number;
  readonly seed: number;
  readonly load?: string;
}

/** Reads lines until the session is finished or there are no more. */
async function converse(session: Session): Promise<void> {
  const terminal = process.stdin.isTTY === true && process.stdout.isTTY === true;
  const lines = createInterface({
    input: process.stdin,
    output: process.stdout,
    terminal,
    completer: (line: string) => session.complete(line),
  });
  lines.setPrompt(session.prompt);
  lines.prompt();
  for await (const line of lines) {
    // Without a terminal nobody sees what was typed.
    if (!terminal) write(`${line}\n`);
    session.enter(line);
    if (session.finished) break;
    lines.setPrompt(session.prompt);
    lines.prompt();
  }
  lines.close();
  if (!session.finished) write('\n');
}

export const play = (): Command =>
  withGameOptions(
    new Command('play')
      .summary('play in the terminal, against people or programs')
      .description('Play a game in the terminal, against people or programs.')
      .argument('<game>', 'path or name of a game')
      .option('--ai <players>', 'who plays, as p1=human,p2=uct; players who are not named are human', '')
      .option('-t, --seconds <number>', 'how long programs think about a move', positive, 1)
      .option('--iterations <count>', 'how many iterations programs think, instead of a time', wholeFrom(1))
      .option('-s, --seed <number>', 'seed of dice and cards', whole, 0)
      .option('--load <file>', 'go on with a saved game'),
  )
    .addHelpText(
      'after',
      `
Type a move (the Tab key completes it) or "help". Programs:
${agentKinds.map(({ name, about }) => `  ${name.padEnd(12)} ${about}`).join('\n')}

Examples:
  ludii play tic-tac-toe
  ludii play hex --option "Board Size/7" --ai p1=human,p2=uct
  ludii play chess --ai all=alphabeta --seconds 5`,
    )
    .action(async (name: string, { ai, seconds, iterations, seed, load: file, ...options }: PlayOptions) => {
      const game = load(name, options);
      const limits = iterations === undefined ? { ms: 1000 * seconds } : { iterations };
      const session = new Session(game, readPlayers(ai, game.players, limits), seed);
      if (file !== undefined) session.load(file);
      write(`${game.name}. Type "help" to see what you can do.\n\n`);
      session.proceed();
      if (!session.finished) await converse(session);
    });
