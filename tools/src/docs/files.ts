/** Every generated file of the language reference, by name. */
import { ebnf } from './ebnf.js';
import type { Declared } from './names.js';
import { reference } from './reference.js';

/** The files of `docs/language`. */
export function languageFiles(ludemes: readonly Declared[]): Map<string, string> {
  return new Map([...reference(ludemes), ['ebnf.txt', ebnf(ludemes)]]);
}
