/** A process of its own for what strangers write: whatever happens there, this process goes on and is told. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { buildSync } from 'esbuild';
import { compileIsolated } from './isolated.js';
import * as games from './testing/games.js';
import { isolatedFile } from './workerFile.js';

// Tests run the sources; a process of its own needs one built file.
jest.mock('./workerFile.js', () => ({ isolatedFile: jest.fn() }));
// Patience on busy machines: every test starts a process.
jest.setTimeout(120_000);
const folder = mkdtempSync(join(tmpdir(), 'ludii-engine-'));
const outfile = join(folder, 'isolatedProcess.mjs');

beforeAll(() => {
  const packages = ['compiler', 'functions', 'geometry', 'grammar', 'ir', 'registry', 'rules', 'state'];
  buildSync({
    entryPoints: [join(__dirname, 'isolatedProcess.ts')],
    bundle: true,
    platform: 'node',
    format: 'esm',
    outfile,
    alias: Object.fromEntries(packages.map((name) => [`@ludii/${name}`, resolve(__dirname, `../../${name}/src`)])),
  });
});
beforeEach(() => {
  jest.mocked(isolatedFile).mockReturnValue(pathToFileURL(outfile));
});
afterAll(() => rmSync(folder, { recursive: true }));

test('a game is compiled and played', async () => {
  const result = await compileIsolated(games.noughts, { ms: 100_000 });
  expect(result).toMatchObject({ ok: true, name: 'Noughts and Crosses', players: 2, diagnostics: [] });
});

test('what is wrong is told as anywhere', async () => {
  const result = await compileIsolated(games.noughts.replace('(square 3)', '(square 1000)'), { ms: 100_000 });
  expect(result.ok).toBe(false);
  expect(result.diagnostics.map(({ code }) => code)).toEqual(['too-large']);
  expect(result.report).toContain('(square 1000)');
});

/** Puts another program in the place of the process. */
function instead(program: string): void {
  const file = join(folder, 'instead.mjs');
  writeFileSync(file, program);
  jest.mocked(isolatedFile).mockReturnValue(pathToFileURL(file));
}

test('a process that dies is told', async () => {
  instead('process.on("message", () => process.exit(134))');
  await expect(compileIsolated('')).resolves.toMatchObject({ ok: false, diagnostics: [{ code: 'limit' }] });
});

test('a process that hangs is ended', async () => {
  instead('process.on("message", () => { for (;;); })');
  const { diagnostics } = await compileIsolated('', { ms: 300 });
  expect(diagnostics[0]?.message).toContain('more than 300 ms');
});

test('a signal ends the process', async () => {
  instead('process.on("message", () => { for (;;); })');
  const controller = new AbortController();
  const result = compileIsolated('', { signal: controller.signal });
  controller.abort(new Error('enough'));
  await expect(result).rejects.toThrow('enough');
});
