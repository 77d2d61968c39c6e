/** Actions of deduction puzzles. */
import type { Context } from '../context.js';
import { StateError } from '../errors.js';
import { PuzzleState } from '../puzzleState.js';
import { resolveType } from './site.js';

function puzzle(c: Context): PuzzleState {
  if (!(c.state instanceof PuzzleState)) throw new StateError('missing-data', 'not a deduction puzzle');
  return c.state;
}

/** Applies a `Set`. */
export function applyPuzzleSet(c: Context, tape: Int32Array, at: number): void {
  puzzle(c).setValue(resolveType(c.state, tape, at + 1), tape[at + 2]!, tape[at + 3]!);
}
/** Applies a `Toggle`. */
export function applyPuzzleToggle(c: Context, tape: Int32Array, at: number): void {
  puzzle(c).toggleValue(resolveType(c.state, tape, at + 1), tape[at + 2]!, tape[at + 3]!);
}
/** Applies a `Reset`. */
export function applyPuzzleReset(c: Context, tape: Int32Array, at: number): void {
  puzzle(c).resetValues(resolveType(c.state, tape, at + 1), tape[at + 2]!, tape[at + 3]!);
}
