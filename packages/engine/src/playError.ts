/** What the rules throw, as errors of this package. */
import { type Diagnostic, LimitExceeded } from '@ludii/compiler';
import { asProblem } from '@ludii/compiler/internal';
import { EngineError, LimitError, RuleError } from './errors.js';

/** An error of the rules as one of this package, without its place. Others stay what they are. */
export function playError(error: unknown, diagnostics: readonly Diagnostic[] = [], place = ''): EngineError {
  if (error instanceof EngineError) return error;
  const { message } = asProblem(error);
  if (error instanceof LimitExceeded) {
    return new LimitError(error.limit, error.value, error.most, `${message}${place}`, diagnostics, error);
  }
  return new RuleError(`A rule fails: ${message}${place}`, diagnostics, error);
}
