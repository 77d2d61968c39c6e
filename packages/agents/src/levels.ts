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
import { plainName } from '@ludii/engine/internal';
import { ladders } from './levels.data.js';

/** Number of levels. */
export const strengthLevels = 8;

/** Milliseconds that people can wait for a move: where random games are slow, the highest levels stop earlier. */
const Patience = 5000;

/** What a game is taken to need that was not measured: the geometric mean of those that were. */
const usual: readonly number[] = Array.from({ length: strengthLevels }, (_, k) => {
  const known = Object.values(ladders).map((ladder) => Math.log(ladder[k]!));
  return Math.exp(known.reduce((sum, each) => sum + each, 0) / known.length);
});

/** Random games for each legal move, by level from 1: twice as much helps in one game far more than in another. */
function ladderOf(game: string): readonly number[] {
  return ladders[plainName(game)] ?? usual;
}

/** Plays at a level of strength. It needs no limit: a level thinks as long as it takes, at most five seconds. */
export class LevelAgent implements SyncAgent {
  readonly name: string;
  readonly #uct = new UctAgent();
  readonly #random = new RandomAgent();

  /**
   * @param thinking - random games for each legal move, below 1 the share of moves that get one for each while the others
   * are played at random; if it is not given, it is that of the level in the game that is played
   */
  constructor(
    readonly level: number,
    readonly thinking?: number | undefined,
  ) {
    if (!Number.isInteger(level) || level < 1 || level > strengthLevels) {
      throw new EngineError(
        'bad-option',
        `Levels of strength go from 1 to ${strengthLevels}: there is no level ${level}.`,
      );
    }
    this.name = `Level ${level}`;
  }

  selectMove(trial: Trial, { seed = 0, ms = Patience, signal }: SearchOptions = {}): Move {
    signal?.throwIfAborted();
    const thinking = this.thinking ?? ladderOf(trial.game.name)[this.level - 1]!;
    const lot = new SplitMix64(seed | 0, trial.length + 1);
    if (lot.nextInt(1000) >= 1000 * thinking) return this.#random.selectMove(trial, { seed });
    // A position with more choices needs more thinking for the same strength.
    return this.#uct.selectMove(trial, {
      iterations: Math.ceil(Math.max(thinking, 1) * Math.max(1, trial.legalCount)),
      ms: Math.min(ms, Patience),
      seed,
      signal,
    });
  }
}
