/**
 * Moves by number. Each move of a rule has a number of its own below a bound that is quickly found; a number may also
 * have no move. A random choice draws numbers until one has a move: all moves have the same chance, and most of them are
 * never looked at.
 */
import type { Context, MoveList } from '@ludii/state';
import type { MovesFn } from '../declare/compiled.js';
import type { MoveTest } from './legacy.js';

/** The moves of a rule by number. */
export interface SlotMoves {
  /** How many numbers there are; negative if the moves of this position cannot be numbered. */
  readonly count: (c: Context) => number;
  /** Appends the move with a number; false, and nothing is appended, if it has none. */
  readonly write: (c: Context, slot: number, out: MoveList) => boolean;
  /**
   * The most that the count can be, where that depends on nothing but the piece on `from` and the iterators `from` and
   * `to`. Negative if the moves cannot be numbered.
   */
  readonly size?: (piece: number, from: number, to: number) => number;
  /** The count for a piece on a site, where it is found quickly and every number below it has a move. */
  readonly live?: (c: Context, from: number) => number;
}

/** Numbers the moves of a rule that has few of them: all are generated to get at one. */
export const listedSlots = (rule: MovesFn): SlotMoves => ({
  count: (c) => {
    const list = c.acquire();
    rule(c, list);
    const { length } = list;
    c.release(list);
    return length;
  },
  write: (c, slot, out) => {
    const list = c.acquire();
    rule(c, list);
    const found = slot < list.length;
    if (found) out.copyMove(list, slot);
    c.release(list);
    return found;
  },
});

/** Whether a rule has a move that passes a test, generating as few moves as the rule allows. */
export function someMove(c: Context, rule: MovesFn, test: MoveTest): boolean {
  if (rule.some) return rule.some(c, test);
  const { slots } = rule;
  const count = slots ? slots.count(c) : -1;
  const list = c.acquire();
  let found = false;
  if (slots && count >= 0) {
    for (let slot = 0; slot < count && !found; slot++) {
      found = slots.write(c, slot, list) && test(c, list, 0);
      list.clear();
    }
  } else {
    rule(c, list);
    for (let i = 0; i < list.length && !found; i++) found = test(c, list, i);
  }
  c.release(list);
  return found;
}
