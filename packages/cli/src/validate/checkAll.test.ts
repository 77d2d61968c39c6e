import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { buildSync } from 'esbuild';
import { directory, ludii, noughts } from '../testing/capture.js';
import { checkWorkerFile } from './workerFile.js';

// Tests run the sources; worker threads need one built file.
jest.mock('./workerFile.js', () => ({ checkWorkerFile: jest.fn() }));
jest.setTimeout(120_000);
const folder = mkdtempSync(join(tmpdir(), 'ludii-cli-'));

beforeAll(() => {
  const packages = ['compiler', 'engine', 'functions', 'geometry', 'grammar', 'registry', 'rules', 'state'];
  const outfile = join(folder, 'worker.mjs');
  buildSync({
    entryPoints: [join(__dirname, 'worker.ts')],
    bundle: true,
    platform: 'node',
    format: 'esm',
    outfile,
    alias: Object.fromEntries(
      packages.map((name) => [`@ludii/${name}`, resolve(__dirname, `../../../${name}/src/index.ts`)]),
    ),
    banner: { js: "import { createRequire } from 'node:module'; const require = createRequire(import.meta.url);" },
  });
  jest.mocked(checkWorkerFile).mockReturnValue(pathToFileURL(outfile));
});
afterAll(() => rmSync(folder, { recursive: true }));

test('the same on several threads as on one', async () => {
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

test('a mistake of the user on a thread is told without a stack trace', async () => {
  const games = directory({ 'a.lud': noughts(), 'b.lud': noughts() });
  const { code, err } = await ludii('validate', games, '--jobs', '2', '--defs', join(games, 'missing'));
  expect(code).toBe(1);
  expect(err).toBe(`error: There is no directory "${join(games, 'missing')}".\n`);
});
