import { spawnSync } from 'node:child_process';
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { directory, ludii } from '../testing/capture.js';
import { commands } from './index.js';

/** What bash offers for the last of some words, in a directory. */
async function offered(cwd: string, ...words: readonly string[]): Promise<string[]> {
  const { out } = await ludii('completion', 'bash');
  const typed = ['ludii', ...words].map((word) => `'${word}'`).join(' ');
  const script = `${out}\nCOMP_WORDS=(${typed})\nCOMP_CWORD=${words.length}\n_ludii\nprintf '%s\\n' "\${COMPREPLY[@]}"`;
  const { stdout, stderr, status } = spawnSync('bash', ['-c', script], { cwd, encoding: 'utf8' });
  expect({ stderr, status }).toEqual({ stderr: '', status: 0 });
  return stdout.split('\n').filter((line) => line !== '');
}

describe('bash', () => {
  const home = directory({ 'a b.lud': '', 'c.txt': '' });
  mkdirSync(join(home, 'deep'));

  test('offers commands and options', async () => {
    expect(await offered(home, 'va')).toEqual(['validate']);
    expect(await offered(home, '')).toEqual([...commands.map((make) => make().name()), 'help', '--version', '--help']);
    expect(await offered(home, 'validate', '--all')).toEqual(['--all-options']);
    expect(await offered(home, 'help', 'expl')).toEqual(['explain']);
    expect(await offered(home, 'experiment', '--res')).toEqual(['--resume']);
    expect(await offered(home, 'nonsense', '')).toEqual([]);
  });
  test('offers the values of options and arguments', async () => {
    expect(await offered(home, 'validate', '--format', '')).toEqual(['text', 'json', 'sarif']);
    expect(await offered(home, 'validate', '-f', 's')).toEqual(['sarif']);
    expect(await offered(home, 'validate', '--seed', '')).toEqual([]);
    expect(await offered(home, 'completion', 'f')).toEqual(['fish']);
  });
  test('offers descriptions and directories', async () => {
    expect(await offered(home, 'validate', '')).toEqual(['a b.lud', 'deep']);
    expect(await offered(home, 'play', 'a')).toEqual(['a b.lud']);
    expect(await offered(home, 'validate', '--defs', '')).toEqual(['deep']);
    expect(await offered(home, 'replay', 'c')).toEqual(['c.txt']);
    expect(await offered(home, 'new', '')).toEqual([]);
  });
});

test('zsh runs the script for bash', async () => {
  const { out } = await ludii('completion', 'zsh');
  expect(out).toContain('bashcompinit\n');
  expect(out.endsWith((await ludii('completion', 'bash')).out)).toBe(true);
});

test('fish is told every command and option', async () => {
  const { out } = await ludii('completion', 'fish');
  expect(out).toContain(
    `complete -c ludii -n '__fish_seen_subcommand_from validate' -s f -l format -x -a 'text json sarif' -d 'what to write'\n`,
  );
  expect(out).toContain(
    `complete -c ludii -n '__fish_seen_subcommand_from play' -x -a '(__fish_complete_suffix .lud)'\n`,
  );
  for (const make of commands) {
    const command = make();
    expect(out).toContain(
      `complete -c ludii -n __fish_use_subcommand -a ${command.name()} -d '${command.summary()}'\n`,
    );
    for (const { long } of command.options) {
      expect(out).toMatch(new RegExp(`from ${command.name()}'.* -l ${long?.slice(2)} `));
    }
  }
  // Every line is one command with its quotes closed.
  expect(out.split('\n').filter((line) => !/^complete -c ludii (?:[^']|'(?:[^']|'\\'')*')*$/.test(line))).toEqual(['']);
});

test('other shells are an error', async () => {
  const { code, err } = await ludii('completion', 'csh');
  expect(code).toBe(1);
  expect(err).toContain('Allowed choices are bash, zsh, fish.');
});
