/**
 * Measures the built studio in headless Chromium: what it weighs until the first board can be played, how long an edit takes to
 * compile in the worker, how long a key takes to appear, and what a frame costs while a piece is dragged.
 * `npm run studio:figures` builds what is missing first; `node packages/studio/scripts/figures.mjs [part of a path]` measures only.
 */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { availableParallelism, loadavg } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import { serveStudio, siteDirectory } from '@ludii/studio';
import { chromium } from 'playwright-core';

/** Says what is missing, and ends. */
function need(present, message) {
  if (present) return;
  process.stderr.write(`${message}\n`);
  process.exit(1);
}

const later = JSON.parse(readFileSync(new URL('later.json', import.meta.url), 'utf8'));
const games = join(dirname(fileURLToPath(import.meta.url)), '../../../games');
const wanted = process.argv[2] ?? '';
const files = readdirSync(games, { recursive: true })
  .filter((file) => file.endsWith('.lud') && !file.startsWith('golden') && file.includes(wanted))
  .sort();

const quantile = (values, q) =>
  [...values].sort((a, b) => a - b)[Math.min(values.length - 1, Math.floor(q * values.length))];
const row = (name, values) =>
  console.log(
    `${name.padEnd(34)} median ${quantile(values, 0.5).toFixed(1)} ms, 95 % ${quantile(values, 0.95).toFixed(1)} ms, most ${Math.max(...values).toFixed(1)} ms (${values.length})`,
  );

