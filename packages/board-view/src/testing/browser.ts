/** A page with a board in headless Chromium; the engine stays in the test, as it would stay in a worker. */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Game, gameFromText, type Trial } from '@ludii/engine';
import { boardScene, positionView, type SiteKey } from '@ludii/render';
import { build } from 'esbuild';
import { type Browser, chromium, type Page } from 'playwright-core';

const places = [
  process.env.LUDII_CHROMIUM,
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];

/** Path of an installed Chromium or Chrome. */
export const chromiumPath = places.find((path) => path !== undefined && path !== '' && existsSync(path));

/** Starts the browser. */
export function launch(): Promise<Browser> {
  const root = process.getuid?.() === 0;
  return chromium.launch({
    executablePath: chromiumPath!,
    args: [
      ...(root ? ['--no-sandbox'] : []),
      '--disable-gpu',
      '--disable-background-networking',
      '--disable-sync',
      '--no-first-run',
    ],
  });
}

let script: Promise<string> | undefined;

/** The element, bundled for a page. */
function bundle(): Promise<string> {
  script ??= build({
    stdin: {
      contents: "import { defineBoard } from './element.ts'; defineBoard();",
      resolveDir: join(__dirname, '..'),
      loader: 'ts',
    },
    bundle: true,
    write: false,
    format: 'iife',
    target: 'es2022',
    plugins: [
      {
        name: 'sources',
        setup: ({ onResolve }) =>
          onResolve({ filter: /^\.\/.*\.js$/ }, ({ path, resolveDir }) => ({
            path: join(resolveDir, path.replace(/\.js$/, '.ts')),
          })),
      },
    ],
  }).then(({ outputFiles }) => outputFiles[0]!.text);
  return script;
}

/** A game of the collection. */
export function collected(path: string): Game {
  return gameFromText(readFileSync(join(__dirname, '../../../../games', `${path}.lud`), 'utf8'));
}

/** A board on which a game is played. */
export interface PlayedBoard {
  readonly page: Page;
  readonly trial: Trial;
  /** Problems that the page reported. */
  readonly errors: string[];
  /** Middle of a site on the screen, by its coordinate. */
  place(coordinate: string): Promise<{ x: number; y: number }>;
  click(coordinate: string): Promise<void>;
  clickSite(key: SiteKey): Promise<void>;
  drag(from: string, to: string): Promise<void>;
  /** Shows the position again, after a change from outside. */
  refresh(): Promise<void>;
  /** Label of the site that has the focus. */
  focused(): Promise<string | null>;
  said(): Promise<string | null>;
}

/** Opens a page on which a trial is played. */
export async function playedBoard(
  browser: Browser,
  trial: Trial,
  size = { width: 700, height: 1200 },
): Promise<PlayedBoard> {
  const page = await browser.newPage({ viewport: size });
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(String(error)));
  page.on('console', (message) => {
    if (message.type() === 'error') errors.push(message.text());
  });
  const policy = `default-src 'none'; script-src 'nonce-test'; style-src 'nonce-test'`;
  const element = await bundle();
  await page.exposeFunction('chosen', (index: number) => {
    trial.apply(index);
    return positionView(trial);
  });
  await page.setContent(`<!doctype html><html lang="en"><head><title>Board</title><meta http-equiv="Content-Security-Policy" content="${policy}">
    <style nonce="test">body { margin: 20px } ludii-board { width: 600px; display: block }</style></head>
    <body><main><h1>Board</h1><ludii-board no-animation></ludii-board></main><script nonce="test">${element}</script></body></html>`);
  const show = (full: boolean): Promise<void> =>
    page.evaluate(
      ([scene, view]) => {
        const board = document.querySelector('ludii-board') as HTMLElement & { scene: unknown; view: unknown };
        if (scene) board.scene = scene;
        board.view = view;
        const host = globalThis as unknown as { listening?: boolean; chosen: (index: number) => Promise<unknown> };
        if (host.listening) return;
        host.listening = true;
        board.addEventListener('ludii-move', async (event) => {
          board.view = await host.chosen((event as CustomEvent<{ index: number }>).detail.index);
        });
      },
      [full ? boardScene(trial.position.rulebook) : undefined, positionView(trial)] as const,
    );
  await show(true);
  const keyOfSite = (coordinate: string): string => {
    const found = boardScene(trial.position.rulebook).sites.find(({ label }) => label === coordinate);
    if (!found) throw new Error(`There is no site ${coordinate}.`);
    return found.key;
  };
  const placeOf = async (key: SiteKey): Promise<{ x: number; y: number }> => {
    const box = await page.locator(`ludii-board path.site[data-site="${key}"]`).boundingBox();
    if (!box) throw new Error(`${key} is not on the screen.`);
    return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  };
  const place = (coordinate: string): Promise<{ x: number; y: number }> => placeOf(keyOfSite(coordinate));
  const clickSite = async (key: SiteKey): Promise<void> => {
    const { x, y } = await placeOf(key);
    const length = trial.length;
    await page.mouse.click(x, y);
    await settled(page, trial, length);
  };
  return {
    page,
    trial,
    errors,
    place,
    click: (coordinate) => clickSite(keyOfSite(coordinate)),
    clickSite,
    drag: async (from, to) => {
      const [a, b] = [await place(from), await place(to)];
      const length = trial.length;
      await page.mouse.move(a.x, a.y);
      await page.mouse.down();
      await page.mouse.move((a.x + b.x) / 2, (a.y + b.y) / 2, { steps: 3 });
      await page.mouse.move(b.x, b.y, { steps: 3 });
      await page.mouse.up();
      await settled(page, trial, length);
    },
    refresh: () => show(false),
    focused: () =>
      page.evaluate(
        () => document.querySelector('ludii-board')?.shadowRoot?.activeElement?.getAttribute('aria-label') ?? null,
      ),
    said: () =>
      page.evaluate(
        () => document.querySelector('ludii-board')?.shadowRoot?.querySelector('[role=status]')?.textContent ?? null,
      ),
  };
}

/** Waits until a move that was made is on the board. */
async function settled(page: Page, trial: Trial, before: number): Promise<void> {
  // The page tells the choice to the test before it shows the position: one round trip, and the length is that of the trial.
  await page.evaluate(() => undefined);
  await page
    .waitForFunction(
      (length) =>
        (document.querySelector('ludii-board') as unknown as { view: { length: number } }).view.length === length,
      trial.length,
    )
    .catch(() => {
      throw new Error(`The board shows another position than that after ${trial.length} moves (${before} before).`);
    });
}
