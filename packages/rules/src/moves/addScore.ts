/** `(addScore …)`: points for players. */
import { Int, type IntFn, ludeme, type MovesFn, Player, Role } from '@ludii/functions';
import {
  consequenceOf,
  NonDecision,
  numberOf,
  type PlayerSetFn,
  rolePlayers,
  type Then,
  ThenPart,
} from '@ludii/functions/internal';
import { all, attached, interpreted } from '@ludii/ir/internal';
import { either, list, optional } from '@ludii/registry';
import type { MoveList } from '@ludii/state';
import { attachThen } from './shared/consequence.js';
import { playersOf, scored } from './shared/scores.js';

const give = (out: MoveList, player: number, score: number): void => {
  out.begin(0, -1, -1);
  out.pushSetScore(player, score, true);
  out.finish();
};

/** Points for all players that a word means, word by word. */
function toRoles(roles: readonly PlayerSetFn[], scores: readonly IntFn[], then: Then | undefined): MovesFn {
  const count = Math.min(roles.length, scores.length);
  const attach = attachThen(then);
  return (c, out) => {
    const first = out.length;
    for (let k = 0; k < count; k++) {
      const players = roles[k]!(c);
      const score = scores[k]!(c);
      for (let player = 0; players >> player !== 0; player++) if ((players >> player) & 1) give(out, player, score);
    }
    attach(c, out, first);
  };
}

export const addScore = [
  ludeme('addScore', {
    returns: NonDecision,
    args: { player: either(1, Player), role: either(1, Role), score: Int, consequence: optional(ThenPart) },
    doc: 'Adds to the score of a player.',
    example: '(addScore Mover 1)',
    flags: ['score'],
    meaning: ({ player, role, score, consequence: then }, build) => {
      const players = player ? [numberOf(player)] : role && playersOf(role, build);
      return players && attached(scored(players, numberOf(score), true), consequenceOf(then));
    },
    compile: ({ role, score, consequence: then }, build) => toRoles([rolePlayers(role!, build)], [score], then),
  }),
  ludeme('addScore', {
    returns: NonDecision,
    args: {
      players: either(1, list(Int)),
      roles: either(1, list(Role)),
      scores: list(Int),
      consequence: optional(ThenPart),
    },
    doc: 'Adds to the scores of several players.',
    example: '(addScore {P1 P2} {1 2})',
    flags: ['score'],
    meaning: ({ players, scores, consequence: then }) => {
      if (!players) return undefined;
      const given = players
        .slice(0, scores.length)
        .map((player, k) => scored([numberOf(player)], numberOf(scores[k]!), true));
      return attached(interpreted(all(...given)), consequenceOf(then));
    },
    compile: ({ roles, scores, consequence: then }, build) =>
      toRoles(
        roles!.map((role) => rolePlayers(role, build)),
        scores,
        then,
      ),
  }),
];
