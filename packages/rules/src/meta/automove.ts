/**
 * Automatic moves: after a move, every site on which only one move is possible gets that move at once, and so on until
 * there is none.
 */
import type { Build, MovesFn } from '@ludii/functions';
import { once } from '@ludii/ir/internal';
import type { Context, MoveList } from '@ludii/state';
import type { Consequences } from '@ludii/state/internal';
import { MoveWord } from '@ludii/state/internal';

/** Counts the moves of a list that end on each site. */
function countMovesTo(moves: MoveList, counts: Int32Array): void {
  const { tape, length } = moves;
  for (let i = 0; i < length; i++) counts[tape[moves.start(i) + MoveWord.To]!]!++;
}

/** The forced moves of a position; the last of them brings about those that follow from all of them. */
export function forcedMoves(build: Build): { readonly moves: MovesFn; readonly id: () => number } {
  const moves: MovesFn = (c: Context, out: MoveList): void => {
    const first = out.length;
    const candidates = c.acquire();
    build.flow.phaseMoves(c, candidates);
    const counts = new Int32Array(Math.max(c.state.layout.totalSites, ...c.state.layout.siteEnds));
    countMovesTo(candidates, counts);
    for (let i = 0; i < candidates.length; i++) {
      // A pass ends on no site.
      const to = candidates.tape[candidates.start(i) + MoveWord.To]!;
      if (to >= 0 && counts[to] === 1) out.copyMove(candidates, i);
    }
    c.release(candidates);
    if (out.length > first) attachTo(c.game.consequences, out, out.length - 1, id());
  };
  const id = once(() => build.consequence(moves));
  return { moves, id };
}

/** Notes one more consequence on a move. */
export function attachTo(consequences: Consequences, list: MoveList, i: number, id: number): void {
  list.setThenOf(i, consequences.concat(list.tape[list.start(i) + MoveWord.Then]!, consequences.list([id])));
}
