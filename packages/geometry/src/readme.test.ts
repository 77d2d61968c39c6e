/** Runs the examples of the README: `expression; // → value` must hold. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as geometry from './index.js';

const readme = readFileSync(join(__dirname, '../README.md'), 'utf8');
const blocks = [...readme.matchAll(/^## (.*)$|```[jt]s\n([\s\S]*?)```/gm)].reduce<{ title: string; code: string }[]>(
  (found, [, title, code]) => {
    if (title !== undefined) found.push({ title, code: '' });
    else found.push({ title: found.at(-1)?.title ?? '', code: code! });
    return found;
  },
  [],
);
const examples = blocks.filter(({ code }) => code !== '');

test('the README has examples', () => {
  expect(examples.length).toBeGreaterThan(7);
});

test.each(examples)('$title', ({ code }) => {
  const body = code
    .replace(/^import \{(.*)\} from '@ludii\/geometry';$/gm, 'const {$1} = geometry;')
    .replace(/^(.*); \/\/ → (.*)$/gm, 'check(() => ($1), $2);');
  let checks = 0;
  const check = (actual: () => unknown, expected: unknown): void => {
    checks++;
    expect(JSON.parse(JSON.stringify(actual()))).toEqual(expected);
  };
  new Function('geometry', 'check', body)(geometry, check);
  expect(checks).toBeGreaterThan(0);
});
