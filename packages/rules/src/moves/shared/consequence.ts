/**
 * How effects and consequences are joined to moves. An effect `(apply …)` is worked out when its move is generated and
 * goes in front of it; a consequence `(then …)` is only noted on the move and worked out after the move was made.
 */
import type { MovesFn } from '@ludii/functions';
import type { Then } from '@ludii/functions/internal';
import { type Attach, attaching, mergeEffect, nestEffects } from '@ludii/ir/internal';
import type { MoveList } from '@ludii/state';

/** A consequence in the game's table. */
export interface ConsequenceFn extends MovesFn {
  /** In simultaneous games: only after the moves of all players. */
  readonly afterAll?: true;
}

const attachNothing: Attach = () => {};

/** The function that notes a consequence on generated moves, if there is one. */
export const attachThen = (then: Then | undefined): Attach => (then ? attaching(then.id) : attachNothing);

/** Makes a player the mover of the moves of a list from number `first` on. */
export function setMovers(out: MoveList, first: number, mover: number): void {
  for (let i = first; i < out.length; i++) out.setMoverOf(i, mover);
}

export { type Attach, mergeEffect, nestEffects };
