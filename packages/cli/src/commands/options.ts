/** `ludii options`: what can be chosen in a game. */
import { describeGame, type OptionCategory, type Ruleset } from '@ludii/engine';
import { Command } from 'commander';
import { findGame, readText } from '../gameFiles.js';
import { colours, write } from '../terminal.js';

function categoryText({ heading, items, defaultItem }: OptionCategory): string {
  const { bold, dim } = colours();
  const width = Math.max(...items.map(({ name }) => name.length));
  const lines = items.map((item) => {
    const sign = item === defaultItem ? '*' : ' ';
    return `  ${sign} ${item.name.padEnd(width)}  ${dim(item.description)}`.trimEnd();
  });
  return `${bold(heading)}\n${lines.join('\n')}\n`;
}

function rulesetText({ name, options }: Ruleset): string {
  return `    ${name}${options.length > 0 ? colours().dim(`  (${options.join(', ')})`) : ''}\n`;
}

export const options = (): Command =>
  new Command('options')
    .summary('list the options and rulesets of a game')
    .description('List the options and rulesets of a game.')
    .argument('<game>', 'path or name of a game')
    .option('--json', 'write JSON')
    .addHelpText(
      'after',
      `
An item is chosen in other commands with --option "Heading/Item". The star marks what is used otherwise.

Examples:
  ludii options hex
  ludii options hex --json
  ludii moves hex --option "Board Size/7"`,
    )
    .action((name: string, { json }: { json?: boolean }) => {
      const file = findGame(name);
      const { name: title, options, rulesets } = describeGame(readText(file), file);
      if (json) {
        const listed = options.map(({ heading, items, defaultItem }) => ({
          heading,
          items: items.map((item) => ({
            name: item.name,
            selector: item.selector,
            description: item.description,
            isDefault: item === defaultItem,
          })),
        }));
        const sets = rulesets.map((ruleset) => ({ name: ruleset.name, options: ruleset.options }));
        write(`${JSON.stringify({ game: title ?? null, options: listed, rulesets: sets })}\n`);
        return;
      }
      if (options.length === 0 && rulesets.length === 0) {
        write(`${title ?? file} has no options.\n`);
        return;
      }
      const parts = options.map(categoryText);
      if (rulesets.length > 0) parts.push(`${colours().bold('Rulesets')}\n${rulesets.map(rulesetText).join('')}`);
      write(parts.join('\n'));
    });
