/** The numbers of the actions of a random game, in short. */
import { createHash } from 'node:crypto';
import type { Game } from '../game.js';
import { generator } from '../seeds.js';

/** A text that is the same only if all legal moves of a random game have the same numbers, in the same order. */
export function digest(game: Game, seed: number): string {
  const trial = game.start(seed);
  const random = generator(seed, 0, 9);
  const hash = createHash('sha256');
  for (let k = 0; k < 60 && !trial.isOver; k++) {
    hash.update(trial.actionIds().join());
    trial.apply(random.nextInt(trial.legalCount));
  }
  return `${game.name} ${game.actionSpace.size} ${hash.digest('hex')}`;
}
