/** The built site: what it weighs, what it may do, that it needs no network later, and that it shows every game. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { siteDirectory } from './server/serve.js';
import { choose, inStudio, openGame, position, reaches, status } from './testing/browser.js';

const games = join(__dirname, '../../../games');
const descriptions = (): { readonly path: string; readonly text: string }[] =>
  readdirSync(games, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && entry.name !== 'golden')
    .flatMap(({ name }) => readdirSync(join(games, name)).map((file) => join(name, file)))
    .filter((path) => path.endsWith('.lud'))
    .map((path) => ({ path, text: readFileSync(join(games, path), 'utf8') }));

/** Kilobytes of a file as a server sends it. */
const weight = (file: string): number =>
  gzipSync(readFileSync(join(siteDirectory(), file)), { level: 9 }).length / 1000;

inStudio('the built site', (visit) => {
  /** Parts that are loaded when the first board is there, or when somebody wants them. */
  const later: readonly string[] = JSON.parse(readFileSync(join(__dirname, '../scripts/later.json'), 'utf8'));
  const isLater = (file: string): boolean => later.some((part) => file.includes(part));

  test('page, compiler and first game weigh less than 400 kB, and need nothing else to be played', async () => {
    const asked = new Set<string>();
    const context = await visit.browser.newContext({ serviceWorkers: 'block' });
    const page = await context.newPage();
    await context.route('**/*', (route) => {
      const file = new URL(route.request().url()).pathname.slice(1) || 'index.html';
      if (isLater(file)) return route.abort();
      asked.add(file);
      return route.continue();
    });
    await page.goto(visit.address);
    await status(page).filter({ hasText: 'to move' }).waitFor({ timeout: 60_000 });
    // What was held back is missed by the page, and told so.
    visit.errors.splice(0);
    const files = [...asked];
    expect(files.some((file) => /tableWorker/.test(file))).toBe(true);
    const sum = files.reduce((total, file) => total + weight(file), 0);
    expect(sum).toBeGreaterThan(300);
    expect(sum).toBeLessThan(400);
  });

  test('after the first visit it works without a network', async () => {
    const page = await visit.open('', undefined, { serviceWorkers: 'allow' });
    await page.evaluate(async () => {
      await navigator.serviceWorker.ready;
    });
    await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
    await page.context().setOffline(true);
    await page.reload();
    await status(page).filter({ hasText: 'to move' }).waitFor();
    await choose(page, 'A1');
    await reaches(page, 1);
    await page.getByRole('button', { name: 'Library' }).click();
    await page.getByRole('button', { name: 'Go', exact: true }).click();
    await page.waitForFunction(() => document.title.startsWith('Go '));
  });

  test('every game of the library opens and is drawn', async () => {
    const page = await visit.open();
    const failed: string[] = [];
    for (const { path, text } of descriptions()) {
      await openGame(page, text);
      const { notice, moves, isOver } = await position(page);
      const drawn = await page.evaluate(() => {
        const root = document.querySelector('ludii-board')!.shadowRoot!.querySelector('svg')!;
        return { sites: root.querySelectorAll('.site').length, wrong: /NaN|undefined/.test(root.outerHTML) };
      });
      const right = notice === '' && (moves.length > 0 || isOver) && drawn.sites > 0 && !drawn.wrong;
      if (!right) failed.push(`${path}: ${JSON.stringify({ notice, moves: moves.length, ...drawn })}`);
      const seen = visit.errors.splice(0);
      if (seen.length > 0) failed.push(`${path}: ${seen.join('; ')}`);
    }
    expect(failed).toEqual([]);
  });
});
