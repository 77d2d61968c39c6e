/** Levels of strength heed the time that they are given. */
import { loadGame, UctAgent } from '@ludii/engine';
import { LevelAgent, strengthLevels } from './levels.js';

test('a time that is given is heeded', () => {
  const search = jest.spyOn(UctAgent.prototype, 'selectMove');
  const trial = loadGame('tic-tac-toe').start(1);
  for (const ms of [7, undefined]) new LevelAgent(strengthLevels).selectMove(trial, { ms, seed: 1 });
  const [given, usual] = search.mock.calls.map(([, options]) => options?.ms);
  search.mockRestore();
  expect(given).toBe(7);
  expect(usual).toBeGreaterThan(7);
});

test('a signal is heeded by every level', () => {
  const trial = loadGame('tic-tac-toe').start(1);
  for (let level = 1; level <= strengthLevels; level++) {
    const signal = AbortSignal.abort(new Error('enough'));
    expect(() => new LevelAgent(level).selectMove(trial, { signal })).toThrow('enough');
  }
});
