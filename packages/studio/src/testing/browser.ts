/** The studio in headless Chromium, as its users have it: the built site behind its own server. */
import { existsSync } from 'node:fs';
import type { Server } from 'node:http';
import { join } from 'node:path';
import { type Browser, chromium, type Page } from 'playwright-core';
import { serveStudio, siteDirectory } from '../server/serve.js';

/** Where Chromium is; empty if it is not there. */
export const chromiumPath =
  process.env.LUDII_CHROMIUM ?? ['/usr/bin/chromium', '/usr/bin/google-chrome'].find((path) => existsSync(path)) ?? '';

/** Whether the studio can be visited: there is a browser, and the site is built. */
export const canVisit = chromiumPath !== '' && existsSync(join(siteDirectory(), 'index.html'));

/** A browser with the studio open. */
export class Visit {
  readonly errors: string[] = [];

  private constructor(
    readonly browser: Browser,
    readonly server: Server,
    readonly address: string,
  ) {}

  static async begin(): Promise<Visit> {
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
    return new Visit(browser, server, address);
  }

  /** A page in a context of its own: nothing is remembered from another. */
  async open(hash = '', size = { width: 1300, height: 850 }): Promise<Page> {
    const context = await this.browser.newContext({ viewport: size, reducedMotion: 'reduce' });
    const page = await context.newPage();
    page.on('console', (message) => {
      if (message.type() === 'error' || message.type() === 'warning') this.errors.push(message.text());
    });
    page.on('pageerror', (error) => this.errors.push(String(error)));
    await page.goto(this.address + hash);
    await status(page).filter({ hasText: 'to move' }).waitFor({ timeout: 60_000 });
    return page;
  }

  async end(): Promise<void> {
    await this.browser.close();
    this.server.close();
  }
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

/** Plays a legal move by the list at the side. */
export async function choose(page: Page, move: string): Promise<void> {
  await page.getByRole('tab', { name: 'Moves' }).click();
  await page.locator('.legal button', { hasText: new RegExp(`^\\s*${move}\\s*$`) }).click();
}

/** Clicks a site of the board, by its label. */
export async function clickSite(page: Page, label: string): Promise<void> {
  const { x, y } = await page.evaluate((wanted) => {
    const board = document.querySelector('ludii-board') as unknown as {
      scene: { sites: { label: string; x: number; y: number }[] };
      shadowRoot: ShadowRoot;
    };
    const site = board.scene.sites.find((each) => each.label === wanted)!;
    const root = board.shadowRoot.querySelector('svg')!;
    const point = new DOMPoint(site.x, site.y).matrixTransform(root.getScreenCTM()!);
    return { x: point.x, y: point.y };
  }, label);
  await page.mouse.click(x, y);
}
