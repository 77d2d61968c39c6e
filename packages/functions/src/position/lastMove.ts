/** The last move of the trial, as rules read it: the recorded sites, before the first move those of the last placement. */
import type { Context } from '@ludii/state';
import {
  actionLength,
  firstAction,
  MoveWord,
  moveEnd,
  Op,
  opcodeOf,
  readAction,
  readDecision,
} from '@ludii/state/internal';

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

/** Where the actions of a move are on a tape. */
export function actionsOf(tape: Int32Array, move: number): readonly number[] {
  const found: number[] = [];
  const end = moveEnd(tape, move);
  for (let at = firstAction(tape, move); at < end; at += actionLength(tape[at]!)) found.push(at);
  return found;
}

/** Where the actions of the last move are on the tape of the trial; none without a last move. */
export function lastActions({ trial }: Context): readonly number[] {
  const start = trial.lastStart();
  return start < 0 ? [] : actionsOf(trial.moves.tape, start);
}

/** What an element of a move answers to a question; a nested move answers by its decision. */
export const answerOf = (tape: Int32Array, at: number, question: number): number =>
  opcodeOf(tape[at]!) === Op.NestedMove ? readDecision(tape, at + 1, question) : readAction(tape, at, question);
