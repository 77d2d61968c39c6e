/** Opponents for people: eight levels of strength, each beating the one below it in about seven of ten games. */
import {
  EngineError,
  type Move,
  RandomAgent,
  type SearchOptions,
  SplitMix64,
  type SyncAgent,
  type Trial,
  UctAgent,
} from '@ludii/engine';

/**
 * Iterations for each legal move, by level from 1. A position with more choices needs more thinking for the same strength.
 * The lowest levels also play a share of moves at random, since even a little search is a strong beginner. Thinking pays
 * less and less: the factors grow. Measured in docs/strength.md.
 */
const levels: readonly { readonly perMove: number; readonly careless: number }[] = [
  { perMove: 1, careless: 0.7 },
  { perMove: 1, careless: 0.15 },
  { perMove: 2, careless: 0.11 },
  { perMove: 3.1, careless: 0 },
  { perMove: 5.3, careless: 0 },
  { perMove: 11, careless: 0 },
  { perMove: 24, careless: 0 },
  { perMove: 53, careless: 0 },
];

/** Milliseconds that people can wait for a move: where random games are slow, the highest levels stop earlier. */
const Patience = 5000;

/** Number of levels. */
export const strengthLevels = levels.length;

/** Plays at a level of strength. It needs no limit: a level thinks as long as it takes, at most five seconds. */
export class LevelAgent implements SyncAgent {
  readonly name: string;
  readonly #uct = new UctAgent();
  readonly #random = new RandomAgent();

  constructor(readonly level: number) {
    if (!Number.isInteger(level) || level < 1 || level > strengthLevels) {
      throw new EngineError(
        'bad-option',
        `Levels of strength go from 1 to ${strengthLevels}: there is no level ${level}.`,
      );
    }
    this.name = `Level ${level}`;
  }

  selectMove(trial: Trial, { seed = 0, ms = Patience, signal }: SearchOptions = {}): Move {
    const { perMove, careless } = levels[this.level - 1]!;
    signal?.throwIfAborted();
    const lot = new SplitMix64(seed | 0, trial.length + 1);
    if (lot.nextInt(1000) < 1000 * careless) return this.#random.selectMove(trial, { seed });
    return this.#uct.selectMove(trial, {
      iterations: Math.ceil(perMove * Math.max(1, trial.legalCount)),
      ms: Math.min(ms, Patience),
      seed,
      signal,
    });
  }
}
