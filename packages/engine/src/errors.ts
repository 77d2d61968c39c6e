/** Errors of the public API. The code says what was wrong, so that callers need not read the message. */
import type { Diagnostic } from '@ludii/compiler';
import type { Move } from './move.js';

/** What went wrong. */
export type EngineErrorCode =
  | 'bad-description'
  | 'no-file'
  | 'illegal-move'
  | 'ambiguous-move'
  | 'game-over'
  | 'malformed-trial'
  | 'malformed-position'
  | 'not-enumerable'
  | 'other-game'
  | 'bad-option';

/** Every error that this package throws on purpose. */
export class EngineError extends Error {
  override readonly name = 'EngineError';

  constructor(
    readonly code: EngineErrorCode,
    message: string,
    /** What is wrong with a description (`bad-description`). */
    readonly diagnostics: readonly Diagnostic[] = [],
    /** The legal moves that can be meant (`ambiguous-move`). */
    readonly candidates: readonly Move[] = [],
  ) {
    super(message);
  }
}
