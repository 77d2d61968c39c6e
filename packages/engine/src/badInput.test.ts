/** Wrong arguments: every call refuses them with an error that has a code, and nothing has changed. */
import { gameFromText, readGame } from './gameFromText.js';
import { playout } from './playout.js';
import { playouts } from './playouts.js';
import * as games from './testing/games.js';
import { readTrial, writeTrial } from './trialText.js';

const nonsense = [undefined, null, true, Number.NaN, -1, 0.5, 1e12, '', 'x', {}, [], () => 0, Symbol('s')];
const fails = expect.objectContaining({ name: 'EngineError', code: expect.stringMatching(/^[a-z-]+$/) });

test.each(Object.entries(games))('calls of a trial of %s', (_, text) => {
  const game = gameFromText(text);
  const trial = game.start(1).apply(0);
  const before = trial.serialise();
  const other = gameFromText(text === games.noughts ? games.runners : games.noughts).start();
  const refused = (run: () => unknown): void => {
    expect(run).toThrow(fails);
    expect(trial.serialise()).toBe(before);
  };
  for (const value of nonsense as never[]) {
    for (const run of [
      () => trial.apply(value),
      () => trial.actionId(value),
      () => trial.moveOf(value),
      () => trial.score(value),
      () => trial.at(value),
      () => trial.determinise(value, 0),
      () => trial.legalMovesOf(value),
      () => trial.position.move(value),
      () => trial.position.copy().apply(value),
      () => game.position(value),
      () => game.startFrom(value),
      () => game.parse(value),
      () => readTrial(game, value),
      () => writeTrial(value),
      () => readTrial(value, ''),
      () => playout(value),
    ]) {
      refused(run);
    }
    if (typeof value !== 'string') {
      refused(() => game.setup(value));
      refused(() => game.site(value));
      refused(() => readGame(value));
    }
    if (value !== undefined) {
      refused(() => trial.observe(value));
      if (!Number.isSafeInteger(value)) {
        refused(() => game.start(value));
        refused(() => trial.reseed(value));
        refused(() => trial.clone({ seed: value }));
      }
    }
  }
  refused(() => trial.apply(other.legalMoves()[0]!));
  refused(() => trial.position.copy().copyFrom(other.position));
});

test('many playouts of what is no game', async () => {
  await expect(playouts({} as never, 1)).rejects.toThrow(fails);
  await expect(playouts(gameFromText(games.noughts), -1)).rejects.toThrow(fails);
});
