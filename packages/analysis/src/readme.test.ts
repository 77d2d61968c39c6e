/** The example of the README runs and prints what the README says. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as engine from '@ludii/engine';
import * as analysis from './index.js';

jest.setTimeout(120_000);

type Run = (a: typeof analysis, e: typeof engine, out: Pick<Console, 'log'>) => Promise<void>;
const AsyncFunction = (async () => {}).constructor as new (...args: string[]) => Run;

test('the example', async () => {
  const readme = readFileSync(join(__dirname, '../README.md'), 'utf8');
  const [, code = '', expected = ''] = /```ts\n(.*?)```\n\n```text\n(.*?)```/s.exec(readme) ?? [];
  const printed: string[] = [];
  const body = code
    .replace(/^import (\{.*?\}) from '@ludii\/analysis';$/m, 'const $1 = library;')
    .replace(/^import (\{.*?\}) from '@ludii\/engine';$/m, 'const $1 = engine;');
  const run = new AsyncFunction('library', 'engine', 'console', body);
  const out = { log: (...values: unknown[]) => printed.push(`${values.join(' ')}\n`) };
  await run(analysis, engine, out);
  expect(printed.join('')).toBe(expected);
});
