/** Completion offers what our games say; a small sample of what `npm run language -- completion` measures. */
import { libraryGames } from '../games/library.js';
import { measure, type Standing, total } from './completion.js';

test('what stands at an argument is among the first ten offers', () => {
  const games = libraryGames();
  const tested = games.filter((_, i) => i % 6 === 0);
  const score = measure(games, 260, 7, tested);
  const chosen = total(
    score,
    (Object.keys(score) as Standing[]).filter((kind) => kind !== 'number'),
  );
  expect(total(score).asked).toBe(260);
  const all = total(score);
  expect(chosen.offered / chosen.asked).toBeGreaterThanOrEqual(0.88);
  expect(all.offered / all.asked).toBeGreaterThanOrEqual(0.87);
});
