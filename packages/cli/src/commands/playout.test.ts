import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { directory, file, ludii, noughts } from '../testing/capture.js';

const path = file(noughts());

test('random games are counted; the same seed gives the same', async () => {
  const { code, out } = await ludii('playout', path, '-n', '50', '--seed', '3', '--json');
  expect(code).toBe(0);
  const shown = JSON.parse(out) as { playouts: number; wins: number[]; draws: number; unfinished: number };
  expect(shown.playouts).toBe(50);
  expect(shown.wins.reduce((a, b) => a + b) + shown.draws).toBe(50);
  expect((await ludii('playout', path, '-n', '50', '--seed', '3', '--json')).out).toBe(out);
  expect((await ludii('playout', path, '-n', '50', '--seed', '4', '--json')).out).not.toBe(out);
});

test('the text has a line for each result', async () => {
  const { out } = await ludii('playout', path, '-n', '10', '-m', '4');
  expect(out).toMatch(/^Noughts: 10 random games, 4\.0 moves on average, 4 to 4\n/);
  expect(out).toMatch(/broken off +10 +100\.0 %\n$/);
});

test('saved games can be replayed', async () => {
  const saved = directory();
  await ludii('playout', path, '-n', '2', '--save', saved, '-o', 'Board/Four');
  expect(readdirSync(saved)).toEqual(['noughts-1.trl', 'noughts-2.trl']);
  const { code, out } = await ludii('replay', join(saved, 'noughts-2.trl'));
  expect(out).toContain('All moves are as recorded.');
  expect(out).toContain('4 ');
  expect(code).toBe(0);
  const json = JSON.parse((await ludii('replay', join(saved, 'noughts-1.trl'), '--json')).out) as { options: string[] };
  expect(json.options).toEqual(['Board/Four']);
  const boards = (await ludii('replay', join(saved, 'noughts-1.trl'), '--boards')).out;
  expect(boards.match(/A B C D/g)?.length).toBeGreaterThan(3);
});
