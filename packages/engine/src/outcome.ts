/** How a game ended, as ranks and as returns. */
import { type Context, endType, isOver, ranking, type State } from '@ludii/compiler/internal';
import { EngineError } from './errors.js';

/** Ranks of the players by number (entry 0 unused). Players without a rank share the places that are left. */
export function ranksOf(c: Context, out: Float64Array): void {
  const { players } = c.game;
  let unranked = 0;
  let best = 0;
  for (let player = 1; player <= players; player++) {
    const rank = ranking(c.state, player);
    out[player] = rank;
    if (rank === 0) unranked++;
  }
  if (unranked === 0 || players === 1) return;
  // Winners have the places from the top, one after the other; losers those from the bottom.
  while (hasRank(out, players, best + 1)) best++;
  const share = best + (unranked + 1) / 2;
  for (let player = 1; player <= players; player++) if (out[player] === 0) out[player] = share;
}

function hasRank(ranks: Float64Array, players: number, rank: number): boolean {
  for (let player = 1; player <= players; player++) if (ranks[player] === rank) return true;
  return false;
}

/** What a rank is worth: 1 for the first of all, −1 for the last. A player alone has rank 1 for winning, else 0. */
export function returnOfRank(rank: number, players: number): number {
  if (typeof rank !== 'number' || typeof players !== 'number') {
    throw new EngineError('bad-option', 'A rank and the number of players are numbers.');
  }
  return players === 1 ? 2 * rank - 1 : 1 - ((rank - 1) * 2) / (players - 1);
}

/** Returns of the players by number (entry 0 unused), all 0 while the game goes on. */
export function returnsOf(c: Context, out: Float64Array): void {
  const { players } = c.game;
  if (!isOver(c.state)) {
    out.fill(0);
    return;
  }
  ranksOf(c, out);
  for (let player = 1; player <= players; player++) out[player] = returnOfRank(out[player]!, players);
}

/** True if a game came to its end by the limit of turns or moves, and not by its rules. */
export function endedByLimit(state: State): boolean {
  const how = endType(state);
  return how === 'TurnLimit' || how === 'MoveLimit';
}
