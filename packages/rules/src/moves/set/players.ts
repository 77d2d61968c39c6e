/** `(set Score …)`, `(set Value player …)`, `(set Team …)`: what is remembered about players. */
import { Int, ludeme, type MovesFn, Player, Role } from '@ludii/functions';
import { consequenceOf, NonDecision, numberOf, roleIndex, rolePlayers, ThenPart } from '@ludii/functions/internal';
import { attached } from '@ludii/ir/internal';
import { either, list, optional } from '@ludii/registry';
import type { MoveList } from '@ludii/state';
import { Op } from '@ludii/state/internal';
import { attachThen } from '../shared/consequence.js';
import { playersOf, scored } from '../shared/scores.js';

const args = {
  player: either(1, Player),
  role: either(1, Role),
  value: Int,
  consequence: optional(ThenPart),
};

const giveScore = (out: MoveList, player: number, score: number): void => {
  out.begin(0, -1, -1);
  out.pushSetScore(player, score, false);
  out.finish();
};

export const setPlayers = [
  ludeme('set', 'Score', {
    returns: NonDecision,
    args,
    doc: 'Sets the score of a player, or of several.',
    example: '(set Score Mover 0)',
    flags: ['score', 'hashScores'],
    meaning: ({ player, role, value, consequence: then }, build) => {
      const players = player ? [numberOf(player)] : role && playersOf(role, build);
      return players && attached(scored(players, numberOf(value), false), consequenceOf(then));
    },
    // Words for several players, or for those of a team.
    compile: ({ role, value, consequence: then }, build): MovesFn => {
      const attach = attachThen(then);
      const players = rolePlayers(role!, build);
      return (c, out) => {
        const first = out.length;
        const score = value(c);
        const set = players(c);
        for (let p = 0; set >> p !== 0; p++) if ((set >> p) & 1) giveScore(out, p, score);
        attach(c, out, first);
      };
    },
  }),
  ludeme('set', 'Value', {
    returns: NonDecision,
    args,
    doc: 'Sets the value of a player.',
    example: '(set Value Mover 1)',
    compile: ({ player, role, value, consequence: then }, build): MovesFn => {
      const who = player ?? (role ? roleIndex(role, build) : () => -1);
      const attach = attachThen(then);
      return (c, out) => {
        const p = who(c);
        const number = value(c);
        // Words for several players mean none here.
        if (p < 0 || p > build.players) return;
        const first = out.length;
        out.begin(c.state.mover, -1, -1);
        out.push2(Op.SetValueOfPlayer, false, p, number);
        out.finish();
        attach(c, out, first);
      };
    },
  }),
  ludeme('set', 'Team', {
    returns: NonDecision,
    args: { team: Int, roles: list(Role), consequence: optional(ThenPart) },
    doc: 'Puts players into a team.',
    example: '(set Team 1 {P1 P3})',
    flags: ['team'],
    compile: ({ team, roles, consequence: then }, build): MovesFn => {
      const members = roles.map((role) => roleIndex(role, build));
      const attach = attachThen(then);
      return (c, out) => {
        const first = out.length;
        const number = team(c);
        out.begin(c.state.mover, -1, -1);
        for (let k = 0; k < members.length; k++) {
          const p = members[k]!(c);
          if (p >= 1 && p <= build.players) out.push2(Op.AddPlayerToTeam, false, number, p);
        }
        out.finish();
        attach(c, out, first);
      };
    },
  }),
];
