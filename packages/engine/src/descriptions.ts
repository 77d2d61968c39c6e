/** What can be done with the text of a description besides playing it. Whatever is no text is refused. */
import {
  applyFix as apply,
  type Diagnostic,
  type EmitOptions,
  type EmittedGame,
  emitGame as emit,
  type Fix,
  emitPage as page,
  renderDiagnostic as render,
} from '@ludii/compiler';
import {
  describeGame as describe,
  format,
  type GameDescription,
  type ParseOptions,
  type ParseResult,
  parse,
} from '@ludii/compiler/internal';
import { checkList, checkOptions, checkText, shown } from './checks.js';
import { EngineError } from './errors.js';

const subject = 'A description';

/** Lists the options, rulesets and metadata of a game. */
export function describeGame(text: string, file?: string): GameDescription {
  return describe(checkText(text, subject), file === undefined ? undefined : checkText(file, 'The name of a file'));
}

/**
 * Lays out a description: what fits stays on one line, the rest gets one line per argument. The result reads as the same
 * game, formatting it again changes nothing, and a text with unmatched brackets or quotes comes back as it is.
 */
export function formatDescription(text: string, options?: FormatOptions): string {
  return format(checkText(text, subject), checkOptions(options));
}

/** How a description is laid out. */
type FormatOptions = NonNullable<Parameters<typeof format>[1]>;

/** Reads a game description. What is wrong with it is in `diagnostics`. */
export function parseDescription(text: string, options?: ParseOptions): ParseResult {
  return parse(checkText(text, subject), checkOptions(options));
}

/** Writes a game as an ES module that needs nothing else. */
export function emitGame(text: string, options?: EmitOptions): EmittedGame {
  if (options?.name !== undefined) checkText(options.name, 'The name of a program');
  return emit(checkText(text, subject), checkOptions(options));
}

/** The page of a game that {@link emitGame} wrote. */
export function emitPage(module: Parameters<typeof page>[0]): string {
  checkText((module as typeof module | null | undefined)?.code as string, 'The code of a module');
  return page(module);
}

/** What a text becomes by a fix that a diagnostic proposes. */
export function applyFix(text: string, file: string, fix: Fix): string {
  const edits = checkList((fix as Fix | null | undefined)?.edits as Fix['edits'], 'The edits of a fix');
  for (const each of edits) if (typeof each?.span !== 'object') throw notOne('edit', each);
  return apply(checkText(text, subject), checkText(file, 'The name of a file'), fix);
}

/** A diagnostic as text, with the lines that it is about. */
export function renderDiagnostic(
  diagnostic: Diagnostic,
  sources: ReadonlyMap<string, string>,
  options?: RenderOptions,
): string {
  const { message, span } = (diagnostic ?? {}) as Partial<Diagnostic>;
  if (typeof message !== 'string' || typeof span !== 'object') throw notOne('diagnostic', diagnostic);
  if (typeof sources?.get !== 'function') throw notOne('map of the texts by their files', sources);
  return render(diagnostic, sources, checkOptions(options));
}

/** How a diagnostic is written. */
type RenderOptions = NonNullable<Parameters<typeof render>[2]>;

const notOne = (what: string, given: unknown): EngineError =>
  new EngineError('bad-option', `A ${what} is expected, not ${shown(given)}.`);
