/** The example of the README runs. */
import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { builtFile } from './testing/built.js';

jest.setTimeout(120_000);

test('the example runs', () => {
  builtFile('index.js');
  const [, code = ''] = /```ts\n([\s\S]*?)```/.exec(readFileSync(join(__dirname, '../README.md'), 'utf8')) ?? [];
  // Inside the packages, so that the name of this one is known.
  const cache = resolve(__dirname, '../../../node_modules/.cache');
  mkdirSync(cache, { recursive: true });
  const home = mkdtempSync(join(cache, 'readme-'));
  writeFileSync(join(home, 'main.mjs'), code);
  // Without colours, which a caller may have asked for.
  const { FORCE_COLOR: _, ...env } = process.env;
  const out = execFileSync(process.execPath, ['main.mjs'], { cwd: home, encoding: 'utf8', env });
  rmSync(home, { recursive: true });
  expect(out).toMatch(/^true ladder: 20 games, complete\n/);
});
