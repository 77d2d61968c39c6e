/** A match while it is played: how the players stand in it, all moves made, and the game that is going on. */
import { type Context, score } from '@ludii/state';
import type { MatchStanding } from '@ludii/state/internal';

/** A match in play. */
export class RunningMatch implements MatchStanding {
  /** The contexts of the games that are finished, in order. */
  readonly played: Context[] = [];
  /** Number of the game that is going on, in the order in which the match lists its games. */
  index = 0;
  /** The game that is going on. */
  instance: Context;

  constructor(
    /** Scores, ranks and winners of the match, and the moves of all its games. It has no board. */
    readonly context: Context,
    /** The first game. */
    first: Context,
  ) {
    this.instance = first;
    context.match = this;
    first.match = this;
  }

  get finished(): number {
    return this.played.length;
  }

  score(player: number): number {
    return player >= 1 && player <= this.context.game.players ? score(this.context.state, player) : -1;
  }
}
