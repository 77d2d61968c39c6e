/** What ludemes leave of iterators when their arguments do not put them back. */
import { closuresIn, leavesOf, leaving, leftBy, type Node, type RegisterName } from '@ludii/ir/internal';

/** A function that was compiled before. */
type Compiled = object & { readonly ir?: Node };

/** The functions among arguments, also inside of lists and bundles such as `(to …)`. */
function functionsIn(value: unknown, found: Compiled[]): Compiled[] {
  if (typeof value === 'function') found.push(value as Compiled);
  else if (Array.isArray(value)) for (const each of value) functionsIn(each, found);
  else if (typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype)
    // What is worked out when it is asked for is no argument.
    for (const { value: each } of Object.values(Object.getOwnPropertyDescriptors(value))) functionsIn(each, found);
  return found;
}

/** Closures of a ludeme call those of its arguments: whatever these leave elsewhere is elsewhere after them, too. */
export function inheritLeaving(made: unknown, args: unknown): void {
  const functions = functionsIn(args, []);
  const names = new Set<RegisterName>();
  for (const fn of functions) for (const name of [...leftBy(fn), ...(fn.ir ? leavesOf(fn.ir) : [])]) names.add(name);
  if (names.size === 0) return;
  const inherits = (closure: object): void => void leaving([...new Set([...leftBy(closure), ...names])], closure);
  if (typeof made === 'function') inherits(made);
  else if (typeof made === 'object' && made !== null && 'k' in made) {
    const known = new Set<unknown>(functions.flatMap((fn) => [fn, fn.ir]));
    for (const closure of closuresIn(made as Node, known)) inherits(closure);
  }
}
