/**
 * How effects and consequences are joined to moves. An effect `(apply …)` is worked out when its move is generated and
 * goes in front of it; a consequence `(then …)` is only noted on the move and worked out after the move was made.
 */
import type { MovesFn } from '@ludii/functions';
import type { MoveTest, Then } from '@ludii/functions/internal';
import { type Attach, attaching, mergeEffect, nestEffects } from '@ludii/ir/internal';
import type { Context, MoveList } from '@ludii/state';
import type { Consequences } from '@ludii/state/internal';

/** A consequence in the game's table. */
export interface ConsequenceFn extends MovesFn {
  /** In simultaneous games: only after the moves of all players. */
  readonly afterAll?: true;
}

/** The id of the list of consequences with just the given one, 0 for none. */
export type ThenId = (c: Context) => number;

const noThen: ThenId = () => 0;

/** The `then` of a new move, for `MoveList.setThen`. */
export function thenId(then: Then | undefined): ThenId {
  if (!then) return noThen;
  const { id } = then;
  let table: Consequences | undefined;
  let list = 0;
  return (c) => {
    if (table !== c.game.consequences) {
      table = c.game.consequences;
      list = table.list([id]);
    }
    return list;
  };
}

const attachNothing: Attach = () => {};

/** The function that notes a consequence on generated moves, if there is one. */
export const attachThen = (then: Then | undefined): Attach => (then ? attaching(then.id) : attachNothing);

/** The test of moves with a consequence noted on them, for moves without it. */
export function testAttached(attach: Attach, test: MoveTest): MoveTest {
  if (attach === attachNothing) return test;
  return (c, list, i) => {
    const copy = c.acquire();
    copy.copyMove(list, i);
    attach(c, copy, 0);
    const passes = test(c, copy, 0);
    c.release(copy);
    return passes;
  };
}

/** Makes a player the mover of the moves of a list from number `first` on. */
export function setMovers(out: MoveList, first: number, mover: number): void {
  for (let i = first; i < out.length; i++) out.setMoverOf(i, mover);
}

export { type Attach, mergeEffect, nestEffects };
