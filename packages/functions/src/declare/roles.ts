/**
 * Role words in play: `Mover`, `P1`, `Enemy`… as one player number, as a set of owners, or as a set of real players.
 * A set is a number with bit `p` for player `p`: 0 is neutral, players + 1 is shared.
 */
import { mover, next, previous, register } from '@ludii/ir';
import type { Context } from '@ludii/state';
import type { Build } from './build.js';
import { fixedInt, type IntFn } from './compiled.js';
import { intOf } from './meaning.js';
import type { RoleWord } from './words.js';

/** The number in a word such as `P3` or `Team2`, 0 for others. */
export function roleNumber(role: RoleWord): number {
  const match = /^(?:P|Team)(\d+)$/.exec(role);
  return match ? Number(match[1]) : 0;
}

/** True for words of the form `Team…`. */
export const isTeamRole = (role: RoleWord): boolean => role.startsWith('Team');

/** True if a word can mean several players. */
export const meansMany = (role: RoleWord): boolean =>
  isTeamRole(role) || ['Ally', 'Enemy', 'NonMover', 'All', 'Friend'].includes(role);

/** Owner number of an item with a role: shared items belong to players + 1. */
export function ownerOfRole(role: RoleWord, players: number): number {
  return role === 'Shared' || role === 'All' ? players + 1 : roleNumber(role);
}

/** A role as one player number, -1 where the word has none. */
export function roleIndex(role: RoleWord, { players }: Pick<Build, 'players'>): IntFn {
  switch (role) {
    case 'Neutral':
      return fixedInt(0);
    case 'Shared':
    case 'All':
    case 'Each':
      return fixedInt(players + 1);
    case 'Mover':
      return intOf(mover);
    case 'Next':
      return intOf(next);
    case 'Prev':
      return intOf(previous);
    case 'Player':
      return intOf(register('player'));
    case 'TeamMover':
      return (c) => c.state.team(c.state.mover);
    case 'NonMover':
    case 'Enemy':
    case 'Friend':
    case 'Ally':
      return fixedInt(-1);
    default:
      return fixedInt(roleNumber(role));
  }
}

/** The player that is given by a number or by a word; if by neither, another. */
export function playerOf(
  number: IntFn | undefined,
  role: RoleWord | undefined,
  build: Pick<Build, 'players'>,
  otherwise: IntFn = fixedInt(-1),
): IntFn {
  return number ?? (role === undefined ? otherwise : roleIndex(role, build));
}

/** A set of player numbers that depends on the position. */
export type PlayerSetFn = (c: Context) => number;

/** One player as a set; none if the number is not in a range. */
export const playerAsSet =
  (player: IntFn, least: number, most: number): PlayerSetFn =>
  (c) => {
    const p = player(c);
    return p >= least && p <= most ? 1 << p : 0;
  };

const bit = (player: number): number => (player >= 0 ? 1 << player : 0);
const bits = (from: number, to: number): number => (1 << (to + 1)) - (1 << from);

/** Players in a team, as a set. */
function team(c: Context, number: number, players: number): number {
  let set = 0;
  for (let p = 1; p <= players; p++) if (c.state.team(p) === number) set |= 1 << p;
  return set;
}

/** A role as the set of owners that it means, for questions about who occupies what. */
export function roleOwners(role: RoleWord, build: Pick<Build, 'players' | 'shape'>): PlayerSetFn {
  const { players } = build;
  const teams = build.shape.flags.team;
  const everyone = bits(1, players);
  switch (role) {
    case 'All':
      return () => bits(0, players + 1);
    case 'Enemy':
      return teams
        ? (c) => everyone & ~bit(c.state.mover) & ~team(c, c.state.team(c.state.mover), players)
        : (c) => everyone & ~bit(c.state.mover);
    case 'Ally':
      return teams ? (c) => team(c, c.state.team(c.state.mover), players) & ~bit(c.state.mover) : () => 0;
    case 'Friend':
    case 'TeamMover':
      return teams ? (c) => team(c, c.state.team(c.state.mover), players) : (c) => bit(c.state.mover);
    case 'NonMover':
      return (c) => bits(0, players) & ~bit(c.state.mover);
    default: {
      if (isTeamRole(role) && teams) return (c) => team(c, roleNumber(role), players);
      const index = roleIndex(role, build);
      return (c) => bit(index(c));
    }
  }
}

/** A role as the set of real players (1..n) that it means, for effects on players. */
export function rolePlayers(role: RoleWord, build: Pick<Build, 'players' | 'shape'>): PlayerSetFn {
  const { players } = build;
  const everyone = bits(1, players);
  switch (role) {
    case 'All':
      return () => everyone;
    case 'NonMover':
      return (c) => everyone & ~bit(c.state.mover);
    case 'Neutral':
    case 'Shared':
    case 'Each':
      return () => 0;
    // The word P10 is read as player 0 where a set of players is wanted.
    case 'P10':
      return () => 1;
    default:
      return roleOwners(role, build);
  }
}

/** The real players that a role or a number means. */
export function playersMeant(who: RoleWord | IntFn, build: Pick<Build, 'players' | 'shape'>): PlayerSetFn {
  if (typeof who === 'string' && meansMany(who)) return rolePlayers(who, build);
  return playerAsSet(typeof who === 'string' ? roleIndex(who, build) : who, 1, build.players);
}
