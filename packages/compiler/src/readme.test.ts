/** The example of the README runs and prints what the README says. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as compiler from './index.js';

test('the example', () => {
  const readme = readFileSync(join(__dirname, '../README.md'), 'utf8');
  const code = /```ts\n(.*?)```/s.exec(readme)?.[1] ?? '';
  const expected = /```text\n(.*?)```/s.exec(readme)?.[1];
  const printed: string[] = [];
  const body = code.replace(/^import (\{.*?\}) from '@ludii\/compiler';$/m, 'const $1 = compiler;');
  const run = new Function('compiler', 'console', body) as (
    library: typeof compiler,
    out: Pick<Console, 'log'>,
  ) => void;
  run(compiler, { log: (...values: unknown[]) => printed.push(`${values.join(' ')}\n`) });
  expect(printed.join('')).toBe(expected);
});
