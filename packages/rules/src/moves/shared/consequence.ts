/** Consequences `(then …)` in the table of a game. */
import type { MovesFn } from '@ludii/functions';

/** A consequence: noted on a move, and worked out after the move was made. */
export interface ConsequenceFn extends MovesFn {
  /** In simultaneous games: only after the moves of all players. */
  readonly afterAll?: true;
}
