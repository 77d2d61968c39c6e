import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { directory, file, ludii } from '../testing/capture.js';

const untidy = '(game   "G" (players 2)\n(equipment {(board (square 3))}))  // why';
const tidy = '(game "G" (players 2) (equipment { (board (square 3)) })) // why\n';

test('the result is shown, checked or written', async () => {
  const path = file(untidy);
  expect((await ludii('fmt', path)).out).toBe(tidy);
  const check = await ludii('fmt', path, '--check');
  expect(check.code).toBe(1);
  expect(check.out).toBe(`${path}\n`);
  expect(readFileSync(path, 'utf8')).toBe(untidy);
  expect((await ludii('fmt', path, '--write')).out).toBe(`${path}\n1 file changed\n`);
  expect(readFileSync(path, 'utf8')).toBe(tidy);
  expect((await ludii('fmt', path, '--check')).code).toBe(0);
});

test('several files need to be told what for', async () => {
  const home = directory({ 'a.lud': untidy, 'b.lud': untidy });
  expect((await ludii('fmt', home)).err).toContain('--write');
  await ludii('fmt', home, '--write');
  expect(readFileSync(join(home, 'b.lud'), 'utf8')).toBe(tidy);
});

test('brackets that do not match are told', async () => {
  const { code, err } = await ludii('fmt', file('(game "G" (players 2)\n'));
  expect(code).toBe(1);
  expect(err).toContain('error[unbalanced-bracket]');
});
