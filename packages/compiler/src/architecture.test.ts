/** The worked example of docs/architecture.md runs and prints what the page says. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as functions from '@ludii/functions';
import * as grammar from '@ludii/grammar';
import * as ir from '@ludii/ir';
import * as registry from '@ludii/registry';

test('how to add a ludeme', () => {
  const page = readFileSync(join(__dirname, '../../../docs/architecture.md'), 'utf8');
  const [, code = '', expected] = /```ts\n(.*?)```\n\n```text\n(.*?)```/s.exec(page) ?? [];
  const printed: string[] = [];
  const body = code.replace(/^import (\{.*?\}) from '@ludii\/(\w+)';$/gm, 'const $1 = libraries.$2;');
  const run = new Function('libraries', 'console', body) as (libraries: object, out: Pick<Console, 'log'>) => void;
  run(
    { functions, grammar, ir, registry },
    { log: (...values: unknown[]) => printed.push(`${values.map(String).join(' ')}\n`) },
  );
  expect(printed.join('')).toBe(expected);
});
