/** The studio in headless Chromium, as its users have it: the built site behind its own server. */
import { existsSync } from 'node:fs';
import type { Server } from 'node:http';
import { join } from 'node:path';
import { type Browser, type BrowserContextOptions, chromium, type Page } from 'playwright-core';
import { serveStudio, siteDirectory } from '../server/serve.js';

/** Where Chromium is; empty if it is not there. */
export const chromiumPath =
  process.env.LUDII_CHROMIUM ?? ['/usr/bin/chromium', '/usr/bin/google-chrome'].find((path) => existsSync(path)) ?? '';

/** Whether the studio can be visited: there is a browser, and the site is built. */
const canVisit = chromiumPath !== '' && existsSync(join(siteDirectory(), 'index.html'));

/** A browser with the studio open. */
export class Visit {
  readonly errors: string[] = [];
  #open: { readonly browser: Browser; readonly server: Server; readonly address: string } | undefined;

  get browser(): Browser {
    return this.#begun.browser;
  }
  get address(): string {
    return this.#begun.address;
  }
  get #begun() {
    if (!this.#open) throw new Error('The visit has not begun.');
    return this.#open;
  }

  async begin(): Promise<void> {
    const { address, server } = await serveStudio({ port: 0 });
    const browser = await chromium.launch({
      executablePath: chromiumPath,
      args: [
        ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
        '--disable-gpu',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
        '--no-first-run',
      ],
    });
    this.#open = { browser, server, address };
  }

  /** A page in a context of its own: nothing is remembered from another. */
  async open(hash = '', size = { width: 1300, height: 850 }, more: BrowserContextOptions = {}): Promise<Page> {
    // The site keeps itself for use offline: only the test of that needs it.
    const context = await this.browser.newContext({
      viewport: size,
      reducedMotion: 'reduce',
      serviceWorkers: 'block',
      ...more,
    });
    const page = await context.newPage();
    page.on('console', (message) => {
      const bad = message.type() === 'error' || message.type() === 'warning';
      if (bad && !/Service Worker registration blocked/.test(message.text())) this.errors.push(message.text());
    });
    page.on('pageerror', (error) => this.errors.push(String(error)));
    await page.goto(this.address + hash);
    await status(page).filter({ hasText: 'to move' }).waitFor({ timeout: 60_000 });
    return page;
  }

  /** Closes all pages; tells what they complained of. */
  async leave(): Promise<string[]> {
    const seen = this.errors.splice(0);
    for (const context of this.browser.contexts()) await context.close();
    return seen;
  }

  async end(): Promise<void> {
    await this.#open?.browser.close();
    this.#open?.server.close();
  }
}

/** A group of tests in the studio: skipped where it can not be visited. No page may complain, and none outlives its test. */
export function inStudio(title: string, tests: (visit: Visit) => void): void {
  const group = canVisit ? describe : describe.skip;
  group(`${title} (needs chromium)`, () => {
    jest.setTimeout(300_000);
    const visit = new Visit();
    beforeAll(() => visit.begin());
    afterEach(async () => expect(await visit.leave()).toEqual([]));
    afterAll(() => visit.end());
    tests(visit);
  });
}

/** The line above the board. */
export const status = (page: Page) => page.locator('.pane-board .status');

/** Puts a text into the editor, as if pasted. */
export async function write(page: Page, text: string): Promise<void> {
  await page.locator('.cm-content').click();
  await page.keyboard.press('Control+A');
  await page.evaluate(async (pasted) => {
    const target = document.querySelector('.cm-content')!;
    const data = new DataTransfer();
    data.setData('text/plain', pasted);
    target.dispatchEvent(new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true }));
  }, text);
}

/** The parts of the page that tests look at. */
interface AppElement extends HTMLElement {
  openText(text: string): Promise<void>;
  readonly studio: {
    readonly choices: readonly number[];
    readonly notice: string;
    readonly table:
      | {
          readonly about: { readonly name: string };
          readonly view: {
            readonly moves: readonly { readonly from?: string; readonly to?: string; readonly label: string }[];
            readonly pieces: readonly unknown[];
            readonly contents: Readonly<Record<string, string>>;
            readonly isOver: boolean;
          };
        }
      | undefined;
  };
}

/** Opens a description as the library does, and waits until it is on the board. */
export async function openGame(page: Page, text: string): Promise<void> {
  await page.evaluate((description) => document.querySelector<AppElement>('studio-app')!.openText(description), text);
  const name = /\((?:game|match)\s+"([^"]*)"/.exec(text)?.[1] ?? '';
  await page.waitForFunction(
    (wanted) => document.querySelector<AppElement>('studio-app')!.studio.table?.about.name === wanted,
    name,
  );
}

/** What the page knows of the position. */
export function position(page: Page) {
  return page.evaluate(() => {
    const { choices, table, notice } = document.querySelector<AppElement>('studio-app')!.studio;
    const { moves = [], contents = {}, pieces = [], isOver = false } = table?.view ?? {};
    return {
      length: choices.length,
      moves: [...moves],
      contents: { ...contents },
      pieces: pieces.length,
      isOver,
      notice,
    };
  });
}

/** Waits until so many moves have been played. */
export async function reaches(page: Page, length: number): Promise<void> {
  await page.waitForFunction(
    (wanted) => document.querySelector<AppElement>('studio-app')!.studio.choices.length === wanted,
    length,
  );
}

/** Plays a legal move by its number on the board: by clicks on its sites, from the menu if several fit, or by its button. */
export async function playOnBoard(page: Page, index: number): Promise<void> {
  const { moves, length } = await position(page);
  const { from, to, label } = moves[index]!;
  const board = page.locator('ludii-board');
  if (to === undefined) await board.getByRole('button', { name: label, exact: true }).click();
  else {
    if (from !== undefined) await clickKey(page, from);
    await clickKey(page, to);
    const fitting = moves.filter((move) => move.from === from && move.to === to);
    if (fitting.length > 1) await board.getByRole('menuitem', { name: label }).first().click();
  }
  await reaches(page, length + 1);
}

/** Plays a legal move by the list at the side. */
export async function choose(page: Page, move: string): Promise<void> {
  await page.getByRole('tab', { name: 'Moves' }).click();
  await page.locator('.legal button', { hasText: new RegExp(`^\\s*${move}\\s*$`) }).click();
}

/** Clicks a site of the board, by its label. */
export async function clickSite(page: Page, label: string): Promise<void> {
  const key = await page.evaluate((wanted) => {
    const board = document.querySelector('ludii-board') as unknown as {
      scene: { sites: { label: string; key: string }[] };
    };
    return board.scene.sites.find((each) => each.label === wanted)!.key;
  }, label);
  await clickKey(page, key);
}

/** Clicks a site of the board, by its key. */
export async function clickKey(page: Page, key: string): Promise<void> {
  const { x, y } = await page.evaluate((wanted) => {
    const shape = document
      .querySelector('ludii-board')!
      .shadowRoot!.querySelector<SVGGraphicsElement>(`.site[data-site="${wanted}"]`)!;
    const box = shape.getBoundingClientRect();
    return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  }, key);
  await page.mouse.click(x, y);
}
