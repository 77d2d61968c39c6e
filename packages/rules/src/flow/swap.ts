/** The swap rule: the second player may take over the first player's colour. */
import type { Context, MoveList } from '@ludii/state';
import { MoveWord, Op } from '@ludii/state/internal';

/** Adds the swap to the legal moves when it is offered: as soon as every other player has moved once. */
export function offerSwap(c: Context, out: MoveList): void {
  const { trial, game, state } = c;
  if (trial.moveNumber !== game.players - 1) return;
  const { tape } = trial.moves;
  for (let back = 0; ; back++) {
    const move = trial.lastStart(back);
    if (move < 0) return;
    const other = tape[move + MoveWord.Mover]!;
    if (other === state.mover) continue;
    out.begin(state.mover, -1, -1);
    out.push2(Op.Swap, true, state.mover, other);
    out.pushSetNextPlayer(state.mover);
    out.finish();
    return;
  }
}
