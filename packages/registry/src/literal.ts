/** What a literal token means where a kind is expected. */
import type { Kind } from './kind.js';

/** The integer constants of the language, written as words. */
export const integerWords: Readonly<Record<string, number>> = {
  Off: -1,
  End: -2,
  Undefined: -1,
  Infinity: 1_000_000_000,
};

/** A literal as it is written, with or without a syntax tree around it. */
export type LiteralToken =
  | { readonly kind: 'string'; readonly value: string }
  | { readonly kind: 'number'; readonly value: number; readonly integer: boolean }
  | { readonly kind: 'word'; readonly word: string };

/** The value of a literal token as the expected kind, or undefined. */
export function literal(node: LiteralToken, { literals }: Kind<unknown>): unknown {
  switch (node.kind) {
    case 'string':
      return literals.string?.(node.value);
    case 'number':
      return node.integer ? literals.integer?.(node.value) : literals.float?.(node.value);
    case 'word': {
      const constant = Object.hasOwn(integerWords, node.word) ? integerWords[node.word] : undefined;
      if (constant !== undefined) return literals.integer?.(constant);
      return literals.word?.(node.word.charAt(0).toUpperCase() + node.word.slice(1));
    }
    default:
      return node satisfies never;
  }
}

/** Whether a word may stand where a kind is expected. */
export function acceptsWord(word: string, { literals, element }: Kind<unknown>): boolean {
  if (element) return false;
  if (Object.hasOwn(integerWords, word)) return literals.integer !== undefined;
  return literals.word?.(word) !== undefined;
}
