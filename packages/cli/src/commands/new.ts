/** `ludii new`: a description to start from. */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { starter } from '@ludii/studio';
import { Command } from 'commander';
import { systemCode, systemMessage } from '../gameFiles.js';
import { write } from '../terminal.js';
import { UserError } from '../userError.js';

export const newGame = (): Command =>
  new Command('new')
    .summary('write a description to start from')
    .description('Write a commented description to start from. It is a game that can be played at once.')
    .argument('<name>', 'name of the game')
    .option('--dir <dir>', 'where to write it', '.')
    .option('-f, --force', 'write over an existing file')
    .addHelpText(
      'after',
      `
Examples:
  ludii new "Four Winds"
  ludii new "Four Winds" --dir games/space --force`,
    )
    .action((name: string, { dir, force }: { dir: string; force?: boolean }) => {
      const stem = name
        .toLowerCase()
        .replace(/[^\p{L}\p{N}]+/gu, '-')
        .replace(/^-|-$/g, '');
      if (stem === '' || /["<>\n]/.test(name)) {
        throw new UserError(`"${name}" is no name for a game: it needs a letter or digit, and no quotes or < >.`);
      }
      const file = join(dir, `${stem}.lud`);
      try {
        writeFileSync(file, starter(name), { flag: force ? 'w' : 'wx' });
      } catch (error) {
        const hint = systemCode(error) === 'EEXIST' ? ' Add --force to write over it.' : '';
        throw new UserError(`${systemMessage(error, 'write', file)}${hint}`);
      }
      write(`Wrote ${file}. Try:\n  ludii validate ${file} --playouts 100\n  ludii play ${file} --ai p2=uct\n`);
    });
