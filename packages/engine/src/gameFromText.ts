/** A game from the text of its description. Runs anywhere: it reads no files. */
import {
  type Backend,
  type CompileOptions,
  type CompileResult,
  compile,
  type FindGame,
  renderDiagnostic,
} from '@ludii/compiler';
import type { ParseOptions } from '@ludii/compiler/internal';
import { checkLimits, checkList, checkOptions, checkText, checkTexts, shown } from './checks.js';
import { EngineError } from './errors.js';
import { Game } from './game.js';

/** How to compile a description. */
export interface TextOptions extends ParseOptions {
  /** The games that a match is made of: their texts by name, or a function that gives the text for a name. */
  readonly games?: ReadonlyMap<string, string> | FindGame | undefined;
  /** How large the game may be, and what compiling and playing may cost (default: `usualLimits`). */
  readonly limits?: CompileOptions['limits'] | undefined;
  /** Watches the rules in play. Watched rules are slower. */
  readonly observe?: CompileOptions['observe'] | undefined;
  /**
   * How the game is played: by a program that is made for it where it can have one (`emitted`), always by the closures of
   * its rules (`interpreted`), or by the program if code may be made from text at all (`auto`, the default), as soon as a
   * random game is played or many moves have been looked for.
   */
  readonly backend?: Backend;
  /** Boards that were built before, to be used again; see `CompileOptions`. */
  readonly boards?: CompileOptions['boards'];
}

const backends: readonly Backend[] = ['auto', 'emitted', 'interpreted'];

/** What a compilation gives: a game or match that can be played, or what is wrong with the description. */
export interface ReadResult extends Pick<CompileResult, 'diagnostics' | 'parsed'> {
  readonly game: Game | undefined;
}

/** Compiles a description; what is wrong with it is returned. */
export function readGame(text: string, given: TextOptions = {}): ReadResult {
  checkText(text, 'A description');
  const { games, observe, limits, boards, ...options } = checkOptions(given);
  for (const option of checkList(options.options ?? [], 'Options of a game')) checkText(option, 'An option of a game');
  if (options.ruleset !== undefined) checkText(options.ruleset, 'A ruleset');
  if (options.file !== undefined) checkText(options.file, 'The name of a file');
  checkTexts(options.defines, 'Known defines');
  if (typeof games !== 'function') checkTexts(games, 'The games of a match');
  checkOptions(observe);
  if (options.backend !== undefined && !backends.includes(options.backend)) {
    throw new EngineError('bad-option', `A game is played ${backends.join(', ')}, not ${shown(options.backend)}.`);
  }
  if (limits) checkLimits(limits);
  const find: FindGame | undefined = typeof games === 'function' ? games : games && ((name) => games.get(name));
  const found = new Map<string, string>();
  // Worker threads compile the game again: they need the texts that were found.
  const subgame = (name: string): string | undefined => {
    const text = find?.(name);
    if (text !== undefined) found.set(name, text);
    return text;
  };
  const where = find?.where;
  const { game, match, diagnostics, parsed } = compile(text, {
    ...options,
    subgame: Object.assign(subgame, where === undefined ? {} : { where }),
    ...(observe ? { observe } : {}),
    ...(limits ? { limits } : {}),
    ...(boards ? { boards } : {}),
  });
  const made = game ?? match;
  const source = { text, options, ...(limits ? { limits } : {}), ...(found.size > 0 ? { games: found } : {}) };
  return { game: made ? new Game(made, source, parsed.chosen) : undefined, diagnostics, parsed };
}

/**
 * Compiles a description. What is wrong with it is thrown as an {@link EngineError} with its diagnostics.
 *
 * @example
 * const game = gameFromText('(game "Nim" …)');
 */
export function gameFromText(text: string, options: TextOptions = {}): Game {
  const { game, diagnostics, parsed } = readGame(text, options);
  if (game) return game;
  const errors = diagnostics.filter(({ severity }) => severity === 'error');
  const shown = errors.slice(0, 5).map((diagnostic) => renderDiagnostic(diagnostic, parsed.sources));
  const more = errors.length > shown.length ? `… and ${errors.length - shown.length} more\n` : '';
  throw new EngineError(
    'bad-description',
    `The description is not right:\n${shown.join('')}${more}`.trimEnd(),
    diagnostics,
  );
}
