import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { loadGame, writeTrial } from '@ludii/engine';
import { directory, ludii, noughts } from '../testing/capture.js';

const home = directory({ 'noughts.lud': noughts() });
const game = join(home, 'noughts.lud');
/** Files without a seal may be changed by hand, as older ones. */
const trial = writeTrial(loadGame(game).start().apply('A1').apply('B1'))
  .replace('SEALED\n', '')
  .replace(/CHECKSUM=.*\n/, '');

test('a recorded move that is not legal is told', async () => {
  const path = join(home, 'bad.trl');
  writeFileSync(path, trial.replaceAll('to=1', 'to=0').replaceAll('from=1', 'from=0'));
  const { code, err } = await ludii('replay', path);
  expect(code).toBe(1);
  expect(err).toContain('Move 2 of the file is not legal');
});

test('a trial whose game is elsewhere needs --game', async () => {
  const path = join(home, 'moved.trl');
  writeFileSync(path, trial.replace(/^game=.*/, 'game=/nowhere/at-all.lud'));
  expect((await ludii('replay', path)).err).toContain('--game');
  const { code, out } = await ludii('replay', path, '--game', game);
  expect(code).toBe(0);
  expect(out).toContain('1. A1  2. B1');
});

test('of a file without a seal it is said that it may be cut off', async () => {
  const path = join(home, 'older.trl');
  writeFileSync(path, trial);
  const { code, err } = await ludii('replay', path, '--game', game);
  expect(code).toBe(0);
  expect(err).toContain('this trial file has no seal');
  writeFileSync(path, writeTrial(loadGame(game).start().apply('A1')));
  expect((await ludii('replay', path, '--game', game)).err).toBe('');
});

test('what is no trial is told', async () => {
  const path = join(home, 'none.trl');
  writeFileSync(path, 'hello');
  expect((await ludii('replay', path)).err).toContain('a trial begins with "game="');
});
