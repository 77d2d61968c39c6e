/** Questions about what was written in a description, for the data that a rule makes a game keep. */
import type { Bound } from '@ludii/registry';

/** A part of a bundle as it was written: `givenPart(to, 'level')` is the `level:` of a `(to …)`. */
export function givenPart(bundle: Bound | undefined, name: string): Bound | undefined {
  return bundle?.form === 'call' ? bundle.args[name] : undefined;
}

/** True if an argument was written as a literal with the given value. */
export function isWritten(bound: Bound | undefined, value: unknown): boolean {
  return bound?.form === 'literal' && bound.value === value;
}
