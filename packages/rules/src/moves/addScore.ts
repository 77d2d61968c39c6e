/** `(addScore …)`: points for players. */
import { Int, Player, Role } from '@ludii/functions';
import { numberOf, rolePlayers } from '@ludii/functions/internal';
import { all, interpreted } from '@ludii/ir/internal';
import { either, list } from '@ludii/registry';
import { effect } from './shared/declare.js';
import { scored, scoreOf, scoresOfRoles } from './shared/scores.js';

export const addScore = [
  effect('addScore', {
    args: { player: either(1, Player), role: either(1, Role), score: Int },
    doc: 'Adds to the score of a player.',
    example: '(addScore Mover 1)',
    flags: ['score'],
    meaning: ({ player, role, score }, build) => scoreOf(player, role, score, true, build),
  }),
  effect('addScore', {
    args: { players: either(1, list(Int)), roles: either(1, list(Role)), scores: list(Int) },
    doc: 'Adds to the scores of several players.',
    example: '(addScore {P1 P2} {1 2})',
    flags: ['score'],
    meaning: ({ players, roles, scores }, build) => {
      if (!players) return scoresOfRoles(roles?.map((role) => rolePlayers(role, build)) ?? [], scores, true);
      const given = players
        .slice(0, scores.length)
        .map((player, k) => scored(numberOf(player), numberOf(scores[k]!), true));
      return interpreted(all(...given));
    },
  }),
];
