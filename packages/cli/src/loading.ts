/** Loading a game as the options of a command say, with everything that is wrong told as code frames. */
import { existsSync, statSync } from 'node:fs';
import { basename } from 'node:path';
import { type Diagnostic, type Game, readGame, renderDiagnostic, type TextOptions } from '@ludii/engine';
import { readDefines } from '@ludii/engine/internal';
import { type Command, InvalidArgumentError } from 'commander';
import { findGame, gamesFor, readText } from './gameFiles.js';
import { hasColour } from './terminal.js';
import { UserError } from './userError.js';

/** What every command that loads a game understands. */
export interface GameOptions {
  readonly option?: readonly string[] | undefined;
  readonly ruleset?: string | undefined;
  readonly defs?: readonly string[] | undefined;
}

const collect = (value: string, before: readonly string[] = []): readonly string[] => [...before, value];

/** Checks how an item of an option is written. */
export function selector(value: string, before: readonly string[] = []): readonly string[] {
  if (!/^[^/]+\/.+$/.test(value)) throw new InvalidArgumentError('Write it as "Heading/Item", see "ludii options".');
  return [...before, value];
}

/** Adds `--option`, `--ruleset` and `--defs` to a command. Where `-o` means a file, `--option` has no short form. */
export function withGameOptions(command: Command, { short = true }: { readonly short?: boolean } = {}): Command {
  return withDefs(
    command
      .option(`${short ? '-o, ' : ''}--option <heading/item>`, 'choose an item of an option (repeatable)', selector)
      .option('-r, --ruleset <name>', 'choose a ruleset'),
  );
}

/** Adds `--defs` to a command. */
export function withDefs(command: Command): Command {
  return command.option('-d, --defs <dir>', 'read known defines (*.def) from a directory (repeatable)', collect);
}

const known = new Map<string, ReadonlyMap<string, string>>();

/** The defines of several directories. One map per choice of directories: the parser prepares each map once. */
function definesOf(directories: readonly string[]): ReadonlyMap<string, string> {
  const key = directories.join('\n');
  const ready = known.get(key);
  if (ready) return ready;
  const all = new Map<string, string>();
  for (const directory of directories) {
    if (!existsSync(directory)) throw new UserError(`There is no directory "${directory}".`);
    if (!statSync(directory).isDirectory()) throw new UserError(`"${directory}" is no directory of defines.`);
    // The name of a body without "(define …" is that of its file.
    for (const [name, text] of readDefines(directory)) {
      all.set(/\(define\s/.test(text) ? `${directory}/${name}` : basename(name, '.def'), text);
    }
  }
  known.set(key, all);
  return all;
}

/** How a file is read, by the options of a command. */
export function readOptions(file: string, { option, ruleset, defs }: GameOptions): TextOptions {
  return {
    file,
    games: gamesFor(file),
    ...(option ? { options: option } : {}),
    ...(ruleset === undefined ? {} : { ruleset }),
    ...(defs ? { defines: definesOf(defs) } : {}),
  };
}

/** Diagnostics as text, for a stream. */
export function renderAll(
  diagnostics: readonly Diagnostic[],
  sources: ReadonlyMap<string, string>,
  stream: { readonly isTTY?: boolean } = process.stderr,
): string {
  const color = hasColour(stream);
  return diagnostics.map((diagnostic) => renderDiagnostic(diagnostic, sources, { color })).join('\n');
}

/** Loads a game from a path or by its name. */
export function load(pathOrName: string, options: GameOptions): Game {
  const file = findGame(pathOrName);
  const text = readText(file);
  const { game, diagnostics, parsed } = readGame(text, readOptions(file, options));
  if (game) return game;
  const errors = diagnostics.filter(({ severity }) => severity === 'error');
  throw new UserError(renderAll(errors, parsed.sources).trimEnd());
}
