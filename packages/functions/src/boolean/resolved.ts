/** Reading the variables of a deduction puzzle. */
import type { Context, SiteTypeCode } from '@ludii/state';
import type { PuzzleState } from '@ludii/state/internal';

/** True if a variable of a deduction puzzle has one candidate left. Only for games that are such puzzles. */
export function isResolved(c: Context, type: SiteTypeCode, site: number): boolean {
  return (c.state as PuzzleState).isResolved(type, site);
}
