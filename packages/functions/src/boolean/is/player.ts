/** `(is Enemy …)`, `(is Friend …)`, `(is Mover …)` and so on: who is who in the present position. */
import { and, compare, constant, mover, next, or, previous } from '@ludii/ir';
import { either } from '@ludii/registry';
import { asSiteTest } from '../../choice/siteTest.js';
import { type Build, ludeme } from '../../declare/build.js';
import type { BoolFn, IntFn } from '../../declare/compiled.js';
import { Bool, Int } from '../../declare/kinds.js';
import { numberOf } from '../../declare/meaning.js';
import { roleIndex } from '../../declare/roles.js';
import { Role, type RoleWord } from '../../declare/words.js';
import { settles } from '../settled.js';

/** The player in question. */
const playerOf = (index: IntFn | undefined, role: RoleWord | undefined, build: Build): IntFn =>
  index ?? roleIndex(role as RoleWord, build);

/** Known players make a condition that logic settles before the game. */
const settledIf = (player: IntFn, condition: BoolFn): BoolFn =>
  player.fixed === undefined ? condition : settles(condition);

/** The condition, and its table if the player is a datum of a site. */
const tabled = (player: IntFn, condition: BoolFn, holds: (mover: number, player: number) => boolean): BoolFn =>
  asSiteTest(settledIf(player, condition), player.datum, holds);

const args = { index: either(1, Int), role: either(1, Role) };

export const isEnemy = ludeme('is', 'Enemy', {
  returns: Bool,
  args,
  meaning: ({ index, role }, build) => {
    const player = numberOf(playerOf(index, role, build));
    if (build.shape.flags.team) return undefined;
    return and(compare('!=', player, constant(0)), compare('!=', player, mover));
  },
  doc: 'True if a player is an enemy of the mover: not neutral, not the mover, not in the mover’s team.',
  example: '(is Enemy (who at:(to)))',
  compile: ({ index, role }, build) => {
    const player = playerOf(index, role, build);
    const { players } = build;
    if (!build.shape.flags.team) {
      const condition: BoolFn = (c) => {
        const p = player(c);
        return p !== 0 && p !== c.state.mover;
      };
      return tabled(player, condition, (mover, p) => p !== 0 && p !== mover);
    }
    return settledIf(player, (c) => {
      const p = player(c);
      if (p === 0) return false;
      const { state } = c;
      return p < 1 || p > players || state.team(p) !== state.team(state.mover);
    });
  },
});

export const isFriend = ludeme('is', 'Friend', {
  returns: Bool,
  args,
  meaning: ({ index, role }, build) => {
    if (build.shape.flags.team) return undefined;
    const own = compare('=', numberOf(playerOf(index, role, build)), mover);
    return or(own, compare('=', mover, constant(build.players + 1)));
  },
  doc: 'True if a player is the mover or in the mover’s team.',
  example: '(is Friend (who at:(between)))',
  compile: ({ index, role }, build) => {
    const player = playerOf(index, role, build);
    const { players } = build;
    if (!build.shape.flags.team) {
      const condition: BoolFn = (c) => {
        const p = player(c);
        return p === c.state.mover || c.state.mover === players + 1;
      };
      return tabled(player, condition, (mover, p) => p === mover || mover === players + 1);
    }
    return settledIf(player, (c) => {
      const p = player(c);
      const { state } = c;
      return p >= 1 && p <= players && state.team(p) === state.team(state.mover);
    });
  },
});

export const isMover = ludeme('is', 'Mover', {
  returns: Bool,
  args,
  meaning: ({ index, role }, build) => compare('=', numberOf(playerOf(index, role, build)), mover),
  doc: 'True if a player is the one to move.',
  example: '(is Mover P1)',
  compile: ({ index, role }, build) => {
    const player = playerOf(index, role, build);
    const condition: BoolFn = (c) => player(c) === c.state.mover;
    return asSiteTest(condition, player.datum, (mover, p) => p === mover);
  },
});

export const isNext = ludeme('is', 'Next', {
  returns: Bool,
  args,
  meaning: ({ index, role }, build) => compare('=', numberOf(playerOf(index, role, build)), next),
  doc: 'True if a player is the one after the mover.',
  example: '(is Next P1)',
});

export const isPrev = ludeme('is', 'Prev', {
  returns: Bool,
  args,
  meaning: ({ index, role }, build) => compare('=', numberOf(playerOf(index, role, build)), previous),
  doc: 'True if a player is the one who moved before. `(is Prev Mover)`: the same player moves again.',
  example: '(is Prev Mover)',
});

export const isActive = ludeme('is', 'Active', {
  returns: Bool,
  args,
  doc: 'True if a player is still in the game.',
  example: '(is Active P2)',
  compile: ({ index, role }, build) => {
    const player = playerOf(index, role, build);
    const { players } = build;
    return (c) => {
      const p = player(c);
      return p >= 1 && p <= players && c.state.isActive(p);
    };
  },
});
