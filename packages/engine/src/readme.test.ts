/** The examples of the README run and print what the README says. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as games from '@ludii/games';
import * as engine from './index.js';

jest.setTimeout(120_000);

type Run = (libraries: object, out: Pick<Console, 'log'>) => Promise<void>;
const AsyncFunction = (async () => {}).constructor as new (...args: string[]) => Run;

const readme = readFileSync(join(__dirname, '../README.md'), 'utf8');
const examples = [...readme.matchAll(/```[jt]s\n(.*?)```\n\n```text\n(.*?)```/gs)].map(
  ([, code = '', expected = '']) => ({
    code,
    expected,
  }),
);

test('every block of code has its output', () => {
  expect(examples.length).toBe(readme.match(/```[jt]s/g)?.length);
  expect(examples.length).toBeGreaterThan(5);
});

test.each(examples.map((example, i) => [i + 1, example] as const))('example %i', async (_, { code, expected }) => {
  const printed: string[] = [];
  const body = code.replace(/^import (\{.*?\}) from '@ludii\/(\w+)';$/gm, 'const $1 = libraries.$2;');
  const run = new AsyncFunction('libraries', 'console', body);
  await run({ engine, games }, { log: (...values: unknown[]) => printed.push(`${values.join(' ')}\n`) });
  expect(printed.join('')).toBe(expected);
});
