/**
 * Conditions that captures use if none is given. They take the number of a site for the number of a player, which is of
 * little use, but games are recorded with it: real games write a condition.
 */
import type { BoolFn, IntFn } from '@ludii/functions';
import type { Context } from '@ludii/state';

/** True if a player number is in the team of the mover, or the mover. */
function isFriend(c: Context, player: number): boolean {
  const { mover } = c.state;
  if (player === mover) return true;
  return c.state.shape.flags.team && player > 0 && player <= c.state.shape.players
    ? c.state.team(player) === c.state.team(mover)
    : false;
}

/** A number taken as a player who is no friend of the mover. */
export const enemyNumber =
  (number: IntFn): BoolFn =>
  (c) => {
    const player = number(c);
    return player !== 0 && !isFriend(c, player);
  };

/** A number taken as a player who is a friend of the mover. */
export const friendNumber =
  (number: IntFn): BoolFn =>
  (c) =>
    isFriend(c, number(c));
