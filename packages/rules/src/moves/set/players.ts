/** `(set Score …)`, `(set Value player …)`, `(set Team …)`: what is remembered about players. */
import { Int, Player, Role } from '@ludii/functions';
import { playerOf, roleIndex } from '@ludii/functions/internal';
import { either, list } from '@ludii/registry';
import { Op } from '@ludii/state/internal';
import { effect } from '../shared/declare.js';
import { scoreOf } from '../shared/scores.js';
import { writeMove } from '../shared/writing.js';

const args = { player: either(1, Player), role: either(1, Role), value: Int };

export const setPlayers = [
  effect('set Score', {
    args,
    doc: 'Sets the score of a player, or of several.',
    example: '(set Score Mover 0)',
    flags: ['score', 'hashScores'],
    meaning: ({ player, role, value }, build) => scoreOf(player, role, value, false, build),
  }),
  effect('set Value', {
    args,
    doc: 'Sets the value of a player.',
    example: '(set Value Mover 1)',
    meaning: ({ player, role, value }, build) => {
      const who = playerOf(player, role, build);
      return (c, out) => {
        const p = who(c);
        const number = value(c);
        // Words for several players mean none here.
        if (p >= 0 && p <= build.players) writeMove(out, c.state.mover, -1, Op.SetValueOfPlayer, false, p, number);
      };
    },
  }),
  effect('set Team', {
    args: { team: Int, roles: list(Role) },
    doc: 'Puts players into a team.',
    example: '(set Team 1 {P1 P3})',
    flags: ['team'],
    meaning: ({ team, roles }, build) => {
      const members = roles.map((role) => roleIndex(role, build));
      return (c, out) => {
        const number = team(c);
        out.begin(c.state.mover, -1, -1);
        for (const member of members) {
          const p = member(c);
          if (p >= 1 && p <= build.players) out.push2(Op.AddPlayerToTeam, false, number, p);
        }
        out.finish();
      };
    },
  }),
];
