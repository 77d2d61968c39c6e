/** The project's standard defines: the vocabulary that games may use without defining it. */

/** Name to `(define …)` text. */
export const standardDefines: ReadonlyMap<string, string> = new Map();
