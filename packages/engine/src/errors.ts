/** Errors of the public API. The code says what was wrong, so that callers need not read the message. */
import type { Diagnostic, LimitName } from '@ludii/compiler';
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
  | 'bad-option'
  | 'rule-failed'
  | 'limit';

/** Every error that this package throws on purpose. */
export class EngineError extends Error {
  override readonly name: string = 'EngineError';

  constructor(
    readonly code: EngineErrorCode,
    message: string,
    /** What is wrong with a description (`bad-description`), or where in it a rule failed (`rule-failed`, `limit`). */
    readonly diagnostics: readonly Diagnostic[] = [],
    /** The legal moves that can be meant (`ambiguous-move`). */
    readonly candidates: readonly Move[] = [],
    options?: ErrorOptions,
  ) {
    super(message, options);
  }
}

/**
 * A rule failed in play: a division by zero, a site that is not on the board, rules that ask for each other for ever. The
 * trial is as it was before the call. The diagnostic tells the place in the description, where it could be found.
 */
export class RuleError extends EngineError {
  override readonly name = 'RuleError';

  constructor(message: string, diagnostics: readonly Diagnostic[], cause: unknown) {
    super('rule-failed', message, diagnostics, [], { cause });
  }
}

/** A limit was reached. The trial is as it was before the call. */
export class LimitError extends EngineError {
  override readonly name = 'LimitError';

  constructor(
    readonly limit: LimitName,
    /** What was asked for, as far as it is known; at least more than {@link most}. */
    readonly value: number,
    readonly most: number,
    message: string,
    diagnostics: readonly Diagnostic[],
    cause: unknown,
  ) {
    super('limit', message, diagnostics, [], { cause });
  }
}