need(files.length > 0, `No game of games/ has "${wanted}" in its path.`);
need(existsSync(join(siteDirectory(), 'index.html')), 'The studio is not built: run npm run studio:build first.');
const places = [process.env.LUDII_CHROMIUM, '/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];
const executablePath = places.find((path) => path && existsSync(path));
need(executablePath, 'No Chromium was found: install one, or name it in LUDII_CHROMIUM.');
const busy = () => `${loadavg()[0].toFixed(1)} programs at work on ${availableParallelism()} processors`;
console.log(`At the start ${busy()}.`);

const { address, server } = await serveStudio({ port: 0 });
const browser = await chromium.launch({
  executablePath,
  args: [...(process.getuid?.() === 0 ? ['--no-sandbox'] : []), '--disable-gpu'],
});
const page = await (
  await browser.newContext({ viewport: { width: 1300, height: 850 }, serviceWorkers: 'block' })
).newPage();
// A machine that is busy with something else needs its time: only the figures below count.
const firstBoard = async (page) => {
  await page.goto(address);
  const there = page.locator('.pane-board .status', { hasText: 'to move' }).waitFor({ timeout: 180_000 });
  await there.then(undefined, async () => {
    await browser.close();
    need(false, 'The studio showed no board within three minutes. Is its site of an older build? npm run studio:build');
  });
};
await firstBoard(page);
const open = (text) => page.evaluate((description) => document.querySelector('studio-app').openText(description), text);

/** What has to be loaded before the first move can be made, as a server sends it; what comes later is held back. */
async function weight() {
  const context = await browser.newContext({ serviceWorkers: 'block' });
  const asked = new Set();
  await context.route('**/*', (route) => {
    const file = new URL(route.request().url()).pathname.slice(1) || 'index.html';
    if (later.some((part) => file.includes(part))) return route.abort();
    asked.add(file);
    return route.continue();
  });
  await firstBoard(await context.newPage());
  await context.close();
  const kilobytes = [...asked].map(
    (file) => gzipSync(readFileSync(join(siteDirectory(), file)), { level: 9 }).length / 1000,
  );
  const sum = kilobytes.reduce((total, each) => total + each, 0);
  console.log(`${'page until the first move, gzip'.padEnd(34)} ${sum.toFixed(0)} kB in ${asked.size} files`);
}

/** Least of several edits each: other programs on the machine only ever add to it. */
async function compileTimes() {
  const times = [];
  const slow = [];
  for (const file of files) {
    const text = readFileSync(join(games, file), 'utf8');
    await open(text);
    const least = await page.evaluate(async (description) => {
      const { studio } = document.querySelector('studio-app');
      let best = Number.POSITIVE_INFINITY;
      for (let k = 1; k <= 5; k++) {
        const setting = { text: description + ' '.repeat(k), options: [], seed: 1, choices: [] };
        const start = performance.now();
        await studio.tables.ask('compile', { setting, theme: 'light', known: [] }, 30_000);
        best = Math.min(best, performance.now() - start);
      }
      return best;
    }, text);
    times.push(least);
    if (least > 100) slow.push(`${file} ${Math.round(least)} ms`);
  }
  row('edit to new board, with messages', times);
  if (slow.length > 0) console.log(`  above 100 ms: ${slow.join(', ')}`);
}

/** From the event of a key to the frame that shows it, while the worker compiles. */
async function typing() {
  await open(readFileSync(join(games, 'war/chess.lud'), 'utf8'));
  await page.locator('.cm-content').click();
  await page.keyboard.press('Control+End');
  await page.evaluate(() => {
    globalThis.keys = [];
    document.querySelector('.cm-content').addEventListener(
      'keydown',
      () => {
        const start = performance.now();
        const before = document.querySelector('studio-app').editor.text.length;
        const look = () => {
          if (document.querySelector('studio-app').editor.text.length > before)
            globalThis.keys.push(performance.now() - start);
          else requestAnimationFrame(look);
        };
        requestAnimationFrame(look);
      },
      { capture: true },
    );
  });
  await page.keyboard.type('// a comment that is typed while the text compiles, word by word, for some time', {
    delay: 30,
  });
  await page.waitForFunction(() => globalThis.keys.length >= 70);
  row('key to frame, chess in the worker', await page.evaluate(() => globalThis.keys));
}

/** Work of the page for each frame while a piece is dragged. */
async function dragging(file, from) {
  await open(readFileSync(join(games, file), 'utf8'));
  const session = await page.context().newCDPSession(page);
  await session.send('Performance.enable');
  const metrics = async () =>
    Object.fromEntries((await session.send('Performance.getMetrics')).metrics.map(({ name, value }) => [name, value]));
  const box = await page.locator('ludii-board').boundingBox();
  const start = await page.evaluate((label) => {
    const board = document.querySelector('ludii-board');
    const { key } = board.scene.sites.find((site) => site.label === label);
    const { x, y, width, height } = board.shadowRoot.querySelector(`.site[data-site="${key}"]`).getBoundingClientRect();
    return { x: x + width / 2, y: y + height / 2 };
  }, from);
  await page.mouse.move(start.x, start.y);
  await page.mouse.down();
  await page.evaluate(() => {
    globalThis.frames = [];
    const count = (time) => {
      globalThis.frames.push(time);
      globalThis.nextFrame = requestAnimationFrame(count);
    };
    globalThis.nextFrame = requestAnimationFrame(count);
  });
  const before = await metrics();
  for (let k = 0; k < 300; k++) {
    const turn = (k * Math.PI) / 30;
    await page.mouse.move(
      box.x + box.width * (0.5 + 0.3 * Math.cos(turn)),
      box.y + box.height * (0.4 + 0.3 * Math.sin(turn)),
    );
  }
  const after = await metrics();
  const frames = await page.evaluate(() => {
    cancelAnimationFrame(globalThis.nextFrame);
    return globalThis.frames;
  });
  await page.mouse.up();
  const gaps = frames.slice(1).map((time, k) => time - frames[k]);
  row(`frame to frame, ${file}`, gaps);
  const ms = (name) => ((1000 * (after[name] - before[name])) / frames.length).toFixed(2);
  const perSecond = (1000 * gaps.length) / gaps.reduce((sum, gap) => sum + gap, 0);
  console.log(
    `  ${perSecond.toFixed(1)} frames a second; each ${ms('TaskDuration')} ms of work of the page (script ${ms('ScriptDuration')}, style ${ms('RecalcStyleDuration')}, layout ${ms('LayoutDuration')})`,
  );
}

await weight();
await compileTimes();
await typing();
await dragging('war/chess.lud', 'E2');
await dragging('war/international-draughts.lud', 'D4');
console.log(`At the end ${busy()}.`);
await browser.close();
server.close();
