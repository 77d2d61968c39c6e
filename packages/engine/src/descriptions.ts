/** What can be done with the text of a description besides playing it. Whatever is no text is refused. */
import { type EmitOptions, type EmittedGame, emitGame as emit } from '@ludii/compiler';
import {
  describeGame as describe,
  format,
  type GameDescription,
  type ParseOptions,
  type ParseResult,
  parse,
} from '@ludii/compiler/internal';
import { checkOptions, checkText } from './checks.js';

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
  return emit(checkText(text, subject), checkOptions(options));
}
