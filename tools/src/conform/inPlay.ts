/** A game or a match in play, as a replay needs it. */
import type { Game, Match } from '@ludii/compiler';
import type { Context, MoveList, SplitMix64 } from '@ludii/state';

/** A game or a match in play. */
export interface InPlay {
  /** The position: in a match that of the game that is going on. */
  readonly c: Context;
  /** Where the end is noted. */
  readonly outcome: Context;
  start(): void;
  legalMoves(): MoveList;
  apply(list: MoveList, index: number): void;
  applyTogether(list: MoveList, chosen: readonly number[]): void;
}

/** A game that can be started. */
export function gameInPlay(game: Game, rng: SplitMix64): InPlay {
  const { flow } = game;
  flow.keepsFirstStart = true;
  const c = game.newContext(rng);
  return {
    c,
    outcome: c,
    start: () => flow.start(c),
    legalMoves: () => {
      c.rest();
      return flow.legalMoves(c);
    },
    apply: (list, index) => {
      c.rest();
      flow.apply(c, list, index);
    },
    applyTogether: (list, chosen) => flow.applyTogether(c, list, chosen),
  };
}

/**
 * A match that can be started. Recordings of matches ask the first game for its moves and not the match, so that they
 * never go on to the next game: when the first is over they pass.
 */
export function matchInPlay(match: Match, rng: SplitMix64): InPlay {
  const running = match.newMatch(rng);
  const { flow } = match.games[0]!;
  return {
    get c() {
      return running.instance;
    },
    outcome: running.context,
    start: () => match.flow.start(running),
    legalMoves: () => flow.legalMoves(running.instance),
    apply: (list, index) => flow.apply(running.instance, list, index),
    applyTogether: (list, chosen) => flow.applyTogether(running.instance, list, chosen),
  };
}
