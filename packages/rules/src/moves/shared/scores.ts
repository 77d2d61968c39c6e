/** What changes of scores mean. */
import type { Build, IntFn } from '@ludii/functions';
import { numberOf, type PlayerSetFn, type RoleWord, roleIndex, rolePlayers } from '@ludii/functions/internal';
import { constant, type Rule, type Value } from '@ludii/ir';
import { all, type ListFn } from '@ludii/ir/internal';
import { Op } from '@ludii/state/internal';
import { setting, writeMove } from './writing.js';

/** The players that a word means for effects, where they are the same in every position or one by their part in the turn. */
function playersOf(role: RoleWord, build: Build): readonly Value[] | undefined {
  if (build.shape.flags.team) return undefined;
  switch (role) {
    case 'All':
      return Array.from({ length: build.players }, (_, i) => constant(i + 1));
    case 'Mover':
    case 'Next':
    case 'Prev':
      return [numberOf(roleIndex(role, build))];
    default: {
      const { fixed } = roleIndex(role, build);
      return /^P\d$/.test(role) && fixed !== undefined && fixed <= build.players ? [constant(fixed)] : undefined;
    }
  }
}

/** Sets the score of a player, or adds to it. */
export const scored = (player: Value, score: Value, adds: boolean): Rule =>
  setting(Op.SetScore, false, player, score, adds ? 1 : 0);

/** Points for all players that words mean, word by word. */
export const scoresOfRoles =
  (roles: readonly PlayerSetFn[], scores: readonly IntFn[], adds: boolean): ListFn =>
  (c, out) => {
    for (let k = 0; k < Math.min(roles.length, scores.length); k++) {
      const players = roles[k]!(c);
      const score = scores[k]!(c);
      for (let player = 0; players >> player !== 0; player++) {
        if ((players >> player) & 1) writeMove(out, 0, -1, Op.SetScore, false, player, score, adds ? 1 : 0);
      }
    }
  };

/** Sets the score of a player or of those that a word means, or adds to it. */
export function scoreOf(
  player: IntFn | undefined,
  role: RoleWord | undefined,
  score: IntFn,
  adds: boolean,
  build: Build,
): Rule | ListFn {
  const players = player ? [numberOf(player)] : playersOf(role!, build);
  if (!players) return scoresOfRoles([rolePlayers(role!, build)], [score], adds);
  return all(...players.map((each) => scored(each, numberOf(score), adds)));
}
