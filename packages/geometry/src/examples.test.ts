/** The one-line examples in the comments of generators, operators and boards, run as written: `expression // value`. */

import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as graphs from './graphs.js';

interface Example {
  readonly file: string;
  readonly code: string;
  readonly value: string;
}

const EXAMPLE = /^\s*\*\s+(?:@example `)?([^`]+?);?\s+\/\/ ([-\d.]+|'\w+')/;

function examplesIn(file: string): Example[] {
  return readFileSync(join(__dirname, file), 'utf8')
    .split('\n')
    .flatMap((line): Example[] => {
      const [, code, value] = EXAMPLE.exec(line) ?? [];
      return code === undefined || value === undefined ? [] : [{ file, code, value }];
    });
}

const files = ['generators', 'operators', 'boards', 'ludeme']
  .flatMap((folder) => readdirSync(join(__dirname, folder)).map((name) => join(folder, name)))
  .filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts'));

const examples = [...files, 'expression.ts'].flatMap(examplesIn);

test('there are examples', () => {
  expect(examples.length).toBeGreaterThan(40);
});

test.each(examples)('$file: $code', ({ code, value }) => {
  const setUp = `
    const unit = poly([[0, 0], [0, 1], [1, 1], [1, 0]]);
    const board = dual(subdivide(tiling('T3464', 2), { min: 6 }));`;
  const { board: _, ...names } = graphs as Record<string, unknown>;
  const run = new Function(...Object.keys(names), `${setUp}\nreturn (${code});`) as (...args: unknown[]) => unknown;
  const result = run(...Object.values(names));
  expect(typeof result === 'string' ? `'${result}'` : String(result)).toBe(value);
});

test('large boards are no trouble', () => {
  expect(String(graphs.square(40)())).toBe('1681/3280/1600');
  expect(String(graphs.hex(40)())).toBe('9600/14280/4681');
  expect(String(graphs.tiling('T3464', 12)())).toBe('2592/5112/2521');
});
