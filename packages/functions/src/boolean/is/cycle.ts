/** Comparing runs of earlier positions. */
import type { State } from '@ludii/state';
import { hashAt, hashCount } from '@ludii/state/internal';

/** True if the last positions of the game are a number of equal blocks of a length. */
export function equalBlocks(state: State, length: number, blocks: number): boolean {
  const end = hashCount(state, 'game');
  for (let i = end - length * (blocks - 1); i < end; i++) {
    const [low, high] = hashAt(state, 'game', i);
    const [earlierLow, earlierHigh] = hashAt(state, 'game', i - length);
    if (low !== earlierLow || high !== earlierHigh) return false;
  }
  return true;
}
