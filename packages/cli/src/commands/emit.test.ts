/** Games written as programs of their own, run by another process, and as pages. */
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { chromium } from 'playwright-core';
import { ludii } from '../testing/capture.js';

const home = mkdtempSync(join(tmpdir(), 'ludii-emit-'));
afterAll(() => rmSync(home, { recursive: true }));
const game = (name: string): string => resolve(__dirname, '../../../../games', name);
const ticTacToe = game('space/tic-tac-toe.lud');

test('a program plays in a process that knows nothing else', async () => {
  const file = join(home, 'alone.mjs');
  expect((await ludii('emit', game('race/breakthrough.lud'), '-o', file)).code).toBe(0);
  const user = join(home, 'user.mjs');
  writeFileSync(
    user,
    `import { about, apply, legal, mover, newState, outcome, playout, undo } from './alone.mjs';
const state = newState();
const first = legal(state);
apply(state, first[3]);
const next = mover(state);
undo(state);
const moves = playout(state);
console.log(JSON.stringify([about.name, first.length, next, moves > 10, outcome(state).winner > 0]));`,
  );
  expect(JSON.parse(execFileSync(process.execPath, [user], { encoding: 'utf8' }))).toEqual([
    'Breakthrough',
    22,
    2,
    true,
    true,
  ]);
  expect(readFileSync(join(home, 'alone.d.mts'), 'utf8')).toContain(
    'export declare function legal(state: State): Move[];',
  );
});

test('the source map leads from a line of the program to the ludeme', async () => {
  const file = join(home, 'mapped.js');
  await ludii('emit', ticTacToe, '-o', file);
  const [code, map] = [readFileSync(file, 'utf8'), JSON.parse(readFileSync(`${file}.map`, 'utf8'))];
  expect(code).toMatch(/sourceMappingURL=mapped\.js\.map\n$/);
  expect(map).toMatchObject({ version: 3, file: 'mapped.js', sources: ['tic-tac-toe.lud'] });
  const lines = code.split('\n');
  const at = lines.findIndex((line) => line.includes('(move Add'));
  expect(placeOf(map.mappings, at)).toEqual({ line: 0, column: map.sourcesContent[0].indexOf('(move Add') });
});

/** Where a line of a program leads to, by a map with one segment a line. */
function placeOf(mappings: string, wanted: number): { line: number; column: number } | undefined {
  const digits = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/';
  const at = { line: 0, column: 0 };
  for (const [number, segment] of mappings.split(';').entries()) {
    const values: number[] = [];
    let [value, shift] = [0, 0];
    for (const letter of segment) {
      const digit = digits.indexOf(letter);
      value |= (digit & 31) << shift;
      shift += 5;
      if (digit & 32) continue;
      values.push(value & 1 ? -(value >> 1) : value >> 1);
      [value, shift] = [0, 0];
    }
    at.line += values[2] ?? 0;
    at.column += values[3] ?? 0;
    if (number === wanted) return values.length > 0 ? at : undefined;
  }
  return undefined;
}

test('the rules are explained as the program sees them', async () => {
  const { out } = await ludii('emit', '--explain', ticTacToe);
  expect(out).toBe(`play
  for to in empty sites
    move to → to
      Add 0 to -1 mover 1 -1 -1 -1 0
end
  if line of 3 through last to: Win for mover
  if full: Draw for 3
`);
});

test('the example of the documentation is what is emitted', async () => {
  const page = resolve(__dirname, '../../../../docs/emit.md');
  const text = readFileSync(page, 'utf8');
  const { out } = await ludii('emit', ticTacToe);
  const shown = text.replace(/```js\n\/\/ A game that[\s\S]*?```/, () => `\`\`\`js\n${out}\`\`\``);
  if (process.env['UPDATE_GOLDEN']) writeFileSync(page, shown);
  else expect(text).toBe(shown);
});

test('what can not be emitted is said with its place', async () => {
  const { code, err } = await ludii('emit', game('war/lasca.lud'));
  expect(code).toBe(1);
  expect(err).toMatch(/This game can not be a program of its own\. \(priority .*\) at lasca\.lud:\d+:\d+: /);
  expect((await ludii('emit', ticTacToe, '-o', 'a.txt')).err).toContain(
    'programs are written to .js or .mjs, pages to .html',
  );
});

const browser = process.env['LUDII_CHROMIUM'] ?? '';
(browser === '' ? test.skip : test)(
  'a page plays the game by itself (needs chromium)',
  async () => {
    const file = join(home, 'page.html');
    await ludii('emit', ticTacToe, '-o', file);
    expect(readFileSync(file, 'utf8')).not.toMatch(/(src|href)=|import /);
    const launched = await chromium.launch({ executablePath: browser, args: ['--no-sandbox', '--disable-gpu'] });
    try {
      const page = await launched.newPage({ viewport: { width: 500, height: 640 } });
      const errors: string[] = [];
      page.on('pageerror', ({ message }) => errors.push(message));
      await page.goto(pathToFileURL(file).href);
      const status = (): Promise<string | null> => page.textContent('[role=status]');
      expect(await page.title()).toBe('Tic-Tac-Toe');
      for (const site of [0, 3, 1, 4]) await page.click(`[data-site="${site}"]`);
      expect(await status()).toBe('Player 1 to move.');
      await page.focus('[data-site="2"]');
      await page.keyboard.press('Enter');
      expect(await status()).toBe('Player 1 has won.');
      expect(await page.locator('.piece').count()).toBe(5);
      if (process.env['LUDII_PICTURES'])
        await page.screenshot({ path: join(process.env['LUDII_PICTURES'], 'emitted.png') });
      await page.click('text=Take back');
      expect(await status()).toBe('Player 1 to move.');
      await page.check('input');
      await page.click('[data-site="8"]');
      await page.locator('.piece').nth(5).waitFor();
      // The computer sees the open row.
      expect(await status()).toBe('Player 2 has won.');
      expect(errors).toEqual([]);
    } finally {
      await launched.close();
    }
  },
  60_000,
);
