/** The studio as people use it: write, see what is wrong, play, take back, share. */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { choose, clickSite, inStudio, position, reaches, status, write } from './testing/browser.js';

const library = (path: string): string => readFileSync(join(__dirname, '../../../games', path), 'utf8');

const three = (word: string): string => `(game "Three" (players 2)
  (equipment { (board (square 3)) (piece "Disc" Each) })
  (rules (play (move Add (to (sites Empty)))) (end (if (is ${word} 3) (result Mover Win)))))`;

/** As above, with a shorter line. */
const two = (word: string): string => three(word).replace(`(is ${word} 3)`, `(is ${word} 2)`);

const played = (page: Page): Promise<number> => page.locator('.played li').count();

inStudio('the studio', (visit) => {
  test('a mistake is shown and mended by its fix, and the game is won against an agent, taken back and shared', async () => {
    const page = await visit.open();
    await write(page, two('Lyne'));
    await page.locator('.verdict', { hasText: '1 error' }).waitFor();
    await page.locator('.cm-lintRange-error').first().hover();
    await page.locator('.cm-diagnosticAction').first().click();
    await page.locator('.verdict', { hasText: 'Right' }).waitFor();
    await page.getByRole('tab', { name: 'Game' }).click();
    await page.locator('#seat-2').selectOption('best-500');
    await page.getByRole('tab', { name: 'Moves' }).click();
    // Two in a row can not be kept from whoever begins.
    await clickSite(page, 'B2');
    await reaches(page, 2);
    await status(page).filter({ hasText: 'Player 1 to move' }).waitFor();
    const { contents } = await position(page);
    await clickSite(page, contents.C0 === undefined ? 'A1' : 'C3');
    await status(page).filter({ hasText: 'Player 1 wins' }).waitFor();
    await page.getByRole('button', { name: 'Undo' }).click();
    await status(page).filter({ hasText: 'Player 1 to move' }).waitFor();
    await page.getByRole('button', { name: 'Share and export' }).click();
    await page.getByRole('button', { name: 'Link to edit' }).click();
    const link = await page.locator('#link').inputValue();
    const hash = link.slice(link.indexOf('#'));
    const other = await visit.open(hash);
    expect(await played(other)).toBe(2);
    expect((await position(other)).contents).toEqual((await position(page)).contents);
    expect(await other.locator('.cm-content').textContent()).toContain('"Three"');
  });

  test('an edit keeps the game in progress', async () => {
    const page = await visit.open();
    await write(page, three('Line'));
    await page.waitForFunction(() => document.title.startsWith('Three'));
    await choose(page, 'B2');
    await page.waitForFunction(() => document.querySelectorAll('.played li').length === 1);
    await write(page, three('Line').replace('square 3', 'square 4'));
    await page.waitForFunction(() => document.querySelectorAll('.legal li').length === 15);
    expect(await played(page)).toBe(1);
  });

  test('an agent answers, and can be stopped', async () => {
    const page = await visit.open();
    await write(page, three('Line'));
    await page.waitForFunction(() => document.title.startsWith('Three'));
    await page.getByRole('tab', { name: 'Game' }).click();
    await page.locator('#seat-2').selectOption('level-3');
    await clickSite(page, 'B2');
    await page.getByRole('tab', { name: 'Moves' }).click();
    await page.waitForFunction(() => document.querySelectorAll('.played li').length === 2);
    await status(page).filter({ hasText: 'Player 1 to move' }).waitFor();
  });

  test('keyboard only: to the board, a move, and back to the text', async () => {
    const page = await visit.open();
    await write(page, three('Line'));
    await page.waitForFunction(() => document.title.startsWith('Three'));
    const reaches = (place: string) => page.waitForFunction((wanted) => document.activeElement?.matches(wanted), place);
    await page.keyboard.press('Escape');
    await page.keyboard.press('F6');
    await reaches('ludii-board');
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('Enter');
    await page.waitForFunction(() => document.querySelectorAll('.played li').length === 1);
    await page.keyboard.press('F6');
    await reaches('[role=tab]');
    await page.keyboard.press('F6');
    await reaches('.cm-content');
  });

  test('a description that would run for ever is stopped, and the page stays alive', async () => {
    const page = await visit.open();
    await write(
      page,
      `(game "Endless" (players 2) (equipment { (board (square 30)) (piece "Disc" Each) })
        (rules (play (forEach Site (sites Board) (forEach Site (sites Board) (forEach Site (sites Board) (move Add (to (sites Empty)))))))
          (end (if (is Line 3) (result Mover Win)))))`,
    );
    await page
      .locator('.notice', { hasText: /stopped|limit|many/i })
      .or(page.locator('.verdict', { hasText: 'error' }))
      .first()
      .waitFor({ timeout: 60_000 });
    await write(page, three('Line'));
    await status(page).filter({ hasText: 'Player 1 to move' }).waitFor();
    await choose(page, 'A1');
    await page.waitForFunction(() => document.querySelectorAll('.played li').length === 1);
  });

  test('rules that fail in play are marked in the text, and the game that was on the board stays', async () => {
    const page = await visit.open();
    await write(page, three('Line'));
    await choose(page, 'A1');
    await page.waitForFunction(() => document.querySelectorAll('.played li').length === 1);
    const add = '(move Add (to (sites Empty)))';
    await write(page, three('Line').replace(add, `(do ${add} next:(while (= 1 1) (move Pass)))`));
    const verdict = page.locator('.verdict[data-wrong]', { hasText: /More than \d+ steps/ });
    await verdict.waitFor({ timeout: 60_000 });
    expect(await verdict.textContent()).toContain('The board shows the last text that played.');
    await page.locator('.cm-lintRange-error').first().waitFor();
    expect(await page.locator('.notice').count()).toBe(0);
    expect((await position(page)).length).toBe(1);
  });

  test.each(['race/backgammon.lud', 'puzzle/sudoku.lud', 'sow/kalah.lud', 'war/chess.lud'])(
    '%s is opened and played on',
    async (file) => {
      const page = await visit.open();
      await write(page, library(file));
      await page.locator('.verdict', { hasText: 'compiled' }).waitFor();
      await page.waitForFunction(
        (name) => document.title.startsWith(name),
        /\(game "([^"]*)"/.exec(library(file))![1]!,
      );
      await page.getByRole('tab', { name: 'Moves' }).click();
      await page.locator('.legal button').first().click();
      await page.waitForFunction(() => document.querySelectorAll('.played li').length >= 1);
    },
  );

  test('random games are counted', async () => {
    const page = await visit.open();
    await page.getByRole('tab', { name: 'Measure' }).click();
    await page.getByRole('button', { name: 'Play 1000 random games' }).click();
    await page.locator('figure .bar').first().waitFor();
    await page
      .getByRole('button', { name: 'Stop' })
      .or(page.getByRole('button', { name: 'Play 1000' }))
      .first()
      .click();
  });

  test('a phone: one pane at a time', async () => {
    const page = await visit.open('', { width: 390, height: 800 }, { hasTouch: true, isMobile: true });
    expect(await page.locator('.pane-board').isVisible()).toBe(true);
    expect(await page.locator('.pane-editor').isVisible()).toBe(false);
    await page.getByRole('button', { name: 'Text' }).click();
    expect(await page.locator('.pane-editor').isVisible()).toBe(true);
    expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
    await page.getByRole('button', { name: 'Board', exact: true }).click();
    const box = (await page.locator('ludii-board .site').first().boundingBox())!;
    await page.touchscreen.tap(box.x + box.width / 2, box.y + box.height / 2);
    await reaches(page, 1);
    await page.getByRole('button', { name: 'More' }).click();
    expect(await played(page)).toBe(1);
  });

  test('nothing in a description becomes markup or script', async () => {
    const page = await visit.open();
    const evil = '<img src=x onerror=document.title=1>';
    await write(page, three('Line').replace('"Three"', `"${evil}"`).replaceAll('"Disc"', `"${evil}"`));
    await page.waitForFunction(() => document.title.startsWith('<img'));
    await page.getByRole('tab', { name: 'Game' }).click();
    expect(await page.locator('.pane-side img').count()).toBe(0);
    expect(await page.title()).toContain('<img');
  });

  test('the page can not make code from text', async () => {
    const page = await visit.open();
    // Later, by itself: what a debugger runs is not bound by the policy.
    const made = await page.evaluate(
      () =>
        new Promise<string>((resolve) => {
          setTimeout(() => {
            try {
              resolve(String(new Function('return 1')()));
            } catch (error) {
              resolve((error as Error).name);
            }
          }, 20);
        }),
    );
    expect(made).toBe('EvalError');
    // Chromium tells it on the console as well.
    visit.errors.splice(0);
  });

  describe('axe finds no serious fault', () => {
    const axe = readFileSync(createRequire(__filename).resolve('axe-core/axe.min.js'), 'utf8');
    const faults = async (page: Page): Promise<string[]> => {
      // The policy of the page forbids scripts of others: the check is run past it, as an extension would.
      const session = await page.context().newCDPSession(page);
      await session.send('Runtime.evaluate', { expression: axe });
      const { result } = await session.send('Runtime.evaluate', {
        expression:
          'axe.run({ resultTypes: ["violations"] }).then((r) => JSON.stringify(r.violations.filter((v) => ["serious", "critical"].includes(v.impact)).map((v) => v.id + ": " + v.nodes.map((n) => n.html.slice(0, 120)).join(" | "))))',
        awaitPromise: true,
      });
      return JSON.parse(result.value as string) as string[];
    };

    test.each(['light', 'dark'] as const)('in the panes, in %s colours', async (colorScheme) => {
      const page = await visit.open('', undefined, { colorScheme });
      for (const tab of ['Moves', 'Game', 'Inspect', 'Measure', 'Help']) {
        await page.getByRole('tab', { name: tab }).click();
        expect([tab, await faults(page)]).toEqual([tab, []]);
      }
    });

    test('in the library, in the box to share, and while a position is set up', async () => {
      const page = await visit.open();
      for (const name of ['Library', 'Share and export']) {
        await page.getByRole('button', { name }).click();
        await page.locator('dialog').waitFor();
        expect([name, await faults(page)]).toEqual([name, []]);
        await page.keyboard.press('Escape');
        await page.locator('dialog').waitFor({ state: 'detached' });
      }
      await page.getByRole('button', { name: 'Set up' }).click();
      await page.locator('.palette').waitFor();
      expect(await faults(page)).toEqual([]);
    });
  });
});
