import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { builtFile } from '../testing/built.js';
import { directory, file, ludii, noughts } from '../testing/capture.js';
import { checkWorkerFile } from './workerFile.js';

// Tests run the sources; worker processes need built files.
jest.mock('./workerFile.js', () => ({ checkWorkerFile: jest.fn() }));
jest.setTimeout(120_000);

beforeAll(() => {
  jest.mocked(checkWorkerFile).mockReturnValue(builtFile('cli', 'validate/worker.js'));
});

test('the same on several processes as in one', async () => {
  const never = noughts({ end: '{ (if (is Line 3) (result Mover Win)) (if (is Line 4) (result Mover Loss)) }' });
  const games = directory({
    'a.lud': noughts(),
    'b.lud': noughts({ play: '(mov Pass)' }),
    'c.lud': never,
    'd.lud': noughts(),
  });
  for (const more of [[], ['--format', 'json']]) {
    const args = ['validate', games, '--playouts', '30', ...more];
    const one = await ludii(...args, '--jobs', '1');
    expect(one.out).toContain('rule-never-reached');
    expect(await ludii(...args, '--jobs', '3')).toEqual(one);
  }
});

test('a mistake of the user in a process is told without a stack trace', async () => {
  const games = directory({ 'a.lud': noughts(), 'b.lud': noughts() });
  const { code, err } = await ludii('validate', games, '--jobs', '2', '--defs', join(games, 'missing'));
  expect(code).toBe(1);
  expect(err).toBe(`error: There is no directory "${join(games, 'missing')}".\n`);
});

test('a file that ends its process does not hide what is wrong in the others', async () => {
  const worker = file(
    `process.on('message', ({ id, task }) => {
      if (task.file.endsWith('a.lud')) process.exit(3);
      process.send({ id, answer: { report: { file: task.file, findings: [], sources: new Map(), variants: 1 } } });
    });`,
    'worker.mjs',
  );
  jest.mocked(checkWorkerFile).mockReset().mockReturnValue(pathToFileURL(worker));
  const games = directory({ 'a.lud': noughts(), 'b.lud': noughts() });
  const { code, out } = await ludii('validate', games, '--jobs', '2');
  expect(code).toBe(1);
  expect(out).toContain('The game cannot be looked at: A worker ended with code 3.');
  expect(out).toContain('1 file valid, 1 file not valid, 1 error');
});
