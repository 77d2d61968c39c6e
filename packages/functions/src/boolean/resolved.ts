/** Reading the variables of a deduction puzzle. */
import type { Context, PuzzleState, SiteTypeCode } from '@ludii/state';

/** True if a variable of a deduction puzzle has one candidate left. Only for games that are such puzzles. */
export function isResolved(c: Context, type: SiteTypeCode, site: number): boolean {
  return (c.state as PuzzleState).isResolved(type, site);
}
