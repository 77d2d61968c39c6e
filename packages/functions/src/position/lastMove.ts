/** The last move of the trial, as rules read it: the recorded sites, before the first move those of the last placement. */
import type { Context } from '@ludii/state';
import { MoveWord } from '@ludii/state/internal';

/** Recorded `from` of the last move, -1 if there is none. */
export function lastFrom(c: Context): number {
  const start = c.trial.lastStart();
  return start < 0 ? -1 : c.trial.moves.tape[start + MoveWord.From]!;
}

/** Recorded `to` of the last move, -1 if there is none. */
export function lastTo(c: Context): number {
  const start = c.trial.lastStart();
  return start < 0 ? -1 : c.trial.moves.tape[start + MoveWord.To]!;
}
