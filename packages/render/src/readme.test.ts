import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as engine from '@ludii/engine';
import * as render from './index.js';

test('the examples of the README run and print what they say', () => {
  const text = readFileSync(join(__dirname, '../README.md'), 'utf8');
  const blocks = [...text.matchAll(/```ts\n([\s\S]*?)```/g)].map(([, code]) => code!);
  const printed: unknown[][] = [];
  const names = { ...engine, ...render, console: { log: (...values: unknown[]) => printed.push(values) } };
  for (const block of blocks) {
    new Function(...Object.keys(names), block.replace(/^import .*$/gm, ''))(...Object.values(names));
  }
  expect(printed[0]).toEqual([true]);
  expect(printed[1]?.[0]).toMatchObject({ type: 0, site: 4, container: 0 });
  expect(printed[3]).toEqual([9, 7, 'Cross of player 1']);
});
