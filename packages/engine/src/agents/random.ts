/** The agent that every other agent must beat. */
import { checkOptions } from '../checks.js';
import { EngineError } from '../errors.js';
import type { Move } from '../move.js';
import { generator, Purpose } from '../seeds.js';
import { checkTrial, type Trial } from '../trial.js';
import type { SearchOptions, SyncAgent } from './agent.js';

/** Plays all legal moves equally often. */
export class RandomAgent implements SyncAgent {
  readonly name = 'Random';

  selectMove(trial: Trial, options?: SearchOptions): Move {
    const { seed = 0 } = checkOptions(options);
    if (checkTrial(trial).isOver) throw new EngineError('game-over', 'The game is over: there is no move to choose.');
    // The same seed in every position of a game must not mean the same number every time.
    const random = generator(seed, trial.length, Purpose.Choice);
    return trial.position.move(random.nextInt(trial.legalCount));
  }
}
