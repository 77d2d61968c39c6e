/** Who is still in the game. */
import type { Context } from '@ludii/state';

/** Takes every player out of the game. */
export function deactivateAll(c: Context): void {
  for (let player = 1; player <= c.game.players; player++) c.state.setActive(player, false);
}

/** Number of players still in the game. */
export function activeCount(c: Context): number {
  let count = 0;
  for (let player = 1; player <= c.game.players; player++) if (c.state.isActive(player)) count++;
  return count;
}

/** The only player still in the game, or 0 if none or several are. */
export function onlyActive(c: Context): number {
  let found = 0;
  for (let player = 1; player <= c.game.players; player++) {
    if (!c.state.isActive(player)) continue;
    if (found > 0) return 0;
    found = player;
  }
  return found;
}

/** The next player round the table who is still in the game, starting after `player`; `player` itself if nobody else is. */
export function following(c: Context, player: number): number {
  const { players } = c.game;
  let next = (player % players) + 1;
  for (let i = 0; i < players && !c.state.isActive(next); i++) next = (next % players) + 1;
  return next;
}
