/** A game ready to be played: what `loadGame` gives. */
import { Rulebook } from './rulebook.js';
import { Trial } from './trial.js';

/** A game. */
export class Game extends Rulebook {
  /** Starts a game. The same seed gives the same dice and cards. */
  start(seed = 0): Trial {
    return Trial.start(this, seed);
  }

  /** Reads a trial that {@link Trial.serialise} wrote. */
  parse(text: string): Trial {
    return Trial.parse(this, text);
  }
}
