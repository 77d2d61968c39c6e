import { readFileSync } from 'node:fs';
import { gameFromText } from '@ludii/engine';
import { keyOf } from '@ludii/render';
import type { Browser } from 'playwright-core';
import { chromiumPath, collected, launch, type PlayedBoard, playedBoard } from './testing/browser.js';

const withBrowser = chromiumPath ? describe : describe.skip;

withBrowser('<ludii-board> in a browser (needs chromium)', () => {
  let browser: Browser;
  let board: PlayedBoard | undefined;
  jest.setTimeout(120_000);
  beforeAll(async () => {
    browser = await launch();
  });
  afterEach(async () => {
    expect(board?.errors ?? []).toEqual([]);
    await board?.page.close();
    board = undefined;
  });
  afterAll(() => browser.close());

  const open = async (game: ReturnType<typeof collected>): Promise<PlayedBoard> => {
    board = await playedBoard(browser, game.start());
    return board;
  };
  const notations = ({ trial }: PlayedBoard): string[] => trial.moves().map(({ notation }) => notation);

  test('a game of noughts and crosses by clicks, to its end', async () => {
    const { click, trial, page, said } = await open(collected('space/tic-tac-toe'));
    for (const cell of ['A1', 'A2', 'B1', 'B2', 'C1']) await click(cell);
    expect(trial.isOver).toBe(true);
    expect(await page.locator('ludii-board .marks .win').count()).toBe(3);
    expect(await said()).toContain('Player 1 wins.');
    await click('C3');
    expect(trial.length).toBe(5);
  });

  test('chess by click and click, by drag, and a change of mind', async () => {
    const played = await open(collected('war/chess'));
    const { click, drag, page, trial } = played;
    await click('E2');
    expect(await page.locator('ludii-board .marks .target').count()).toBe(2);
    await click('D2');
    await click('D4');
    await drag('D7', 'D5');
    await drag('C1', 'C5');
    expect(trial.length).toBe(2);
    await drag('C1', 'F4');
    expect(notations(played)).toEqual(['D2-D4', 'D7-D5', 'C1-F4']);
  });

  test('a promotion is chosen from a menu, by its number', async () => {
    const { click, page, trial, refresh } = await open(collected('war/chess'));
    for (const move of ['A2-A4', 'B7-B5', 'A4-B5', 'A7-A6', 'B5-A6', 'B8-C6', 'A6-A7', 'C6-B8']) trial.apply(move);
    await refresh();
    await click('A7');
    const { x, y } = await board!.place('B8');
    await page.mouse.click(x, y);
    const items = page.locator('ludii-board [role=menuitem]');
    expect(await items.count()).toBe(4);
    await page.keyboard.press('4');
    await items.first().waitFor({ state: 'detached' });
    expect(trial.length).toBe(9);
    const pieces = trial.position.rulebook.compiled.components;
    expect(pieces[trial.position.current.state.what(0, trial.game.site('B8'))]?.name).toBe('Knight1');
  });

  test('everything by keys: arrows, Enter, Esc', async () => {
    const played = await open(collected('race/breakthrough'));
    const { page, focused, trial } = played;
    await page.keyboard.press('Tab');
    expect(await focused()).toMatch(/^A1, /);
    await page.keyboard.press('ArrowUp');
    await page.keyboard.press('Enter');
    expect(await focused()).toMatch(/^A2, .*selected/);
    await page.keyboard.press('ArrowUp');
    expect(await focused()).toMatch(/^A3, empty, target \d of 2/);
    await page.keyboard.press('Escape');
    expect(await played.said()).toBe('Cancelled.');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await page.keyboard.press('ArrowUp');
    await page.keyboard.press('Enter');
    await page.waitForFunction(
      () => (document.querySelector('ludii-board') as unknown as { view: { length: number } }).view.length === 1,
    );
    expect(trial.moves()[0]?.notation).toBe('A2-A3');
  });

  test('a pass is a button', async () => {
    const { page, trial } = await open(collected('space/go'));
    await page.getByRole('button', { name: 'Pass' }).click();
    await page.waitForFunction(
      () => (document.querySelector('ludii-board') as unknown as { view: { length: number } }).view.length === 1,
    );
    expect(trial.moves()[0]?.isPass).toBe(true);
  });

  test('on a board that is turned round, a click means what one sees', async () => {
    const { page, click, trial, place } = await open(collected('war/chess'));
    const before = await place('E2');
    await page.evaluate(() => document.querySelector('ludii-board')!.toggleAttribute('flipped', true));
    expect((await place('E2')).y).toBeLessThan(before.y);
    await click('E2');
    await click('E4');
    expect(trial.moves()[0]?.notation).toBe('E2-E4');
  });

  test('stacks rise upwards on a board that is turned round too, and near ones hide far ones', async () => {
    const game = gameFromText(`(game "Towers" (players 2) (equipment { (board (square 3)) (piece "Disc" Each) })
      (rules (start { (place Stack "Disc1" { 0 3 } count:4) }) (play (forEach Piece)) (end (if (no Moves Next) (result Mover Win)))))`);
    const { page, errors } = await open(game);
    await page.evaluate(() => document.querySelector('ludii-board')!.toggleAttribute('flipped', true));
    const tops = await page.evaluate(() => {
      const { shadowRoot } = document.querySelector('ludii-board')!;
      const board = shadowRoot!.querySelector('svg')!.getBoundingClientRect();
      return [...shadowRoot!.querySelectorAll('[data-piece]')].map((piece) => {
        const { top } = piece.getBoundingClientRect();
        return { key: piece.getAttribute('data-piece'), top, inside: top >= board.top - 1 };
      });
    });
    expect(tops.map(({ key }) => key)).toEqual([
      ...[0, 1, 2, 3].map((k) => `C0:${k}`),
      ...[0, 1, 2, 3].map((k) => `C3:${k}`),
    ]);
    expect(tops.every(({ inside }) => inside)).toBe(true);
    for (const first of [0, 4]) expect(tops[first + 3]!.top).toBeLessThan(tops[first]!.top);
    expect(errors).toEqual([]);
  });

  test.each(['space/dots-and-boxes', 'sow/kalah', 'space/nine-mens-morris'])(
    'edges, pits and points can be clicked: %s',
    async (path) => {
      const { trial, clickSite } = await open(collected(path));
      for (let turn = 0; turn < 6; turn++) {
        const { from, to, fromType, toType } = trial.legalMoves()[turn % 3]!;
        if (from >= 0 && (from !== to || fromType !== toType)) await clickSite(keyOf(fromType, from));
        if (trial.length === turn && to >= 0) await clickSite(keyOf(toType, to));
        expect(trial.length).toBe(turn + 1);
      }
    },
  );

  test('after scrolling and resizing, a click still hits', async () => {
    const { page, click, drag, trial } = await open(collected('war/chess'));
    await page.evaluate(() => {
      document.body.style.paddingTop = '900px';
      document.body.style.paddingBottom = '900px';
    });
    await page.setViewportSize({ width: 480, height: 700 });
    await page.mouse.wheel(0, 820);
    await page.waitForFunction(() => window.scrollY > 700);
    await click('E2');
    await click('E4');
    await drag('E7', 'E5');
    expect(trial.length).toBe(2);
  });

  test('a finger drags a piece that is carried above it, and scrolls where nothing can be moved', async () => {
    const { page, trial, place } = await open(collected('war/chess'));
    const [from, to] = [await place('E2'), await place('E4')];
    const cell = Math.abs(to.y - from.y) / 2;
    const send = await page.context().newCDPSession(page);
    const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', x: number, y: number) =>
      send.send('Input.dispatchTouchEvent', { type, touchPoints: type === 'touchEnd' ? [] : [{ x, y }] });
    await touch('touchStart', from.x, from.y);
    for (let step = 1; step <= 8; step++)
      await touch('touchMove', to.x, from.y + ((to.y + 0.8 * cell - from.y) * step) / 8);
    await touch('touchEnd', to.x, to.y + 0.8 * cell);
    await page.waitForFunction(
      () => (document.querySelector('ludii-board') as unknown as { view: { length: number } }).view.length === 1,
    );
    expect(trial.moves()[0]?.notation).toBe('E2-E4');
    // Elsewhere the page scrolls.
    await page.evaluate(() => {
      document.body.style.paddingBottom = '2000px';
    });
    const empty = await place('E6');
    await touch('touchStart', empty.x, empty.y);
    for (let step = 1; step <= 8; step++) await touch('touchMove', empty.x, empty.y - 20 * step);
    await touch('touchEnd', empty.x, empty.y - 160);
    await page.waitForFunction(() => window.scrollY > 50);
  });

  test('a page may light sites up, warm them and draw arrows', async () => {
    const { page } = await open(collected('space/tic-tac-toe'));
    await page.evaluate(() => {
      const board = document.querySelector('ludii-board');
      Object.assign(board!, { lit: ['C0'], heat: { C1: 0.5, C2: 1 }, arrows: [{ from: 'C0', to: 'C8', weight: 1 }] });
    });
    const count = (name: string) => page.locator(`ludii-board .${name}`).count();
    expect([await count('lit'), await count('heat'), await count('arrow')]).toEqual([1, 2, 1]);
  });

  test('while the board is disabled nothing can be played', async () => {
    const { page, click, trial } = await open(collected('space/tic-tac-toe'));
    await page.evaluate(() => document.querySelector('ludii-board')!.toggleAttribute('disabled', true));
    await click('B2');
    expect(trial.length).toBe(0);
    expect(await page.locator('ludii-board .site.playable').count()).toBe(0);
  });

  test('a page may take a click on a site for itself', async () => {
    const { page, click, trial } = await open(collected('space/tic-tac-toe'));
    await page.evaluate(() =>
      document.querySelector('ludii-board')!.addEventListener('ludii-site', (event) => {
        document.title = (event as CustomEvent<{ site: string }>).detail.site;
        event.preventDefault();
      }),
    );
    await click('B2');
    expect(trial.length).toBe(0);
    expect(await page.title()).toBe('C4');
  });

  test('a name that holds markup stays text', async () => {
    const game = gameFromText(`(game "<img src=x onerror=alert(1)>" (players 2)
      (equipment { (board (square 2)) (piece "é<script>x</script>" Each) })
      (rules (play (move Add (to (sites Empty)))) (end (if (is Full) (result All Draw)))))`);
    const { click, page } = await open(game);
    await click('A1');
    const found = await page.evaluate(
      () => document.querySelector('ludii-board')!.shadowRoot!.querySelectorAll('img, script').length,
    );
    expect(found).toBe(0);
  });

  test('axe finds no serious fault', async () => {
    const { page, click } = await open(collected('war/chess'));
    await click('E2');
    await page.evaluate(readFileSync(require.resolve('axe-core/axe.min.js'), 'utf8'));
    const faults = await page.evaluate(async () => {
      const { axe } = globalThis as unknown as {
        axe: { run(): Promise<{ violations: { id: string; impact: string; nodes: { html: string }[] }[] }> };
      };
      const { violations } = await axe.run();
      return violations
        .filter(({ impact }) => impact === 'serious' || impact === 'critical')
        .map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`);
    });
    expect(faults).toEqual([]);
  });
});
