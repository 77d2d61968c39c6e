/** Moves by their numbers, as far as they are legal. */
import type { Trial } from '@ludii/engine';

/** Plays moves by their numbers for as long as they are legal; tells how many that were. */
export function playAlong(trial: Trial, choices: readonly number[]): number {
  let played = 0;
  for (const choice of choices) {
    if (trial.isOver || choice >= trial.legalCount) break;
    trial.apply(choice);
    played++;
  }
  return played;
}
