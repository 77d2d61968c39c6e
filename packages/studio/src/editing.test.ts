/** Writing in the studio: the editor's help, options, the library, files, the tour and the reference. */
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Page } from 'playwright-core';
import { clickSite, inStudio, openGame, position, reaches, status, write } from './testing/browser.js';

const withDefine = `(define "Place" (move Add (to (sites Empty))))
(game "Defined" (players 2)
  (equipment { (board (square <Size:side>)) (piece "Disc" Each) })
  (rules
    (play "Place")
    (end (if (is Line 3) (result Mover Win)))))
(option "Size" <Size> args:{ <side> } { (item "Three" <3> "Nine cells.")* (item "Four" <4> "Sixteen cells.") })
(rulesets { (ruleset "Ruleset/Large" { "Size/Four" }) })`;

const text = (page: Page): Promise<string> =>
  page.evaluate(() =>
    (document.querySelector('studio-app') as unknown as { studio: { text: string } }).studio.text.trim(),
  );

inStudio('writing in the studio', (visit) => {
  const folder = mkdtempSync(join(tmpdir(), 'studio-'));
  let page: Page;
  beforeEach(async () => {
    page = await visit.open();
  });
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  test('the editor completes, explains, goes to a define, folds and formats', async () => {
    await openGame(page, withDefine);
    const line = page.locator('.cm-line', { hasText: '(play "Place")' });
    // What a ludeme means.
    await page.locator('.cm-line', { hasText: 'is Line' }).getByText('is', { exact: true }).hover();
    await page.locator('.page-of-ludeme').waitFor();
    expect(await page.locator('.page-of-ludeme li em').first().textContent()).toBe('(may be left out)');
    expect(await page.locator('.page-of-ludeme p').allTextContents()).not.toContainEqual(
      expect.stringMatching(/^- |\*|^---/),
    );
    // To the define.
    await line.getByText('"Place"').click();
    await page.keyboard.press('F12');
    await page.waitForFunction(() => (document.getSelection()?.toString() ?? '').includes('Place'));
    expect(await page.evaluate(() => document.querySelector('.cm-activeLine')?.textContent)).toContain('(define');
    // A rule is folded away.
    await page.keyboard.press('Control+Home');
    const lines = await page.locator('.cm-line').count();
    await page.locator('.cm-foldGutter span[title="Fold line"]').first().click();
    await page.locator('.cm-foldPlaceholder').waitFor();
    expect(await page.locator('.cm-line').count()).toBeLessThan(lines);
    await page.locator('.cm-foldPlaceholder').click();
    // Laid out.
    await page.locator('.cm-content').click();
    await page.keyboard.press('Shift+Alt+f');
    await page.waitForFunction(
      () =>
        !(document.querySelector('studio-app') as unknown as { studio: { text: string } }).studio.text.includes(
          ')))))',
        ),
    );
    // What may stand here.
    await write(page, '(game "G" (players 2) (equipment { (board (');
    await page.keyboard.press('Control+Space');
    await page.locator('.cm-tooltip-autocomplete li', { hasText: 'square' }).first().waitFor();
  });

  test('a long line goes on below its indentation', async () => {
    const deep = `${' '.repeat(8)}(or (move Step (to if:(is Empty (to)))) (move Hop (between if:(is Enemy (who at:(between)))) (to if:(is Empty (to)))))`;
    await write(page, `(game "Long"\n${deep}\n)`);
    const line = page.locator('.cm-line', { hasText: '(or' });
    const lefts = await line.evaluate((element) => {
      const range = document.createRange();
      range.selectNodeContents(element);
      return [...range.getClientRects()].map(({ left, top }) => ({ left, top }));
    });
    const first = Math.min(...lefts.map(({ top }) => top));
    const begins = (rects: typeof lefts): number => Math.min(...rects.map(({ left }) => left));
    const further = lefts.filter(({ top }) => top > first + 8);
    expect(further.length).toBeGreaterThan(0);
    const outer = await page.locator('.cm-line', { hasText: '(game' }).evaluate((element) => {
      const range = document.createRange();
      range.selectNodeContents(element);
      return range.getBoundingClientRect().left;
    });
    expect(begins(further)).toBeGreaterThan(outer + 40);
  });

  test('options and rulesets are menus, and the moves so far are kept as long as they are legal', async () => {
    await openGame(page, withDefine);
    await clickSite(page, 'B2');
    await reaches(page, 1);
    await page.getByRole('tab', { name: 'Game' }).click();
    await page.locator('#option-0').selectOption('Four');
    await page.waitForFunction(
      () => document.querySelector('ludii-board')!.shadowRoot!.querySelectorAll('.site').length === 16,
    );
    await page.locator('#option-0').selectOption('Three');
    await page.waitForFunction(
      () => document.querySelector('ludii-board')!.shadowRoot!.querySelectorAll('.site').length === 9,
    );
    await page.locator('#ruleset').selectOption('Ruleset/Large');
    await page.waitForFunction(
      () => document.querySelector('ludii-board')!.shadowRoot!.querySelectorAll('.site').length === 16,
    );
    expect((await position(page)).contents).toEqual({ C5: 'Disc of player 1' });
    // Rules that forbid the move: the page says so, and starts again.
    await write(page, withDefine.replace('(sites Empty)', '(intersection (sites Empty) (sites Corners))'));
    await page.locator('.notice', { hasText: 'new game was started' }).waitFor();
    expect((await position(page)).length).toBe(0);
  });

  test('the library is searched by name and by kind, and holds texts to start from', async () => {
    await page.getByRole('button', { name: 'Library' }).click();
    const offered = page.locator('.games li');
    await page.locator('#find').fill('draughts');
    const named = await offered.count();
    await page.locator('#find').fill('sow');
    await page.waitForFunction((before) => document.querySelectorAll('.games li').length !== before, named);
    expect(await page.locator('.games img').first().getAttribute('src')).toMatch(/\.svg$/);
    await page.locator('#find').fill('');
    for (const name of await page.locator('.templates button').allTextContents()) {
      await page.locator('.templates').getByRole('button', { name, exact: true }).click();
      await page.locator('.verdict', { hasText: 'compiled' }).waitFor();
      await status(page).filter({ hasText: 'to move' }).waitFor();
      await page.getByRole('button', { name: 'Library' }).click();
    }
  });

  test('a text that makes room for another is found again, also after a reload', async () => {
    const mine = withDefine.replace('"Defined"', '"Mine Alone"');
    await write(page, mine);
    await page.waitForFunction(() => document.title.startsWith('Mine Alone'));
    await page.getByRole('button', { name: 'New', exact: true }).click();
    await page.waitForFunction(() => document.title.startsWith('My Game'));
    await page.waitForTimeout(500);
    await page.reload();
    await page.waitForFunction(() => document.title.startsWith('My Game'));
    await page.getByRole('button', { name: 'Library' }).click();
    await page.locator('.earlier').getByRole('button', { name: 'Mine Alone' }).click();
    await page.waitForFunction(() => document.title.startsWith('Mine Alone'));
    expect(await text(page)).toBe(mine);
  });

  test('files: a description is opened and saved, a position and a game are exported', async () => {
    const file = join(folder, 'mine.lud');
    writeFileSync(file, withDefine);
    const chosen = page.waitForEvent('filechooser');
    await page.getByRole('button', { name: 'Open…' }).click();
    await (await chosen).setFiles(file);
    await page.waitForFunction(() => document.title.startsWith('Defined'));
    await clickSite(page, 'B2');
    await reaches(page, 1);
    const save = async (name: string): Promise<Buffer> => {
      const waiting = page.waitForEvent('download');
      await page.getByRole('button', { name, exact: true }).click();
      const target = join(folder, (await waiting).suggestedFilename());
      await (await waiting).saveAs(target);
      return readFileSync(target);
    };
    expect((await save('Save')).toString()).toBe(withDefine);
    await page.getByRole('button', { name: 'Share and export' }).click();
    expect((await save('Picture (SVG)')).toString()).toMatch(/^<svg /);
    expect((await save('Picture (PNG)')).subarray(1, 4).toString()).toBe('PNG');
    expect((await save('Trial file')).toString()).toContain('Add:type=Cell,to=4');
    await save('Replay (one page)');
    // The replay opens offline and goes through the game.
    const context = await visit.browser.newContext({ offline: true });
    const replay = await context.newPage();
    await replay.goto(pathToFileURL(join(folder, 'defined.html')).href);
    await replay.getByText('1. B2').waitFor();
    await replay.getByRole('button', { name: 'Back' }).click();
    await replay.getByText('The start').waitFor();
  });

  test('the tour leads from an empty file to a game that is played and measured', async () => {
    await page.getByRole('button', { name: 'Tour' }).click();
    expect(await text(page)).toBe('');
    const tour = page.locator('.tour');
    for (let step = 1; step <= 4; step++) {
      await tour.getByRole('heading', { name: `${step} of 6` }).waitFor();
      await tour.getByRole('button', { name: 'Write it for me' }).click();
      await tour.getByText('Done.').waitFor();
      await tour.getByRole('button', { name: 'Next' }).click();
    }
    await status(page).filter({ hasText: 'to move' }).waitFor();
    await page.getByRole('tab', { name: 'Game' }).click();
    await page.locator('#seat-2').selectOption('random-0');
    await clickSite(page, 'C3');
    await tour.getByText('Done.').waitFor();
    await tour.getByRole('button', { name: 'Next' }).click();
    await page.getByRole('tab', { name: 'Measure' }).click();
    await page.getByRole('button', { name: 'Play 1000 random games' }).click();
    await tour.getByText('Done.').waitFor({ timeout: 120_000 });
    await tour.getByRole('button', { name: 'Finish' }).click();
    await tour.waitFor({ state: 'detached' });
  });

  test.each(['capture', 'connect', 'promote'])('the reference is searched by topic: %s', async (topic) => {
    await page.getByRole('tab', { name: 'Help' }).click();
    await page.locator('#help').fill(topic);
    await page.locator('article.page').first().waitFor();
    expect(await page.locator('article.page').count()).toBeGreaterThan(1);
  });

  test('the inspector tells what the rules remember, and what the last move changed', async () => {
    await openGame(page, withDefine);
    await clickSite(page, 'B2');
    await reaches(page, 1);
    await page.getByRole('tab', { name: 'Inspect' }).click();
    await page.locator('.side', { hasText: /mover/i }).waitFor();
    await page.locator('ludii-board .lit').first().waitFor();
    // The next position is looked at without being asked.
    await clickSite(page, 'A1');
    await reaches(page, 2);
    await page.locator('.side tr', { hasText: 'Moves played' }).getByText('2', { exact: true }).waitFor();
    const rule = page.locator('.side .rules button').first();
    const [, line] = /line (\d+)/.exec((await rule.textContent()) ?? '') ?? [];
    await rule.click();
    await page
      .locator('.cm-activeLineGutter', { hasText: line ?? 'none' })
      .first()
      .waitFor();
  });

  test('a second player may swap by a button', async () => {
    await openGame(
      page,
      `(game "Swapping" (players 2) (equipment { (board (square 3)) (piece "Disc" Each) })
        (rules (meta (swap)) (play (move Add (to (sites Empty)))) (end (if (is Line 3) (result Mover Win)))))`,
    );
    await clickSite(page, 'B2');
    await reaches(page, 1);
    await page.locator('ludii-board').getByRole('button', { name: /swap/i }).click();
    await reaches(page, 2);
  });
});
