/** `ludii studio`: the studio in the browser, served on this machine. */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { serveStudio, siteDirectory, toLink } from '@ludii/studio';
import { Command } from 'commander';
import { findGame } from '../gameFiles.js';
import { write } from '../terminal.js';
import { UserError } from '../userError.js';

interface Options {
  readonly port: string;
  readonly host: string;
  readonly allowHost: readonly string[];
}

export const studio = (): Command =>
  new Command('studio')
    .summary('write, see, play and measure a game in the browser')
    .description(
      'Serve the studio on this machine and print its address. With a game, the page opens with its description; what you ' +
        'write stays in the browser: save it to a file from there.',
    )
    .argument('[game]', 'a .lud file, or a name from the directory "games"')
    .option('--port <number>', 'port to listen on; 0 takes a free one', '4173')
    .option(
      '--host <address>',
      'address to listen on; others than the default can be reached from other machines',
      '127.0.0.1',
    )
    .option(
      '--allow-host <name>',
      'answer requests for this name too (repeatable)',
      (name, all: string[]) => [...all, name],
      [],
    )
    .addHelpText(
      'after',
      `
Examples:
  ludii studio
  ludii studio my-game.lud
  ludii studio chess --port 8080`,
    )
    .action(async (game: string | undefined, { port, host, allowHost }: Options) => {
      if (!existsSync(join(siteDirectory(), 'index.html'))) {
        throw new UserError('The studio is not built yet: run "npm run studio:build" in the repository.');
      }
      const number = Number(port);
      if (!Number.isInteger(number) || number < 0 || number > 65_535) throw new UserError(`"${port}" is no port.`);
      const hash = game === undefined ? '' : await linkTo(game);
      const { address } = await serveStudio({ port: number, host, allowedHosts: allowHost }).catch((error: unknown) => {
        const code = (error as { readonly code?: string }).code;
        if (code === 'EADDRINUSE') throw new UserError(`Port ${port} is in use: choose another with --port.`);
        if (code === 'EADDRNOTAVAIL' || code === 'EACCES') throw new UserError(`Can not listen on ${host}:${port}.`);
        throw error;
      });
      write(`The studio is open at ${address}${hash}\nStop it with Ctrl-C.\n`);
    });

/** The part of the address that holds a description. */
function linkTo(game: string): Promise<string> {
  return toLink({ text: readFileSync(findGame(game), 'utf8'), options: [], seed: 1, choices: [] });
}
