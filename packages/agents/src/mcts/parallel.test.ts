/** Searches on several threads: real ones, whose visits are added up. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { buildSync } from 'esbuild';
import { library } from '../testing/library.js';
import { ParallelAgent } from './parallel.js';
import { parallelWorkerFile } from './parallelWorkerFile.js';

// Tests run the sources; worker threads need one built file.
jest.mock('./parallelWorkerFile.js', () => ({ parallelWorkerFile: jest.fn() }));
// Patience on busy machines: every worker thread compiles its game.
jest.setTimeout(120_000);
const folder = mkdtempSync(join(tmpdir(), 'ludii-agents-'));

beforeAll(() => {
  const packages = ['compiler', 'engine', 'functions', 'geometry', 'grammar', 'ir', 'registry', 'rules', 'state'];
  const outfile = join(folder, 'parallelWorker.mjs');
  buildSync({
    entryPoints: [join(__dirname, 'parallelWorker.ts')],
    bundle: true,
    platform: 'node',
    format: 'esm',
    outfile,
    alias: Object.fromEntries(packages.map((name) => [`@ludii/${name}`, resolve(__dirname, `../../../${name}/src`)])),
    logLevel: 'error',
  });
  jest.mocked(parallelWorkerFile).mockReturnValue(pathToFileURL(outfile));
});
afterAll(() => rmSync(folder, { recursive: true }));

const noughts = library('tic-tac-toe');

test('two threads search differently, and what they found is added up', async () => {
  const trial = noughts.start();
  const one = await new ParallelAgent({ agent: { name: 'grave' }, workers: 1 }).analyse(trial, { iterations: 100 });
  const two = await new ParallelAgent({ agent: { name: 'grave' }, workers: 2 }).analyse(trial, { iterations: 100 });
  const visits = (values: typeof one): number => values.reduce((sum, each) => sum + each.visits, 0);
  expect([visits(one), visits(two)]).toEqual([100, 200]);
  for (const each of two) expect(each.returns[1]! + each.returns[2]!).toBeCloseTo(0);
  const others = two.map((each, i) => each.visits - one[i]!.visits);
  expect(others).not.toEqual(one.map((each) => each.visits));
});

test('the game goes on where it is, and a win is taken', async () => {
  const trial = noughts.start();
  for (const move of ['A1', 'A2', 'B1', 'B2']) trial.apply(move);
  const agent = new ParallelAgent({ agent: { name: 'mcts' }, workers: 2, iterations: 200 });
  expect(String(await agent.selectMove(trial))).toBe('C1');
});

test('an agent that cannot be asked for all moves is refused', async () => {
  const agent = new ParallelAgent({ agent: { name: 'random' }, workers: 1, iterations: 10 });
  await expect(agent.selectMove(noughts.start())).rejects.toThrow(/random cannot be asked for all moves/);
});

test('a signal ends the threads', async () => {
  const agent = new ParallelAgent({ agent: { name: 'uct' }, workers: 1 });
  const controller = new AbortController();
  setTimeout(() => controller.abort(), 20);
  await expect(agent.selectMove(noughts.start(), { ms: 1e6, signal: controller.signal })).rejects.toThrow(/abort/);
  await expect(agent.selectMove(noughts.start(), { ms: 1e6, signal: controller.signal })).rejects.toThrow(/abort/);
});

test('when the time is up before the threads have started, some move is played all the same', async () => {
  const agent = new ParallelAgent({ agent: { name: 'uct' }, workers: 1 });
  const trial = noughts.start();
  const values = await agent.analyse(trial, { ms: 1 });
  expect(values).toHaveLength(9);
  expect(trial.legalMoves()).toContain(await agent.selectMove(trial, { ms: 1 }));
});
