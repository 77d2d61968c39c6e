import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { loadGame, writeTrial } from '@ludii/engine';
import { directory, file, ludii, noughts } from '../testing/capture.js';

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
  for (const flag of ['-o', '--option']) {
    const { code, err } = await ludii('board', file(noughts()), flag, 'Board/For');
    expect(code).toBe(1);
    expect(err).toContain('Board/Four');
  }
});

test('a position after some moves, as text and as a picture', async () => {
  const path = file(noughts());
  expect((await ludii('board', path, '--play', 'B2 A1')).out).toContain('Player 1 to move.');
  const empty = (await ludii('board', path, '-f', 'svg')).out;
  const { out } = await ludii('board', path, '--play', 'B2 A1', '-f', 'svg', '--legal', 'dots');
  expect(out.match(/<circle/g)).toHaveLength(7);
  expect(out.length).toBeGreaterThan(empty.length);
});

test('a picture goes to a file, in the format of its ending', async () => {
  const home = directory();
  const path = file(noughts());
  for (const name of ['a.svg', 'a.png', 'a.html', 'a.json', 'a.txt']) {
    const { code, out } = await ludii('board', path, '--play', 'B2', '-o', join(home, name));
    expect({ code, out }).toEqual({ code: 0, out: `Wrote ${join(home, name)}.\n` });
  }
  expect([...readFileSync(join(home, 'a.png')).subarray(1, 4)].map((byte) => String.fromCharCode(byte)).join('')).toBe(
    'PNG',
  );
  expect(readFileSync(join(home, 'a.html'), 'utf8')).toMatch(/^<!doctype html>[\s\S]*<svg[\s\S]*<li>B2/);
});

test('a position of a recorded game', async () => {
  const path = file(noughts());
  const trial = loadGame(path).start().apply('B2').apply('A1').apply('C3');
  const recorded = join(directory({ 'game.trl': writeTrial(trial) }), 'game.trl');
  const text = async (...more: string[]) => (await ludii('board', path, '--trial', recorded, ...more)).out;
  expect(await text()).toContain('Player 2 to move.');
  expect(await text('--move', '2')).toContain('Player 1 to move.');
  expect((await ludii('board', path, '--trial', recorded, '--move', '9')).err).toContain('3 moves only');
  expect((await ludii('board', path, '--move', '1')).err).toContain('--trial');
});

test('a picture of a ludeme; a ludeme with a mistake is told as such, and has no moves', async () => {
  expect((await ludii('board', '(mancalaBoard 2 6)', '-f', 'svg')).out).toMatch(/^<svg/);
  expect((await ludii('board', '(hex 3)', '-f', 'svg')).out).toMatch(/^<svg/);
  expect((await ludii('board', '(board (squre 3))', '-f', 'svg')).code).toBe(1);
  expect((await ludii('board', '(board (square 3))', '--play', 'A1')).err).toContain('name a game');
});

test('a file that cannot be written is told', async () => {
  const path = join(directory(), 'missing', 'a.svg');
  const { code, err } = await ludii('board', file(noughts()), '-o', path);
  expect(code).toBe(1);
  expect(err).toContain(path);
  expect(existsSync(path)).toBe(false);
});
