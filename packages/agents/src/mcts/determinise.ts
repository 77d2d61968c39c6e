/** Hidden information: before each descent, what the agent cannot know is dealt anew (information-set search). */
import type { Trial } from '@ludii/engine';
import type { Determinise } from './tree.js';

/** How to deal what is hidden from the agent to move; undefined if the game hides nothing. */
export function determiniser(trial: Trial): Determinise | undefined {
  if (!trial.game.hasHiddenInformation || trial.game.match) return undefined;
  return (random) => trial.determinise(trial.mover, random.next32()).position;
}
