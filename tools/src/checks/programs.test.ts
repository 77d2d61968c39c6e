/** Programs of the system that tests need: found, exported, and told of when they are missing. */
import { execFileSync } from 'node:child_process';
import { chmodSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
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

test('with CI a missing program is installed by the tools of Debian, with fresh lists if need be', () => {
  const directory = mkdtempSync(join(tmpdir(), 'ludii-'));
  const apt = join(directory, 'apt-get');
  // It knows the package only after an update.
  writeFileSync(
    apt,
    `#!/bin/sh
echo "$@" >> ${directory}/calls
case "$*" in
  *update*) : > ${directory}/lists ;;
  *) [ -f ${directory}/lists ] || exit 100; : > ${directory}/redis-server; /bin/chmod 755 ${directory}/redis-server ;;
esac
`,
  );
  chmodSync(apt, 0o755);
  const found = evaluated('p.ensureProgram("redis-server")', { PATH: directory, CI: 'true' });
  expect(found).toBe(join(directory, 'redis-server'));
  const install = '-qq install -y --no-install-recommends redis-server';
  expect(readFileSync(join(directory, 'calls'), 'utf8')).toBe(`${install}\n-qq update\n${install}\n`);
});

test('whoever is not the administrator installs with sudo', () => {
  const directory = mkdtempSync(join(tmpdir(), 'ludii-'));
  const sudo = join(directory, 'sudo');
  writeFileSync(
    sudo,
    `#!/bin/sh\nprintf '%s\\n' "$*" >> ${directory}/calls\n: > ${directory}/nvim; /bin/chmod 755 ${directory}/nvim\n`,
  );
  chmodSync(sudo, 0o755);
  const found = evaluated('p.ensureProgram("nvim", false)', { PATH: directory, CI: 'true' });
  expect(found).toBe(join(directory, 'nvim'));
  const install = '-n DEBIAN_FRONTEND=noninteractive apt-get -qq install -y --no-install-recommends neovim';
  expect(readFileSync(join(directory, 'calls'), 'utf8')).toBe(`${install}\n`);
});

test('skipped tests are told of, with the way to run them', () => {
  const titles = ['a queue (needs redis-server) keeps results', 'a queue (needs redis-server) stops', 'something else'];
  expect(evaluated(`p.skippedFor(${JSON.stringify(titles)})`)).toEqual([
    '2 tests skipped that need redis-server, which is not installed. To run them: apt-get install redis-server, or CI=true npm test, which installs it.',
  ]);
  expect(evaluated('p.skippedFor(["something else"])')).toEqual([]);
});
