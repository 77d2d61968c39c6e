import { commands } from './commands/index.js';
import { ludii } from './testing/capture.js';

test('help goes to the user and succeeds', async () => {
  const { code, out } = await ludii('--help');
  expect(code).toBe(0);
  expect(out).toContain('Usage: ludii');
  expect((await ludii()).out).toBe(out);
});

test('an unknown command is an error with a way out', async () => {
  const { code, err } = await ludii('bord');
  expect(code).toBe(1);
  expect(err).toMatch(/unknown command 'bord'/);
  expect(err).toContain('Did you mean board?');
  expect(err).toContain('--help');
});

test('an unknown option gets a suggestion', async () => {
  const { code, err } = await ludii('board', '(board (square 3))', '--fromat', 'svg');
  expect(code).toBe(1);
  expect(err).toContain('Did you mean --format?');
});

test('the version is that of the package', async () => {
  const { code, out } = await ludii('--version');
  expect(code).toBe(0);
  expect(out).toMatch(/^\d+\.\d+\.\d+/);
});

test.each(commands.map((make) => make().name()))('the help of %s has examples', async (name) => {
  const { code, out } = await ludii(name, '--help');
  expect(code).toBe(0);
  expect(out).toContain(`Usage: ludii ${name}`);
  expect(out).toMatch(/Examples:\n {2}ludii /);
  const helped = await ludii('help', name);
  expect(helped.out).toBe(out);
});

test.each([
  ['moves', 'no-such-game'],
  ['moves', 'missing.lud'],
  ['playout', '.'],
  ['playout', 'x', '-n', 'many'],
  ['bench', 'missing.lud'],
  ['replay', 'missing.trl'],
  ['board', '(board (squar 3))'],
  ['fmt', 'missing.lud'],
  ['explain', 'noSuchLudeme'],
  ['options', 'missing.lud'],
  ['validate', 'missing.lud', '--defs', 'missing'],
  ['new', '"'],
])('a mistake of the user is told without a stack trace: %s %s', async (...args) => {
  const { code, out, err } = await ludii(...args);
  expect(code).toBe(1);
  expect(out).toBe('');
  expect(err).toMatch(/^error: /);
  expect(err).not.toMatch(/\n\s+at /);
});
