/** The last move of the trial, as rules read it: the recorded sites, before the first move those of the last placement. */
import { type Value, valueFn } from '@ludii/ir';
import type { Context } from '@ludii/state';
import { actionLength, firstAction, moveEnd, Op, opcodeOf, readAction, readDecision } from '@ludii/state/internal';
import type { IntFn } from '../declare/compiled.js';

const told = (node: Value): IntFn => Object.assign(valueFn(node), { ir: node });

/** Recorded `from` of the last move, -1 if there is none. */
export const lastFrom = told({ k: 'last', end: 'from' });

/** Recorded `to` of the last move, -1 if there is none. */
export const lastTo = told({ k: 'last', end: 'to' });

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
