/** `(is Enemy …)`, `(is Friend …)`, `(is Mover …)` and so on: who is who in the present position. */
import { and, type Condition, compare, constant, mover, next, or, previous, type Value } from '@ludii/ir';
import { either } from '@ludii/registry';
import { type Build, ludeme } from '../../declare/build.js';
import type { BoolFn, IntFn } from '../../declare/compiled.js';
import { Bool, Int } from '../../declare/kinds.js';
import { numberOf } from '../../declare/meaning.js';
import { playerOf } from '../../declare/roles.js';
import { Role } from '../../declare/words.js';
import { settles } from '../settled.js';

/** Known players make a condition that logic settles before the game. */
const settledIf = (player: IntFn, condition: Condition): Condition =>
  player.fixed === undefined ? condition : settles(condition);

const args = { index: either(1, Int), role: either(1, Role) };

/** Not neutral, not the mover, not in the mover's team. */
function enemyOf(player: IntFn, { shape, players }: Build): Condition {
  const who = numberOf(player);
  if (!shape.flags.team) return and(compare('!=', who, constant(0)), compare('!=', who, mover));
  const fn: BoolFn = (c) => {
    const p = player(c);
    const { state } = c;
    return p !== 0 && (p < 1 || p > players || state.team(p) !== state.team(state.mover));
  };
  return { k: 'callCondition', fn };
}

/** The mover, or one of the mover's team. */
function friendOf(player: IntFn, { shape, players }: Build): Condition {
  if (!shape.flags.team) {
    return or(compare('=', numberOf(player), mover), compare('=', mover, constant(players + 1)));
  }
  const fn: BoolFn = (c) => {
    const p = player(c);
    const { state } = c;
    return p >= 1 && p <= players && state.team(p) === state.team(state.mover);
  };
  return { k: 'callCondition', fn };
}

export const isEnemy = ludeme('is', 'Enemy', {
  returns: Bool,
  args,
  doc: 'True if a player is an enemy of the mover: not neutral, not the mover, not in the mover’s team.',
  example: '(is Enemy (who at:(to)))',
  meaning: ({ index, role }, build) => {
    const player = playerOf(index, role, build);
    return settledIf(player, enemyOf(player, build));
  },
});

export const isFriend = ludeme('is', 'Friend', {
  returns: Bool,
  args,
  doc: 'True if a player is the mover or in the mover’s team.',
  example: '(is Friend (who at:(between)))',
  meaning: ({ index, role }, build) => {
    const player = playerOf(index, role, build);
    return settledIf(player, friendOf(player, build));
  },
});

/** Whether a player is one of those whose turn it was, is, or will be. */
const isInTurn = (keyword: 'Mover' | 'Next' | 'Prev', one: Value, doc: string, example: string) =>
  ludeme('is', keyword, {
    returns: Bool,
    args,
    doc,
    example,
    meaning: ({ index, role }, build) => compare('=', numberOf(playerOf(index, role, build)), one),
  });

export const isMover = isInTurn('Mover', mover, 'True if a player is the one to move.', '(is Mover P1)');
export const isNext = isInTurn('Next', next, 'True if a player is the one after the mover.', '(is Next P1)');
export const isPrev = isInTurn(
  'Prev',
  previous,
  'True if a player is the one who moved before. `(is Prev Mover)`: the same player moves again.',
  '(is Prev Mover)',
);

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
