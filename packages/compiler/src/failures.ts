/** What went wrong while a game was built or played, as a problem of the description with its place. */
import { GeometryError } from '@ludii/geometry';
import { LudemeProblem } from '@ludii/registry';
import { placeOf } from '@ludii/registry/internal';
import { LimitExceeded, StateError } from '@ludii/state';

const tooDeep = 'The rules go too deep: they ask for each other again and again.';

/** True for the error that JavaScript throws when calls are nested too deeply. */
export function isTooDeep(error: unknown): boolean {
  return error instanceof RangeError && /call stack/i.test(error.message);
}

/** What an error says about the description. Errors that nothing here throws on purpose are mistakes of this program. */
export function asProblem(error: unknown): LudemeProblem {
  if (error instanceof LudemeProblem) {
    error.node ??= placeOf(error);
    return error;
  }
  const problem = describe(error);
  problem.node = placeOf(error);
  return problem;
}

function describe(error: unknown): LudemeProblem {
  const options = { cause: error };
  if (error instanceof LimitExceeded) return new LudemeProblem('limit', error.message, undefined, options);
  if (error instanceof GeometryError || error instanceof StateError) {
    return new LudemeProblem(error.code, error.message, undefined, options);
  }
  if (isTooDeep(error)) return new LudemeProblem('too-deep', tooDeep, undefined, options);
  const message = error instanceof Error ? error.message : String(error);
  if (error instanceof RangeError) return new LudemeProblem('bad-number', sentence(message), undefined, options);
  const hint = 'This is a mistake in the compiler, not in your description. Please report it with the description.';
  return new LudemeProblem('internal-error', `The compiler fails here: ${message}`, hint, options);
}

/** A message as a sentence. */
const sentence = (text: string): string =>
  `${text.charAt(0).toUpperCase()}${text.slice(1)}${/[.!?]$/.test(text) ? '' : '.'}`;
