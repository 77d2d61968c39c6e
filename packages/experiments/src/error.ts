/** Errors of this package that a user can mend. The code says what was wrong, so that callers need not read the message. */
import type { Diagnostic } from '@ludii/engine';

/** What went wrong. */
export type ExperimentErrorCode =
  | 'bad-definition'
  | 'no-log'
  | 'log-exists'
  | 'log-in-use'
  | 'other-experiment'
  | 'other-version'
  | 'damaged-log'
  | 'bad-queue'
  | 'unreachable-queue';

/** Every error that this package throws on purpose. */
export class ExperimentError extends Error {
  override readonly name = 'ExperimentError';

  constructor(
    readonly code: ExperimentErrorCode,
    message: string,
    /** What is wrong with a definition (`bad-definition`), and the texts that the places are in. */
    readonly diagnostics: readonly Diagnostic[] = [],
    readonly sources: ReadonlyMap<string, string> = new Map(),
  ) {
    super(message);
  }
}
