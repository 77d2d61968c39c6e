/**
 * Programs of the system that some tests need: where they are, and how to get them. Plain JavaScript without dependencies,
 * because the set-up of the tests uses it. Tests read the path from the environment (see `variable`), and skip what needs a
 * missing program by `describe.skip('… (needs redis-server)')`: the closing summary of `npm test` tells of it.
 */
import { spawnSync } from 'node:child_process';
import { accessSync, constants } from 'node:fs';
import { delimiter, join } from 'node:path';

/** By the name that the titles of skipped tests use: names on the path, and the package of Debian. */
export const programs = {
  'redis-server': { names: ['redis-server'], debian: 'redis-server', variable: 'LUDII_REDIS_SERVER' },
  chromium: {
    names: ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome'],
    debian: 'chromium',
    variable: 'LUDII_CHROMIUM',
  },
  nvim: { names: ['nvim'], debian: 'neovim', variable: 'LUDII_NVIM' },
};

/** The path of a program, undefined if it is not there. */
export function findProgram(name, path = process.env.PATH ?? '') {
  return findAny(programs[name].names, path);
}

function findAny(names, path = process.env.PATH ?? '') {
  for (const directory of path.split(delimiter).filter((each) => each !== '')) {
    for (const file of names) {
      const found = join(directory, file);
      try {
        accessSync(found, constants.X_OK);
        return found;
      } catch {
        // Not here: the next place.
      }
    }
  }
  return undefined;
}

/**
 * The path of a program. On a machine that only runs checks (`CI=true`) a missing one is installed first, by Debian's tools, with
 * `sudo` where the checks are not run by the administrator.
 */
export function ensureProgram(name, isRoot = process.getuid?.() === 0) {
  const found = findProgram(name);
  if (found !== undefined || process.env.CI !== 'true') return found;
  const { debian } = programs[name];
  process.stderr.write(`Installing ${debian} …\n`);
  const sudo = isRoot ? undefined : findAny(['sudo']);
  const [program, ...before] = sudo ? [sudo, '-n', 'DEBIAN_FRONTEND=noninteractive', 'apt-get'] : ['apt-get'];
  const apt = (...args) =>
    spawnSync(program, [...before, '-qq', ...args], {
      stdio: ['ignore', 'ignore', 'inherit'],
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    }).status === 0;
  // A fresh image has no lists of packages: only then are they fetched.
  const install = () => apt('install', '-y', '--no-install-recommends', debian);
  if (!install() && !(apt('update') && install())) process.stderr.write(`${debian} cannot be installed.\n`);
  return findProgram(name);
}

/** Tells the tests where the programs are; the task runner's cache depends on these variables too. */
export function exportPrograms(find = findProgram) {
  for (const [name, { variable }] of Object.entries(programs)) process.env[variable] ??= find(name) ?? '';
}

/** What was skipped for want of a program, from the titles of skipped tests: lines for the closing summary. */
export function skippedFor(titles) {
  return Object.entries(programs).flatMap(([name, { debian }]) => {
    const count = titles.filter((title) => title.includes(`(needs ${name})`)).length;
    if (count === 0) return [];
    return [
      `${count} ${count === 1 ? 'test' : 'tests'} skipped that need ${name}, which is not installed. To run them: ` +
        `apt-get install ${debian}, or CI=true npm test, which installs it.`,
    ];
  });
}
