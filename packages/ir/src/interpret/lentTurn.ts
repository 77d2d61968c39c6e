/** The turn while rules look at the pieces of another player: that player is the mover then. */
import type { State } from '@ludii/state';

/** Makes a player the mover, as if the present one came next; false if the turn stays where it is. */
export function lendTurn(state: State, who: number, players: number): boolean {
  const { mover } = state;
  if (who === mover || who < 1 || who > players) return false;
  setTurn(state, who, mover, mover);
  return true;
}

export function setTurn(state: State, mover: number, next: number, prev: number): void {
  state.mover = mover;
  state.next = next;
  state.prev = prev;
}
