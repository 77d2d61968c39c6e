/** A game from the text of its description. Runs anywhere: it reads no files. */
import { compile, type ParseOptions, renderDiagnostic } from '@ludii/compiler';
import { EngineError } from './errors.js';
import { Game } from './game.js';

/**
 * Compiles a description. What is wrong with it is thrown as an {@link EngineError} with its diagnostics.
 *
 * @example
 * const game = gameFromText('(game "Nim" …)');
 */
export function gameFromText(text: string, options: ParseOptions = {}): Game {
  const { game, diagnostics, parsed } = compile(text, options);
  if (game) return new Game(game, { text, options }, parsed.chosen);
  const errors = diagnostics.filter(({ severity }) => severity === 'error');
  const shown = errors.slice(0, 5).map((diagnostic) => renderDiagnostic(diagnostic, parsed.sources));
  const more = errors.length > shown.length ? `… and ${errors.length - shown.length} more\n` : '';
  throw new EngineError(
    'bad-description',
    `The description is not right:\n${shown.join('')}${more}`.trimEnd(),
    diagnostics,
  );
}
