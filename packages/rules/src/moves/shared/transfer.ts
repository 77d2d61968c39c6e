/** What a move from one site to another takes along, and to which level. */
import type { From, To } from '@ludii/functions/internal';

/** The sorts of transfer. */
export enum Transfer {
  /** The piece on top. */
  Top,
  /** All pieces. */
  Stack,
  /** All pieces, put below a level of the target. */
  StackToLevel,
  /** The piece on top, put at a level of the target. */
  ToLevel,
  /** The piece of a level, put at a level of the target. */
  LevelToLevel,
  /** The piece of a level. */
  FromLevel,
  /** The piece on top, which also stays. */
  Copy,
  /** Some of a pile of equal pieces. */
  Count,
  /** Some pieces from the top of a stack, in their order. */
  SubStack,
}

/** The sort of transfer that `(from …)`, `(to …)`, `stack:` and `count:` ask for, if nothing is copied. */
export function transferOf(to: To, from: From, stack: boolean, counted: boolean, stacking: boolean): Transfer {
  if (to.level) {
    if (stack) return Transfer.StackToLevel;
    return from.level ? Transfer.LevelToLevel : Transfer.ToLevel;
  }
  if (from.level) return Transfer.FromLevel;
  if (!counted) return stack ? Transfer.Stack : Transfer.Top;
  return stacking || stack ? Transfer.SubStack : Transfer.Count;
}
