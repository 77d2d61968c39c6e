/** The examples of the README run and print what the README says. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as engine from './index.js';
import { noughts } from './testing/games.js';

jest.setTimeout(120_000);

type Run = (library: typeof engine, out: Pick<Console, 'log'>, description: string) => Promise<void>;
const AsyncFunction = (async () => {}).constructor as new (...args: string[]) => Run;

const readme = readFileSync(join(__dirname, '../README.md'), 'utf8');
const examples = [...readme.matchAll(/```ts\n(.*?)```\n\n```text\n(.*?)```/gs)].map(([, code = '', expected = '']) => ({
  code,
  expected,
}));

test('every block of code has its output', () => {
  expect(examples.length).toBe(readme.match(/```ts/g)?.length);
  expect(examples.length).toBeGreaterThan(5);
});

test.each(examples.map((example, i) => [i + 1, example] as const))('example %i', async (_, { code, expected }) => {
  const printed: string[] = [];
  const body = code.replace(/^import (\{.*?\}) from '@ludii\/engine';$/m, 'const $1 = engine;');
  const run = new AsyncFunction('engine', 'console', 'noughts', body);
  await run(engine, { log: (...values: unknown[]) => printed.push(`${values.join(' ')}\n`) }, noughts);
  expect(printed.join('')).toBe(expected);
});
