/**
 * Conditions that count as known although they read the position: `(is Enemy P1)`, `(is Visited 3)`. Alone they are
 * evaluated in play, but logic made only of known parts is settled once, on the board before the game begins.
 */
import type { Build } from '../declare/build.js';
import { type BoolFn, fixedBool } from '../declare/compiled.js';

const settling = new WeakSet<BoolFn>();

/** Says that a condition is settled when it stands inside logic made only of known parts. */
export function settles(condition: BoolFn): BoolFn {
  settling.add(condition);
  return condition;
}

/** True if a condition is known before the game begins, or counts as such. */
export const isSettled = (condition: BoolFn): boolean => condition.fixed !== undefined || settling.has(condition);

/** Settles a condition if all of its parts are known. */
export function settle(condition: BoolFn, parts: readonly BoolFn[], build: Build): BoolFn {
  if (condition.fixed !== undefined || !parts.every(isSettled)) return condition;
  return fixedBool(condition(build.unstarted()));
}
