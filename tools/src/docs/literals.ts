/** What can be written for a kind without a call: numbers, strings, words. Found by asking its readers. */
import { alphabetically, type Kind } from './names.js';

/** What literals a kind takes. */
export interface Literals {
  readonly integer: boolean;
  readonly float: boolean;
  readonly string: boolean;
  readonly words: readonly string[];
}

/** Names of enumerations whose words a kind takes, or those words themselves. */
export function literalsOf(kinds: readonly Kind[], allWords: readonly string[]): Literals {
  const reads = (test: (kind: Kind) => unknown): boolean => kinds.some((kind) => test(kind) !== undefined);
  const listed = kinds.flatMap(({ words }) => words ?? []);
  return {
    integer: reads(({ literals }) => literals.integer?.(1)),
    float: reads(({ literals }) => literals.float?.(0.5)),
    string: reads(({ literals }) => literals.string?.('a')),
    words:
      listed.length > 0
        ? [...new Set(listed)]
        : allWords.filter((word) => reads(({ literals }) => literals.word?.(word))),
  };
}

/** Every word that some enumeration has, and the two of conditions. */
export function wordsOf(kinds: Iterable<readonly Kind[]>): string[] {
  const words = [...kinds].flat().flatMap(({ words }) => words ?? []);
  return [...new Set([...words, 'True', 'False'])].sort(alphabetically);
}
