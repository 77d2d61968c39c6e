/** What changes of scores mean. */
import type { Build } from '@ludii/functions';
import { numberOf, type RoleWord, roleIndex } from '@ludii/functions/internal';
import { constant, type Rule, type Value } from '@ludii/ir';
import { action, all, emit } from '@ludii/ir/internal';
import { Op } from '@ludii/state/internal';

/** The players that a word means for effects, where they are the same in every position or one by their part in the turn. */
export function playersOf(role: RoleWord, build: Build): readonly Value[] | undefined {
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

/** Sets the scores of players, or adds to them. */
export const scored = (players: readonly Value[], score: Value, adds: boolean): Rule =>
  all(
    ...players.map((player) =>
      emit(constant(-1), constant(-1), [action(Op.SetScore, false, player, score, adds ? 1 : 0)]),
    ),
  );
