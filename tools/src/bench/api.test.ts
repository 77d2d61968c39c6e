import { loadGame } from '@ludii/engine';
import { apiTable, measureApi } from './api.js';

test('a game is measured by its interface and from the inside, in a table', () => {
  let now = 0;
  // A clock that goes on by itself: the test does not depend on how busy the machine is.
  const row = measureApi(loadGame('tic-tac-toe'), 0.02, () => ++now);
  for (const value of Object.values(row)) if (typeof value === 'number') expect(value).toBeGreaterThan(0);
  const text = apiTable([row, { game: 'Nim', problem: 'none' }]);
  expect(text.split('\n')).toHaveLength(5);
  expect(text).toContain('| Tic-Tac-Toe |');
});
