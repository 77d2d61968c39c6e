/** `(players …)`: lists of players. */

import { keeping } from '@ludii/ir/internal';
import { named, optional } from '@ludii/registry';
import type { Context } from '@ludii/state';
import { ludeme } from '../declare/build.js';
import type { BoolFn, IntsFn } from '../declare/compiled.js';
import { Bool, Int, Ints } from '../declare/kinds.js';
import { roleNumber } from '../declare/roles.js';
import { moverRegister } from '../int/turn.js';

type Test = (c: Context, player: number, of: number) => boolean;

const sameTeam: Test = (c, a, b) => c.state.team(a) === c.state.team(b);

/** Which players a word means, seen from one of them; without teams, and with them. */
const tests: Readonly<Record<'All' | 'NonMover' | 'Enemy' | 'Friend' | 'Ally', readonly [alone: Test, teams: Test]>> = {
  All: [() => true, () => true],
  NonMover: [(c, player) => player !== c.state.mover, (c, player) => player !== c.state.mover],
  Enemy: [(_c, player, of) => player !== of, (c, player, of) => player !== c.state.mover && !sameTeam(c, player, of)],
  Friend: [(_c, player, of) => player === of, sameTeam],
  Ally: [() => false, (c, player, of) => player !== of && sameTeam(c, player, of)],
};

/** The candidates that pass a test and for which the condition holds, with `player` on each. */
const chosen = (least: number, most: number, condition: BoolFn | undefined, test: Test) =>
  keeping(['player'], (c: Context, out: number[], of: number): void => {
    for (let player = least; player <= most; player++) {
      c.player = player;
      if ((!condition || condition(c)) && test(c, player, of)) out.push(player);
    }
  });

const teams = Array.from({ length: 16 }, (_, i) => `Team${i + 1}` as const);

export const playerLists = [
  ludeme('players', ['All', 'NonMover', 'Enemy', 'Friend', 'Ally'], {
    returns: Ints,
    args: { of: optional(named(Int)), if: optional(named(Bool)) },
    doc: 'The players who stand so to the mover or to another player, perhaps only those for whom a condition holds.',
    example: '(players Enemy of:(mover))',
    compile: ({ word, of, if: condition }, { players, shape }): IntsFn => {
      const least = word === 'All' || word === 'NonMover' ? 0 : 1;
      // A friend without teams is oneself, whatever is asked.
      const asked = word === 'Friend' && !shape.flags.team ? undefined : condition;
      const choose = chosen(
        least,
        word === 'All' ? players + 1 : players,
        asked,
        tests[word][shape.flags.team ? 1 : 0],
      );
      const whose = of ?? moverRegister;
      return (c, out) => {
        const p = whose(c);
        if (!of || (p > 0 && p <= players)) choose(c, out, p);
      };
    },
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
      const choose = chosen(1, build.players, condition, (c, player) => c.state.team(player) === number);
      return (c, out) => choose(c, out, number);
    },
  }),
];
