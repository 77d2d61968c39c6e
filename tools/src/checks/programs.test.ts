/** Programs of the system that tests need: found, exported, and told of when they are missing. */
import { execFileSync } from 'node:child_process';
import { chmodSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';

const programs = resolve(__dirname, '../../programs.mjs');

/** What an expression gives that uses the module. */
function evaluated(expression: string, env: Record<string, string> = {}): unknown {
  const script = `const p = await import(${JSON.stringify(programs)}); console.log(JSON.stringify(${expression}));`;
  const options = { encoding: 'utf8', env: { PATH: '', ...env } } as const;
  return JSON.parse(execFileSync(process.execPath, ['--input-type=module', '-e', script], options));
}

test('a program is found on the path by any of its names', () => {
  const directory = mkdtempSync(join(tmpdir(), 'ludii-'));
  writeFileSync(join(directory, 'chromium-browser'), '');
  expect(evaluated('p.findProgram("chromium") ?? null', { PATH: directory })).toBeNull();
  chmodSync(join(directory, 'chromium-browser'), 0o755);
  const found = join(directory, 'chromium-browser');
  expect(evaluated('p.findProgram("chromium")', { PATH: `/missing:${directory}` })).toBe(found);
  const exported = '(p.exportPrograms(), [process.env.LUDII_CHROMIUM, process.env.LUDII_REDIS_SERVER])';
  expect(evaluated(exported, { PATH: directory })).toEqual([found, '']);
  expect(evaluated(exported, { LUDII_CHROMIUM: '/mine' })).toEqual(['/mine', '']);
});

test('without CI nothing is installed', () => {
  expect(evaluated('p.ensureProgram("redis-server") ?? null')).toBeNull();
});

test('skipped tests are told of, with the way to run them', () => {
  const titles = ['a queue (needs redis-server) keeps results', 'a queue (needs redis-server) stops', 'something else'];
  expect(evaluated(`p.skippedFor(${JSON.stringify(titles)})`)).toEqual([
    '2 tests skipped that need redis-server, which is not installed. To run them: apt-get install redis-server, or CI=true npm test, which installs it.',
  ]);
  expect(evaluated('p.skippedFor(["something else"])')).toEqual([]);
});
