/** `ludii fmt`: one layout for all descriptions. */
import { formatDescription, parseDescription } from '@ludii/engine';
import { saveText } from '@ludii/engine/internal';
import { Command } from 'commander';
import { findFiles, readStandardInput, readText, StandardInput, systemMessage } from '../gameFiles.js';
import { renderAll } from '../loading.js';
import { wholeFrom } from '../numbers.js';
import { plural, write, writeError } from '../terminal.js';
import { Failed, UserError } from '../userError.js';

interface FmtOptions {
  readonly write?: boolean;
  readonly check?: boolean;
  readonly width: number;
}

/** Mistakes that leave nothing to lay out. */
const unreadable = new Set(['unbalanced-bracket', 'wrong-bracket', 'unclosed-string', 'binary', 'too-large']);

/** The text of a file laid out, or what is wrong with its brackets. */
function laidOut(file: string, width: number): { before: string; after: string; problem: string } {
  const before = readText(file);
  const after = formatDescription(before, { width });
  if (after !== before) return { before, after, problem: '' };
  const { diagnostics, sources } = parseDescription(before, { file, fragment: true });
  const found = diagnostics.filter(({ code }) => unreadable.has(code));
  return { before, after, problem: renderAll(found, sources) };
}

export const fmt = (): Command =>
  new Command('fmt')
    .summary('lay descriptions out')
    .description('Lay descriptions out. Comments, defines and options stay as they are.')
    .argument('<files...>', 'files, directories of .lud files, or - for standard input')
    .option('-w, --write', 'change the files instead of showing the result')
    .option(
      '-c, --check',
      'change nothing, list files that are laid out otherwise, and end with exit code 1 if there are any',
    )
    .option('--width <columns>', 'longest line', wholeFrom(20), 100)
    .addHelpText(
      'after',
      `
Examples:
  ludii fmt my-game.lud
  ludii fmt games --write
  ludii fmt games --check
  ludii fmt - < my-game.lud`,
    )
    .action(async (paths: readonly string[], { write: change = false, check = false, width }: FmtOptions) => {
      const files = findFiles(paths);
      await readStandardInput(files);
      if (change && files.includes(StandardInput))
        throw new UserError('Standard input can not be written to: leave --write out.');
      if (!change && !check && files.length > 1) {
        throw new UserError(`There are ${files.length} files: add --write to change them, or --check to list them.`);
      }
      let different = 0;
      let wrong = 0;
      for (const file of files) {
        const { before, after, problem } = laidOut(file, width);
        if (problem !== '') {
          writeError(problem);
          wrong++;
        } else if (!change && !check) write(after);
        else if (after !== before) {
          different++;
          if (change) save(file, after);
          write(`${file}\n`);
        }
      }
      if (change) write(`${plural(different, 'file')} changed\n`);
      if (wrong > 0 || (check && different > 0)) throw new Failed();
    });

function save(file: string, text: string): void {
  try {
    saveText(file, text);
  } catch (error) {
    throw new UserError(systemMessage(error, 'write', file));
  }
}
