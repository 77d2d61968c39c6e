import { file, ludii, noughts } from '../testing/capture.js';

test('the board of a ludeme', async () => {
  const { code, out } = await ludii('board', '(board (square 2))');
  expect(code).toBe(0);
  expect(out).toBe('A2  B2\nA1  B1\n');
});

test('the board of a game with an option, as text, JSON and SVG', async () => {
  const path = file(noughts());
  expect((await ludii('board', path, '--numbers')).out).toBe('6 7 8\n3 4 5\n0 1 2\n');
  const json: unknown = JSON.parse((await ludii('board', path, '-o', 'Board/Four', '-f', 'json')).out);
  expect(json).toMatchObject({ cells: { length: 16 } });
  expect((await ludii('board', path, '-f', 'svg')).out).toMatch(/^<svg/);
});

test('an unknown option of the game gets a suggestion', async () => {
  const { code, err } = await ludii('board', file(noughts()), '-o', 'Board/For');
  expect(code).toBe(1);
  expect(err).toContain('Board/Four');
});
