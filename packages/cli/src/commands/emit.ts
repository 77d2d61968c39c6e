/** `ludii emit`: a game as a program that needs nothing else, or its rules as the program sees them. */
import { writeFileSync } from 'node:fs';
import { basename, extname } from 'node:path';
import { emitGame, emitPage } from '@ludii/engine';
import { Command } from 'commander';
import { findGame, readText, systemMessage } from '../gameFiles.js';
import { type GameOptions, readOptions, renderAll, withGameOptions } from '../loading.js';
import { write } from '../terminal.js';
import { UserError } from '../userError.js';

interface EmitOptions extends GameOptions {
  readonly output?: string;
  readonly explain?: boolean;
}

export const emit = (): Command =>
  withGameOptions(
    new Command('emit')
      .summary('write a game as a program of its own')
      .description(
        'Write a game as an ES module that needs nothing else: start, legal moves, apply, undo, random games, outcome. To a file, its types and its source map to the description stand beside it.',
      )
      .argument('<game>', 'path of a .lud file, or the name of a game')
      .option('-o, --output <file>', 'write to a file: .js or .mjs, or .html for a page that plays the game')
      .option('--explain', 'show the rules as the program sees them instead'),
    { short: false },
  )
    .addHelpText(
      'after',
      `
Examples:
  ludii emit tic-tac-toe
  ludii emit chess -o chess.js
  ludii emit reversi -o reversi.html
  ludii emit breakthrough --explain`,
    )
    .action((game: string, { output, explain = false, ...options }: EmitOptions) => {
      const file = findGame(game);
      const ending = output === undefined ? '.js' : extname(output);
      if (!['.js', '.mjs', '.html'].includes(ending)) {
        throw new UserError(`"${output}": programs are written to .js or .mjs, pages to .html.`);
      }
      const name = basename(output ?? file, output === undefined ? '.lud' : ending);
      const { games: _games, ...read } = readOptions(basename(file), options);
      const emitted = emitGame(readText(file), { ...read, name });
      const errors = emitted.diagnostics.filter(({ severity }) => severity === 'error');
      if (errors.length > 0) throw new UserError(renderAll(errors, emitted.parsed.sources).trimEnd());
      if (explain) {
        write(`${emitted.explanation}\n`);
        return;
      }
      const { module, problem } = emitted;
      if (!module) throw new UserError(`This game can not be a program of its own. ${problem}`);
      if (output === undefined) write(module.code);
      else if (ending === '.html') save(output, emitPage(module));
      else {
        const stem = output.slice(0, -ending.length);
        save(output, module.code.replace(/\.js\.map\n$/, `${ending}.map\n`));
        save(`${stem}${ending === '.mjs' ? '.d.mts' : '.d.ts'}`, module.types);
        save(`${output}.map`, module.map);
      }
    });

function save(file: string, text: string): void {
  try {
    writeFileSync(file, text);
  } catch (error) {
    throw new UserError(systemMessage(error, 'write', file));
  }
}
