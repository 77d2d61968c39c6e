import { join } from 'node:path';
import { directory, ludii } from '../testing/capture.js';

const home = directory();
const path = join(home, 'four-winds.lud');

test('the starter is right, makes sense in play, and is laid out', async () => {
  const { code, out } = await ludii('new', 'Four Winds', '--dir', home);
  expect(code).toBe(0);
  expect(out).toContain(path);
  const checked = await ludii('validate', path, '--all-options', '--playouts', '200');
  expect(checked.out).toBe('1 file valid, 3 variants\n');
  expect((await ludii('fmt', path, '--check')).code).toBe(0);
});

test('nothing is written over without being told to', async () => {
  const { code, err } = await ludii('new', 'Four  winds!', '--dir', home);
  expect(code).toBe(1);
  expect(err).toContain('it exists already');
  expect((await ludii('new', 'Four Winds', '--dir', home, '--force')).code).toBe(0);
  expect((await ludii('new', 'X', '--dir', join(home, 'missing'))).err).toContain('it does not exist');
});
