/** Playing in the studio: games of all kinds by their boards, branches, set-ups, and questions to the rules. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { clickSite, inStudio, openGame, playOnBoard, position, reaches, status, write } from './testing/browser.js';

const library = (path: string): string => readFileSync(join(__dirname, '../../../games', path), 'utf8');

const small = `(game "Small" (players 2)
  (equipment { (board (square 3)) (piece "Disc" Each) })
  (rules (play (move Add (to (sites Empty)))) (end (if (is Line 3) (result Mover Win)))))`;

inStudio('playing in the studio', (visit) => {
  let page: Page;
  beforeEach(async () => {
    page = await visit.open();
  });

  const indexOf = async (label: string): Promise<number> => {
    const { moves } = await position(page);
    const index = moves.findIndex((move) => move.label === label);
    expect([label, index >= 0, moves.map((move) => move.label)]).toEqual([label, true, expect.anything()]);
    return index;
  };
  const play = async (...labels: string[]): Promise<void> => {
    for (const label of labels) await playOnBoard(page, await indexOf(label));
  };

  test('chess: a pawn is promoted from the menu at its square', async () => {
    await openGame(page, library('war/chess.lud'));
    await play('A2-A4', 'B7-B5', 'A4-B5', 'A7-A6', 'B5-A6', 'B8-C6', 'A6-A7', 'C6-B8');
    await clickSite(page, 'A7');
    await clickSite(page, 'B8');
    const offers = page.locator('ludii-board').getByRole('menuitem');
    await offers.first().waitFor();
    expect(await offers.count()).toBe(4);
    await page.keyboard.press('1');
    await reaches(page, 9);
    const { contents } = await position(page);
    expect(contents.C57).toMatch(/^(Queen|Rook|Bishop|Knight) of player 1$/);
  });

  test('backgammon: dice are thrown, men move by clicks, and the next player throws', async () => {
    await openGame(page, library('race/backgammon.lud'));
    for (let turn = 0; turn < 8; turn++) {
      const { contents } = await position(page);
      expect(Object.values(contents).filter((words) => words.startsWith('die showing')).length).toBeGreaterThan(0);
      await playOnBoard(page, 0);
    }
    expect((await position(page)).length).toBe(8);
  });

  test('pieces in hand are put on the board by clicks', async () => {
    await openGame(page, library('space/nine-mens-morris.lud'));
    for (let turn = 0; turn < 6; turn++) await playOnBoard(page, turn);
    expect((await position(page)).pieces).toBeGreaterThan(6);
  });

  test('a deduction puzzle is filled in from the menu of a cell', async () => {
    await openGame(page, library('puzzle/sudoku.lud'));
    const before = await position(page);
    const setting = before.moves.findIndex(({ label }) => label.includes('='));
    await playOnBoard(page, setting);
    const { contents } = await position(page);
    expect(Object.keys(contents).length).toBe(Object.keys(before.contents).length + 1);
    // What is not set can still be ruled out.
    const rest = await position(page);
    await playOnBoard(
      page,
      rest.moves.findIndex(({ label }) => label.includes(' not ')),
    );
  });

  test('playing on from an earlier position begins a branch, and nothing is lost', async () => {
    await openGame(page, small);
    await play('A1', 'B1', 'C1');
    await page.getByRole('button', { name: 'Undo' }).click();
    await page.getByRole('button', { name: 'Undo' }).click();
    await reaches(page, 1);
    await play('B2');
    const other = page.locator('.branches').getByRole('button', { name: 'or B1' });
    await other.click();
    await status(page).filter({ hasText: 'Player 1 to move' }).waitFor();
    await page.getByRole('button', { name: 'Redo' }).click();
    await reaches(page, 3);
    expect((await position(page)).contents.C2).toBe('Disc of player 1');
    // A reload brings all of it back, at once.
    await page.reload();
    await page.locator('.branches').getByRole('button', { name: 'or B2' }).waitFor();
    await reaches(page, 3);
  });

  test('a position is set up, clearly apart from playing, and played from', async () => {
    await openGame(page, library('war/chess.lud'));
    await page.getByRole('button', { name: 'Set up' }).click();
    await page.getByText('Setting up.').waitFor();
    await page.getByRole('button', { name: 'Clear' }).click();
    await page.waitForFunction(
      () => document.querySelector('ludii-board')!.shadowRoot!.querySelector('.pieces')!.childElementCount === 0,
    );
    for (const [piece, site] of [
      ['King1', 'A1'],
      ['Rook1', 'B1'],
      ['King2', 'H8'],
    ] as const) {
      await page.getByRole('button', { name: `Place ${piece}` }).click();
      await clickSite(page, site);
      await page.locator(`ludii-board .site[aria-label^="${site}, ${piece.slice(0, -1)}"]`).waitFor();
    }
    await page.locator('#mover').selectOption('2');
    await page.getByRole('button', { name: 'Play from here' }).click();
    await status(page).filter({ hasText: 'Player 2 to move' }).waitFor();
    expect((await position(page)).length).toBe(0);
    await play('H8-H7', 'B1-B7');
    await page.getByRole('button', { name: 'Share and export' }).click();
    await page.getByRole('button', { name: 'Link to edit' }).click();
    const link = await page.locator('#link').inputValue();
    const other = await visit.open(link.slice(link.indexOf('#')));
    await reaches(other, 2);
    expect(Object.keys((await position(other)).contents).length).toBe(3);
  });

  test('the rules say why a move is legal, and why another is not', async () => {
    await openGame(page, library('war/chess.lud'));
    await page.getByRole('tab', { name: 'Inspect' }).click();
    const ask = async (from: string, to: string): Promise<string> => {
      await page.getByRole('button', { name: /Why is a move|Another move/ }).click();
      await clickSite(page, from);
      await page.getByText(`From ${from}:`).waitFor();
      await clickSite(page, to);
      return (await page.locator('.side [role=status]', { hasText: /legal/ }).first().textContent()) ?? '';
    };
    expect(await ask('E2', 'E4')).toContain('This move is legal');
    expect(await ask('E2', 'E5')).toContain('Not legal');
    expect(await ask('E7', 'E5')).toContain('player 2’s');
    expect((await position(page)).length).toBe(0);
    // A question that was left open does not take the clicks of those who play on.
    await page.getByRole('button', { name: 'Another move' }).click();
    await page.getByRole('tab', { name: 'Moves' }).click();
    await clickSite(page, 'E2');
    await clickSite(page, 'E4');
    await reaches(page, 1);
  });

  test('pointing at a ludeme lights up its sites', async () => {
    await write(page, small);
    await page.waitForFunction(() => document.title.startsWith('Small'));
    await clickSite(page, 'A1');
    await reaches(page, 1);
    const lit = page.locator('ludii-board .lit');
    await page.locator('.cm-line', { hasText: 'sites Empty' }).getByText('sites', { exact: true }).hover();
    await page.locator('.lit-ludeme').first().waitFor();
    await page.waitForFunction(
      () => document.querySelector('ludii-board')!.shadowRoot!.querySelectorAll('.lit').length === 8,
    );
    await page.locator('h1').hover();
    await lit.first().waitFor({ state: 'detached' });
  });

  test('every position is analysed: a bar for the chances, arrows for the candidates', async () => {
    await openGame(page, small);
    await page.getByRole('button', { name: 'Analyse' }).click();
    await page.getByRole('meter', { name: 'Chances of Player 1' }).waitFor();
    await page.locator('ludii-board .arrow').first().waitFor();
    await play('B2');
    await page.locator('ludii-board .arrow').first().waitFor();
    expect(await page.locator('.candidates tbody tr').count()).toBeGreaterThan(1);
  });

  test('what looks wrong in random games is told at its place in the text', async () => {
    const odd = small.replace('(piece "Disc" Each)', '(piece "Disc" Each) (piece "Ghost" P1)');
    await openGame(page, odd);
    await page.getByRole('tab', { name: 'Measure' }).click();
    await page.getByRole('button', { name: 'Play 1000 random games' }).click();
    await page.getByText('Ghost1 is never on the board').first().waitFor({ timeout: 120_000 });
    await page.locator('.cm-lintRange-warning').first().waitFor();
  });
});

inStudio('everything by keys', (visit) => {
  test('a game is opened from the library, played, taken back and won without a mouse', async () => {
    const page = await visit.open();
    const press = async (...keys: string[]): Promise<void> => {
      for (const key of keys) await page.keyboard.press(key);
    };
    const tabTo = async (name: string): Promise<void> => {
      for (let k = 0; k < 60; k++) {
        await press('Tab');
        if (await page.evaluate((wanted) => document.activeElement?.textContent?.trim() === wanted, name)) return;
      }
      throw new Error(`Tab does not lead to ${name}.`);
    };
    await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur());
    await tabTo('Library');
    await press('Enter');
    await page.waitForFunction(() => document.activeElement?.id === 'find');
    await page.keyboard.type('tic');
    await tabTo('Tic-Tac-Toe');
    await press('Enter');
    await page.waitForFunction(() => document.title.startsWith('Tic'));
    await page.waitForFunction(() => document.querySelector('dialog') === null);
    const onBoard = () => page.waitForFunction(() => document.activeElement?.matches('ludii-board'));
    await press('F6');
    await onBoard();
    // A1, A2, B1, B2, C1: from each to the next by arrows.
    await press('Enter');
    await reaches(page, 1);
    await press('ArrowUp', 'Enter');
    await reaches(page, 2);
    await press('ArrowDown', 'ArrowRight', 'Enter');
    await reaches(page, 3);
    await press('ArrowUp', 'Enter');
    await reaches(page, 4);
    await press('ArrowDown', 'ArrowRight', 'Enter');
    await status(page).filter({ hasText: 'Player 1 wins' }).waitFor();
    await tabTo('Undo');
    await press('Enter');
    await reaches(page, 4);
  });
});
