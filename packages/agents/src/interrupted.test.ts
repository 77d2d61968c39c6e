/** A search that is broken off in the middle of a rule leaves the game that it was asked about as it was. */
import type { Game } from '@ludii/engine';
import { createAgent } from './createAgent.js';
import { library } from './testing/library.js';

/** Plays so long that the game has its program. */
function warmUp(game: Game): void {
  for (let k = 0; k < 5; k++) {
    const trial = game.start(k);
    while (trial.length < 20) {
      void trial.legalMoves()[0]!.text;
      trial.apply(0);
    }
  }
}

// The moves of Shogi are written by its rules when they are looked at, with a trial of each.
test.each(['alphabeta', 'grave'])('%s in Shogi', (name) => {
  const game = library('shogi');
  warmUp(game);
  const expected = game.start(1);
  for (let ms = 3; ms < 300; ms += 6) {
    const trial = game.start(1);
    // Every look at the clock takes three milliseconds: soon there is one after each step.
    let now = 0;
    const clock = jest.spyOn(performance, 'now').mockImplementation(() => {
      now += 3;
      return now;
    });
    try {
      expect(createAgent({ name, ms }).selectMove(trial, { seed: ms })).toBeDefined();
    } finally {
      clock.mockRestore();
    }
    expect(trial.position.hash).toBe(expected.position.hash);
    expect(trial.legalCount).toBe(expected.legalCount);
  }
});
