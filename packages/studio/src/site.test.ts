/** The built site: what it weighs, what it may do, that it needs no network later, and that it shows every game. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { siteDirectory } from './server/serve.js';
import { canVisit, choose, openGame, position, reaches, status, Visit } from './testing/browser.js';

const games = join(__dirname, '../../../games');
const descriptions = (): { readonly path: string; readonly text: string }[] =>
  readdirSync(games, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && entry.name !== 'golden')
    .flatMap(({ name }) => readdirSync(join(games, name)).map((file) => join(name, file)))
    .filter((path) => path.endsWith('.lud'))
    .map((path) => ({ path, text: readFileSync(join(games, path), 'utf8') }));

/** Kilobytes of a file as a server sends it. */
const weight = (file: string): number =>
  gzipSync(readFileSync(join(siteDirectory(), file)), { level: 9 }).length / 1024;

const withSite = canVisit ? describe : describe.skip;

withSite('the built site (needs chromium)', () => {
  jest.setTimeout(300_000);
  let visit: Visit;
  beforeAll(async () => {
    visit = await Visit.begin();
  });
  afterEach(async () => {
    const seen = visit.errors.splice(0);
    for (const context of visit.browser.contexts()) await context.close();
    expect(seen).toEqual([]);
  });
  afterAll(() => visit.end());

  test('the page weighs less than 400 kB, and with the compiler and the first game less than 600', async () => {
    const asked: string[] = [];
    const context = await visit.browser.newContext({ serviceWorkers: 'block' });
    const page = await context.newPage();
    context.on('request', (request) => asked.push(new URL(request.url()).pathname.slice(1) || 'index.html'));
    await page.goto(visit.address);
    await status(page).filter({ hasText: 'to move' }).waitFor({ timeout: 60_000 });
    const isLater = (file: string): boolean => /languageService|thinkerWorker/.test(file);
    const first = [...new Set(asked)].filter((file) => !isLater(file));
    const isWorker = (file: string): boolean => /Worker/.test(file);
    const sum = (files: readonly string[]): number => files.reduce((total, file) => total + weight(file), 0);
    expect(first.filter(isWorker)).toHaveLength(1);
    expect(sum(first.filter((file) => !isWorker(file)))).toBeLessThan(400);
    expect(sum(first)).toBeLessThan(600);
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
