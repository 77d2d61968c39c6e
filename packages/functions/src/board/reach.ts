/** Whether a rule can lead to a site: the question of threats, asked without writing down all moves where possible. */
import type { Context } from '@ludii/state';
import { MoveWord } from '@ludii/state/internal';
import type { MovesFn } from '../declare/compiled.js';

/** Whether a rule leads to a site, asked of the rule: some rules answer without looking at their moves. */
export function canReach(c: Context, moves: MovesFn, site: number): boolean {
  return moves.claims ? moves.claims(c, site) : endsOn(c, moves, site);
}

/** True if some move of a rule is recorded as ending on a site. */
export function endsOn(c: Context, moves: MovesFn, site: number): boolean {
  if (moves.reaches) return moves.reaches(c, site);
  const found = c.acquire();
  moves(c, found);
  let hit = false;
  for (let i = 0; i < found.length && !hit; i++) hit = found.tape[found.start(i) + MoveWord.To] === site;
  c.release(found);
  return hit;
}
