/** What players propose and vote on: texts with numbers from 0, in the order in which the rules mention them. */
import type { Build } from '../declare/build.js';

const numbers = new WeakMap<object, Map<string, number>>();

/** The number of a proposition or vote. Equal texts share one. */
export function propositionNumber(build: Pick<Build, 'shape'>, text: string): number {
  let known = numbers.get(build);
  if (!known) {
    known = new Map();
    numbers.set(build, known);
  }
  let number = known.get(text);
  if (number === undefined) {
    number = known.size;
    known.set(text, number);
  }
  return number;
}
