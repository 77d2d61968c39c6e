/** Simultaneous play: the chosen moves of all players become one move. */
import type { Context, MoveList } from '@ludii/state';
import { type Consequences, MoveWord } from '@ludii/state/internal';
import type { ConsequenceFn } from '../moves/shared/consequence.js';

/** Splits a list of consequences: those that follow a player's own move, and those that wait for all players. */
function split(consequences: Consequences, then: number): { own: number; afterAll: readonly number[] } {
  const rules = consequences.lists[then]!;
  const waits = (id: number): boolean => (consequences.generators[id] as ConsequenceFn).afterAll === true;
  return { own: consequences.list(rules.filter((id) => !waits(id))), afterAll: rules.filter(waits) };
}

/**
 * Writes the moves of the players, given by number in `list` and in the order of the players, as one move to `out`. Each
 * keeps its consequences, except those that wait until everyone has moved.
 */
export function combine(c: Context, list: MoveList, chosen: readonly number[], out: MoveList): void {
  const { consequences, players } = c.game;
  const part = c.acquire();
  const later: number[] = [];
  out.begin(players + 1, 0, 0);
  for (const i of chosen) {
    part.clear();
    part.copyMove(list, i);
    const then = part.tape[part.start(0) + MoveWord.Then]!;
    if (then !== 0) {
      const { own, afterAll } = split(consequences, then);
      part.setThenOf(0, own);
      later.push(...afterAll);
    }
    out.nest(part, 0);
  }
  if (later.length > 0) out.setThen(consequences.list(later));
  out.finish();
  c.release(part);
}
