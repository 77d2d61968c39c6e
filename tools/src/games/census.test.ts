import { census, censusHead, censusRow, censusSum } from './census.js';
import { type LibraryGame, libraryGame } from './library.js';

test('random games are counted, by outcome', async () => {
  const entry = await census(libraryGame('tic-tac-toe'), 50, 1);
  if ('problem' in entry) throw new Error(entry.problem);
  expect(entry.playouts).toBe(50);
  expect(entry.wins).toHaveLength(2);
  expect(entry.wins[0]! + entry.wins[1]! + entry.draws).toBe(50);
  expect(entry.longest).toBeLessThanOrEqual(9);
  expect(entry.unfinished).toBe(0);
});

test('a description that can not be played is told, and does not stop the others', async () => {
  const broken: LibraryGame = { kind: 'space', name: 'broken', file: 'space/broken.lud', text: '(game "B" (nothing))' };
  const entries = [await census(broken, 5), await census(libraryGame('nim'), 5)];
  expect(entries[0]).toMatchObject({ game: 'broken', problem: expect.stringContaining('not right') });
  const text = `${censusHead}${entries.map(censusRow).join('')}${censusSum(entries)}`;
  expect(text).toContain('| broken | The description is not right: |');
  expect(text).toMatch(/\| nim \| 5 \| \d+\.\d \| \d+ \| \d+ · \d+ \| 0 \| 0 \|/);
  expect(text).toMatch(/\n1 descriptions, 5 games, \d+ moves, 1 with errors\.\n$/);
});
