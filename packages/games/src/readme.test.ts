/** The example of the README runs and prints what the README says. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as library from './index.js';

test('the example', () => {
  const readme = readFileSync(join(__dirname, '../README.md'), 'utf8');
  const code = /```ts\n(.*?)```/s.exec(readme)?.[1] ?? '';
  const expected = /```text\n(.*?)```/s.exec(readme)?.[1];
  const printed: string[] = [];
  const body = code.replace(/^import (\{.*?\}) from '@ludii\/games';$/m, 'const $1 = library;');
  const run = new Function('library', 'console', body) as (games: typeof library, out: Pick<Console, 'log'>) => void;
  run(library, { log: (...values: unknown[]) => printed.push(`${values.join(' ')}\n`) });
  expect(printed.join('')).toBe(expected);
});
