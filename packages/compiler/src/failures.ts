/** What went wrong while a game was built or played, as a problem of the description with its place. */
import { GeometryError } from '@ludii/geometry';
import { LudemeProblem, notePlace, type Observe, placeOf } from '@ludii/registry';
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

type Callable = (...args: unknown[]) => unknown;

/**
 * Notes on every error that passes a compiled rule where that rule stands in the description. Rules keep all their
 * shortcuts; they only become slower, so a game is compiled like this when it has failed, to find out where.
 */
export const placing: Observe = ({ node }, compiled) => {
  const noting = (rule: Callable): Callable =>
    new Proxy(rule, {
      apply(target, self, args) {
        try {
          return Reflect.apply(target, self, args);
        } catch (error) {
          notePlace(error, node);
          throw error;
        }
      },
    });
  if (typeof compiled === 'function') return noting(compiled as Callable);
  if (typeof compiled !== 'object' || compiled === null || Object.getPrototypeOf(compiled) !== Object.prototype) {
    return compiled;
  }
  const parts = Object.entries(compiled).map(([name, part]) => [
    name,
    typeof part === 'function' ? noting(part as Callable) : part,
  ]);
  return Object.fromEntries(parts);
};
