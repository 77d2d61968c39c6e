/** Passing: the move that is left when there is no other, and whether everyone has passed in turn. */
import type { Context, MoveList } from '@ludii/state';
import { isPassMove, MoveWord } from '@ludii/state/internal';

/**
 * Looks back over the moves, placements included: the last turn of each player must be a single pass. If the moves run
 * out, the last one looked at decides, so a very first move that is a pass counts as everyone passing.
 */
export function allPassed(c: Context): boolean {
  const { trial, game } = c;
  const { tape } = trial.moves;
  let back = 0;
  const last = trial.lastStart();
  if (last < 0) return false;
  if (game.players === 1) return isPassMove(tape, last);
  // After a move that is no pass only the very first moves can still tell otherwise: a pass, and a move of the same player.
  if (!isPassMove(tape, last) && (trial.length !== 2 || !isPassMove(tape, trial.lastStart(1)))) return false;
  let mover = c.state.mover;
  let passed = false;
  let turnLength = 0;
  for (let turn = 0; turn < game.players; turn++) {
    for (;;) {
      const move = trial.lastStart(back);
      if (move < 0) return passed;
      if (turnLength > 1) return false;
      back++;
      if (tape[move + MoveWord.Mover] !== mover) {
        if (!passed) return false;
        mover = tape[move + MoveWord.Mover]!;
        turnLength = 0;
        passed = isPassMove(tape, move);
        break;
      }
      turnLength++;
      passed = isPassMove(tape, move);
    }
  }
  return true;
}

/** Adds the pass of a player who has no other move. */
export function forcedPass(out: MoveList, player: number): void {
  out.begin(player, -1, -1);
  out.pushPass(true, true);
  out.finish();
}
