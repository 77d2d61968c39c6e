/** Moves that are found after something was carried out, whose actions then stand in front of each of them. */
import type { Context, MoveList } from '@ludii/state';
import { actionLength, applyNested, diceHands, firstAction, MoveFlag, MoveWord, moveEnd } from '@ludii/state/internal';
import { afterMoves, keeping } from '../keeping.js';
import type { ListFn } from './effects.js';

/** Appends the moves that `next` finds after `prior` was carried out. */
export function afterPrior(c: Context, prior: ListFn, next: ListFn, out: MoveList): void {
  const first = c.acquire();
  prior(c, first);
  const { mover } = c.state;
  // A question gives back all lists taken in it: these outlive it.
  const done = c.acquire();
  const moves = c.acquire();
  whenDone(c, first, done, next, moves);
  for (let i = 0; i < moves.length; i++) addBehind(done, moves, i, out);
  if (moves.length === 0 && diceHands(c.state) > 0) passAfter(out, mover, done);
  c.release(moves);
  c.release(done);
  c.release(first);
}

/** Appends a move, with what was done before in front of it. */
export function addBehind(done: MoveList, moves: MoveList, i: number, out: MoveList): void {
  out.beginLike(moves, i);
  // A move that stands twice in the list gets the actions for each of its two places.
  const twin = (moves.tape[moves.start(i) + MoveWord.Flags]! & MoveFlag.Twin) !== 0;
  copyPrior(done, out, twin ? 2 : 1);
  out.copyActions(moves, i);
  out.finish();
}

/** Carries moves out, notes what was done, and finds others in the position that they lead to; all of it is taken back. */
export const whenDone = keeping(
  afterMoves,
  <T>(c: Context, first: MoveList, done: MoveList, find: (c: Context, at: T) => void, at: T): void => {
    c.mark();
    done.clear();
    for (let i = 0; i < first.length; i++) {
      done.begin(0, -1, -1);
      applyNested(c, first, first.start(i), done);
      done.finish();
    }
    find(c, at);
    c.rollback();
  },
);

/** In games with dice a throw that allows nothing is a pass. */
export function passAfter(out: MoveList, mover: number, done?: MoveList): void {
  out.begin(mover, -1, -1);
  if (done) for (let i = done.length - 1; i >= 0; i--) out.copyActions(done, i);
  out.pushPass(true, true);
  out.finish();
}

/**
 * Copies the actions of prior moves, each list a number of times. Each list after the first goes in at the length of
 * the one before it alone, which mixes up their order from the third on.
 */
function copyPrior(done: MoveList, out: MoveList, times: number): void {
  if (times === 1 && done.length <= 2) {
    for (let i = 0; i < done.length; i++) out.copyActions(done, i);
    return;
  }
  const order: number[] = [];
  let at = 0;
  for (let i = 0; i < done.length; i++) {
    const actions: number[] = [];
    const start = done.start(i);
    const end = moveEnd(done.tape, start);
    for (let a = firstAction(done.tape, start); a < end; a += actionLength(done.tape[a]!)) actions.push(a);
    for (let k = 0; k < times; k++) order.splice(at, 0, ...actions);
    at = actions.length;
  }
  for (const action of order) out.copyAction(done.tape, action);
}
