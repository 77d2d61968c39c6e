/** `(players …)`: lists of players. */

import { keeping } from '@ludii/ir/internal';
import { named, optional } from '@ludii/registry';
import type { Context } from '@ludii/state';
import { type Build, ludeme } from '../declare/build.js';
import { type BoolFn, fixedBool, type IntFn, type IntsFn } from '../declare/compiled.js';
import { Bool, Int, Ints } from '../declare/kinds.js';
import { roleNumber } from '../declare/roles.js';
import { moverRegister } from '../int/turn.js';

/** The candidates that pass a test and for which the condition holds, with `player` on each. */
function chosen(
  least: number,
  most: number,
  condition: BoolFn,
  test: (c: Context, player: number, of: number) => boolean,
) {
  return keeping(['player'], (c: Context, out: number[], of: number): void => {
    for (let player = least; player <= most; player++) {
      c.player = player;
      if (condition(c) && test(c, player, of)) out.push(player);
    }
  });
}

function many(
  word: 'All' | 'NonMover' | 'Enemy' | 'Friend' | 'Ally',
  of: IntFn | undefined,
  condition: BoolFn,
  build: Build,
): IntsFn {
  const { players } = build;
  const teams = build.shape.flags.team;
  const sameTeam = (c: Context, a: number, b: number): boolean => c.state.team(a) === c.state.team(b);
  const choose = ((): ((c: Context, out: number[], of: number) => void) => {
    switch (word) {
      case 'All':
        return chosen(0, players + 1, condition, () => true);
      case 'NonMover':
        return chosen(0, players, condition, (c, player) => player !== c.state.mover);
      case 'Enemy':
        return chosen(
          1,
          players,
          condition,
          teams
            ? (c, player, p) => player !== c.state.mover && !sameTeam(c, player, p)
            : (_c, player, p) => player !== p,
        );
      case 'Friend':
        return teams
          ? chosen(1, players, condition, sameTeam)
          : (_c, out, p) => {
              out.push(p);
            };
      case 'Ally':
        return teams
          ? chosen(1, players, condition, (c, player, p) => player !== p && sameTeam(c, player, p))
          : () => {};
      default:
        return word satisfies never;
    }
  })();
  const whose = of ?? moverRegister;
  const given = of !== undefined;
  return (c, out) => {
    const p = whose(c);
    if (given && (p <= 0 || p > players)) return;
    choose(c, out, p);
  };
}

const teams = Array.from({ length: 16 }, (_, i) => `Team${i + 1}` as const);

export const playerLists = [
  ludeme('players', ['All', 'NonMover', 'Enemy', 'Friend', 'Ally'], {
    returns: Ints,
    args: { of: optional(named(Int)), if: optional(named(Bool)) },
    doc: 'The players who stand so to the mover or to another player, perhaps only those for whom a condition holds.',
    example: '(players Enemy of:(mover))',
    compile: ({ word, of, if: condition }, build) => many(word, of, condition ?? fixedBool(true), build),
  }),
  ludeme('players', teams, {
    returns: Ints,
    args: { if: optional(named(Bool)) },
    doc: 'The players of a team, perhaps only those for whom a condition holds.',
    example: '(players Team1)',
    compile: ({ word, if: condition }, build): IntsFn => {
      const number = roleNumber(word);
      if (!build.shape.flags.team) {
        return (_c, out) => {
          if (number <= build.players) out.push(number);
        };
      }
      const choose = chosen(
        1,
        build.players,
        condition ?? fixedBool(true),
        (c, player) => c.state.team(player) === number,
      );
      return (c, out) => choose(c, out, number);
    },
  }),
];
