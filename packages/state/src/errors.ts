/** Errors of the public API. The code says what was wrong, so that callers need not read the message. */

/** What went wrong. */
export type StateErrorCode =
  | 'site-range'
  | 'level-range'
  | 'value-range'
  | 'player-range'
  | 'component-range'
  | 'stack-overflow'
  | 'missing-data'
  | 'malformed-action'
  | 'malformed-move'
  | 'malformed-trial'
  | 'malformed-state'
  | 'wrong-shape'
  | 'no-mark'
  | 'bad-bound';

/** Every error that this package throws on purpose. */
export class StateError extends Error {
  override readonly name = 'StateError';

  constructor(
    readonly code: StateErrorCode,
    message: string,
  ) {
    super(message);
  }
}
