/** The example of the README runs and prints what the README says. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as state from '@ludii/state';
import * as ir from './index.js';

test('the example', () => {
  const readme = readFileSync(join(__dirname, '../README.md'), 'utf8');
  const [, code = '', expected] = /```[jt]s\n(.*?)```\n\n```text\n(.*?)```/s.exec(readme) ?? [];
  const printed: string[] = [];
  const body = code.replace(/^import (\{.*?\}) from '@ludii\/(\w+)';$/gm, 'const $1 = libraries.$2;');
  const run = new Function('libraries', 'console', body) as (libraries: object, out: Pick<Console, 'log'>) => void;
  run({ ir, state }, { log: (...values: unknown[]) => printed.push(`${values.map(String).join(' ')}\n`) });
  expect(printed.join('')).toBe(expected);
});
