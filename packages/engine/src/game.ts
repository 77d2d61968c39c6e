/** A game ready to be played: what `loadGame` gives. */
import { checkOptions, shown } from './checks.js';
import { EngineError } from './errors.js';
import { Position } from './position.js';
import { Rulebook } from './rulebook.js';
import { type SetupOptions, setUp } from './setup.js';
import { Trial } from './trial.js';

/** How to start a game. */
export interface StartOptions {
  /**
   * `sampled`, the default, draws dice and cards by the seed. `explicit` waits for each throw: while `trial.isChance`, one
   * of `trial.chanceOutcomes()` is applied. Decks are shuffled by the seed in both.
   */
  readonly chance?: 'sampled' | 'explicit' | undefined;
}

/** A game. */
export class Game extends Rulebook {
  /** Starts a game. The same seed gives the same dice and cards. */
  start(seed = 0, options?: StartOptions): Trial {
    const { chance = 'sampled' } = checkOptions(options);
    if (chance !== 'sampled' && chance !== 'explicit') {
      throw new EngineError('bad-option', `Chance is "sampled" or "explicit", not ${shown(chance)}.`);
    }
    return Trial.start(this, seed, chance === 'explicit');
  }

  /** Reads a trial that {@link Trial.serialise} wrote. */
  parse(text: string): Trial {
    return Trial.parse(this, text);
  }

  /** Reads a position that {@link Position.serialise} wrote. */
  position(text: string): Position {
    return Position.parse(this, text);
  }

  /** Goes on from a position, or from the text of one. What was played before cannot be taken back. */
  startFrom(position: Position | string): Trial {
    if (typeof position === 'string') return Trial.from(this, this.position(position));
    if (!(position instanceof Position)) throw new EngineError('bad-option', 'A trial starts from a position.');
    if (position.game !== this) throw new EngineError('other-game', 'The position is one of another game.');
    return Trial.from(this, position.copy());
  }

  /**
   * Starts in a position that is written down, instead of the start rules: sites with their pieces.
   *
   * @example
   * const trial = game.setup('A1:Rook1 E1:King1 E8:King2', { mover: 2 });
   */
  setup(text: string, options: SetupOptions = {}): Trial {
    return Trial.from(this, setUp(this, text, options));
  }
}
