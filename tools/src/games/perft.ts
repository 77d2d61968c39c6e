/**
 * Counting the positions that a number of moves leads to. Published counts exist for many games, and a wrong rule of
 * movement nearly always shows in them.
 */
import type { Game, Position } from '@ludii/engine';

/** How to count. */
export interface PerftOptions {
  /** Count whole turns instead of moves: captures in a row are then one move, as in the published counts of draughts. */
  readonly turns?: boolean;
}

/** Number of sequences of `depth` moves (or turns) from the start. */
export function perft(game: Game, depth: number, options: PerftOptions = {}): number {
  return count(game.start().position.copy(), depth, options.turns ?? false);
}

function count(position: Position, depth: number, turns: boolean): number {
  if (position.isOver) return 0;
  const { mover } = position;
  const moves = position.legal.length;
  if (depth === 1 && !turns) return moves;
  let total = 0;
  for (let i = 0; i < moves; i++) {
    position.mark();
    position.apply(i);
    if (turns && !position.isOver && position.mover === mover) total += count(position, depth, turns);
    else total += depth === 1 ? 1 : count(position, depth - 1, turns);
    position.rollback();
  }
  return total;
}
