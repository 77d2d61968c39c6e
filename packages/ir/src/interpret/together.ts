/** Several moves as one, which stand inside of it. */
import type { MoveList } from '@ludii/state';
import { decisionAction, Reading, readDecision } from '@ludii/state/internal';
import { copyBetween, type ListFn } from './effects.js';

/** Sets the sites of the open move to those of the decision of another. */
function sitesOfDecision(out: MoveList, list: MoveList, i: number): void {
  const start = list.start(i);
  out.setFrom(readDecision(list.tape, start, Reading.From));
  out.setTo(readDecision(list.tape, start, Reading.To));
}

/** All moves of a rule as one move of the mover; none if there are none. */
export function appendedFn(parts: ListFn): ListFn {
  return (c, out) => {
    const moves = c.acquire();
    parts(c, moves);
    if (moves.length > 0) {
      // One decision is enough: the first part keeps it.
      let decided = false;
      for (let i = 0; i < moves.length; i++) {
        moves.setDecision(i, !decided);
        decided ||= decisionAction(moves.tape, moves.start(i)) >= 0;
      }
      out.begin(c.state.mover, -1, -1);
      sitesOfDecision(out, moves, 0);
      copyBetween(moves, 0, out);
      for (let i = 0; i < moves.length; i++) out.nest(moves, i);
      out.finish();
    }
    c.release(moves);
  };
}

/** Every move of one rule together with every move of another. */
export function pairsFn(a: ListFn, b: ListFn): ListFn {
  return (c, out) => {
    const left = c.acquire();
    a(c, left);
    const right = c.acquire();
    b(c, right);
    for (let i = 0; i < left.length; i++) {
      for (let k = 0; k < right.length; k++) {
        out.begin(0, -1, -1);
        sitesOfDecision(out, left, i);
        out.nest(left, i);
        out.nest(right, k);
        out.finish();
      }
    }
    c.release(right);
    c.release(left);
  };
}
