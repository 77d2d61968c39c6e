/** Going from phase to phase. */
import { fail } from '@ludii/functions/internal';
import type { Context } from '@ludii/state';
import type { GameRules } from '../game.js';

/** The phase that each player starts in (index 0 unused): the first that is shared or their own. */
export function initialPhases({ phases, players }: Pick<GameRules, 'phases' | 'players'>): number[] {
  return Array.from({ length: players + 1 }, (_, player) => {
    const own = phases.findIndex(({ role }) => role === 'Shared' || role === `P${player}` || role === `Team${player}`);
    return Math.max(own, 0);
  });
}

/** Moves every player on whose phase has a rule that applies now. */
export function changePhases(c: Context, { phases, players }: Pick<GameRules, 'phases' | 'players'>): void {
  if (phases.length <= 1 && phases[0]?.next.length === 0) return;
  const { state } = c;
  for (let player = 1; player <= players; player++) {
    for (const { who, condition, name } of phases[state.phase(player)]!.next) {
      const meant = who(c);
      if (meant !== players + 1 && meant !== player) continue;
      if (!condition(c)) continue;
      // Without a name the phase of the mover is read while it may already have changed.
      const current = state.phase(meant === players + 1 ? state.mover : meant);
      const next =
        name === undefined ? (current + 1) % phases.length : phases.findIndex((phase) => phase.name === name);
      if (next < 0) fail('unknown-phase', `There is no phase "${name}".`);
      state.setPhase(player, next);
      break;
    }
  }
}
