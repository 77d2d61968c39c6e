/** The swap rule: the second player may take over the first player's colour. */
import type { Context, MoveList } from '@ludii/state';
import { MoveWord, Op } from '@ludii/state/internal';

/** With whom a swap is offered to the mover, 0 for nobody: as soon as every other player has moved once. */
export function swapPartner({ trial, game, state }: Context): number {
  if (trial.moveNumber !== game.players - 1) return 0;
  const { tape } = trial.moves;
  for (let back = 0; ; back++) {
    const move = trial.lastStart(back);
    if (move < 0) return 0;
    const other = tape[move + MoveWord.Mover]!;
    if (other !== state.mover) return other;
  }
}

/** Adds the swap to the legal moves when it is offered. */
export function offerSwap(c: Context, out: MoveList): void {
  const other = swapPartner(c);
  if (other === 0) return;
  const { mover } = c.state;
  out.begin(mover, -1, -1);
  out.push2(Op.Swap, true, mover, other);
  out.pushSetNextPlayer(mover);
  out.finish();
}
