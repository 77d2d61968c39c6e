/**
 * Takes the pictures of docs/studio.md from the built studio: `npm run studio:screenshots [folder]`, after
 * `npm run studio:build`. Look at them before they are committed.
 */
import { existsSync, mkdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { serveStudio } from '@ludii/studio';
import { chromium } from 'playwright-core';

const here = dirname(fileURLToPath(import.meta.url));
const games = join(here, '../../../games');
const target = process.argv[2] ?? join(here, '../../../docs/pictures');
mkdirSync(target, { recursive: true });

const places = [process.env.LUDII_CHROMIUM, '/usr/bin/chromium', '/usr/bin/google-chrome'];
const { address, server } = await serveStudio({ port: 0 });
const browser = await chromium.launch({
  executablePath: places.find((path) => path && existsSync(path)),
  args: [...(process.getuid?.() === 0 ? ['--no-sandbox'] : []), '--disable-gpu'],
});

/** A page with a game on it; the work, and its picture. */
async function picture(name, game, work, more = {}) {
  const context = await browser.newContext({
    viewport: { width: 1400, height: 860 },
    reducedMotion: 'reduce',
    serviceWorkers: 'block',
    ...more,
  });
  const page = await context.newPage();
  await page.goto(address);
  await page.locator('.pane-board .status', { hasText: 'to move' }).waitFor({ timeout: 180_000 });
  if (game !== undefined) {
    const text = readFileSync(join(games, `${game}.lud`), 'utf8');
    await page.evaluate(async (description) => {
      const app = document.querySelector('studio-app');
      await app.openText(description);
      // The time that the page shows is that of an edit, as after the first few.
      for (let k = 0; k < 3; k++) await app.studio.compile();
    }, text);
  }
  await work(page);
  await page.screenshot({ path: join(target, `studio-${name}.png`) });
  await context.close();
}

async function click(page, label) {
  const { x, y } = await page.evaluate((wanted) => {
    const board = document.querySelector('ludii-board');
    const { key } = board.scene.sites.find((site) => site.label === wanted);
    const box = board.shadowRoot.querySelector(`.site[data-site="${key}"]`).getBoundingClientRect();
    return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  }, label);
  await page.mouse.click(x, y);
}

const played = (page) => page.evaluate(() => document.querySelector('studio-app').studio.choices.length);

/** Plays moves such as `E2-E4` by clicks. */
async function play(page, ...moves) {
  for (const move of moves) {
    const before = await played(page);
    for (const site of move.split('-')) await click(page, site);
    await page.waitForFunction((n) => document.querySelector('studio-app').studio.choices.length > n, before);
  }
}

const chess = ['E2-E4', 'E7-E5', 'G1-F3', 'B8-C6'];

await picture('chess', 'war/chess', async (page) => {
  await play(page, 'E2-E4', 'D7-D5', 'F1-B5');
  await page.getByRole('button', { name: 'Hint' }).click();
  await page.locator('ludii-board .arrow').first().waitFor({ timeout: 60_000 });
  await page.locator('.candidates').waitFor();
});
await picture('setup', 'war/chess', async (page) => {
  await play(page, ...chess);
  await page.getByRole('button', { name: 'Set up' }).click();
  await page.locator('.palette img').first().waitFor();
});
await picture('why', 'war/chess', async (page) => {
  await play(page, ...chess);
  await page.getByRole('tab', { name: 'Inspect' }).click();
  await page.getByRole('button', { name: /Why is a move/ }).click();
  await click(page, 'F1');
  await page.getByText('From F1:').waitFor();
  await click(page, 'B4');
  await page.locator('.side [role=status]', { hasText: /legal/ }).first().waitFor();
});
await picture('measure', 'race/breakthrough', async (page) => {
  await page.getByRole('tab', { name: 'Measure' }).click();
  const begin = page.getByRole('button', { name: 'Play 1000 random games' });
  await begin.click();
  // A bar may be nobody's and have no width.
  await page.locator('figure .bar').first().waitFor({ state: 'attached', timeout: 60_000 });
  await begin.waitFor({ timeout: 180_000 });
});
await picture('library', undefined, async (page) => {
  await page.getByRole('button', { name: 'Library' }).click();
  await page.locator('.games img').first().waitFor();
  await page.waitForFunction(() =>
    [...document.querySelectorAll('.games img')].slice(0, 12).every((image) => image.complete),
  );
});
await picture('tour', undefined, async (page) => {
  await page.getByRole('button', { name: 'Tour' }).click();
  for (let step = 1; step <= 2; step++) {
    await page.locator('.tour').getByRole('button', { name: 'Write it for me' }).click();
    await page.locator('.tour').getByText('Done.').waitFor();
    await page.locator('.tour').getByRole('button', { name: 'Next' }).click();
  }
  await page.locator('.verdict', { hasText: 'error' }).waitFor();
});
await picture(
  'phone',
  'hunt/bagh-chal',
  (page) => page.evaluate(() => document.querySelector('studio-app').studio.play(12)),
  {
    viewport: { width: 390, height: 800 },
    hasTouch: true,
    isMobile: true,
    colorScheme: 'dark',
  },
);
await browser.close();
server.close();
