/** The examples of the README are run, and print what it says. */
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { inspect } from 'node:util';
import * as language from './index.js';

const readme = readFileSync(resolve(__dirname, '../README.md'), 'utf8');
const examples = [...readme.matchAll(/```js\n([\s\S]*?)```\s*```text\n([\s\S]*?)```/g)].map(
  ([, code = '', output = '']) => ({ code, output }),
);

test.each(examples)('example %#', ({ code, output }) => {
  const printed: string[] = [];
  const log = (...values: unknown[]) =>
    printed.push(values.map((value) => (typeof value === 'string' ? value : inspect(value))).join(' '));
  const body = code.replace(/^import .*$/gm, '');
  const run = new Function('console', ...Object.keys(language), body);
  run({ log }, ...Object.values(language));
  expect(printed.join('\n').trimEnd()).toBe(output.trimEnd());
});

test('there are examples', () => {
  expect(examples.length).toBe(2);
});
