/**
 * Conditions that count as known although they read the position: `(is Enemy P1)`, `(is Visited 3)`. Alone they are
 * evaluated in play, but logic made only of known parts is settled once, on the board before the game begins.
 */
import { always, type Condition, conditionFn, never } from '@ludii/ir';
import type { Build } from '../declare/build.js';

const settling = new WeakSet<Condition>();

/** Says that a condition is settled when it stands inside logic made only of known parts. */
export function settles(condition: Condition): Condition {
  settling.add(condition);
  return condition;
}

/** True if a condition is known before the game begins, or counts as such. */
export const isSettled = (condition: Condition): boolean => condition.k === 'known' || settling.has(condition);

/** Settles a condition if all of its parts are known. */
export function settle(condition: Condition, parts: readonly Condition[], build: Build): Condition {
  if (condition.k === 'known' || !parts.every(isSettled)) return condition;
  return conditionFn(condition)(build.unstarted()) ? always : never;
}
