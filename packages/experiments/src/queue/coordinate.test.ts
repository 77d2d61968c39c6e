/** How often the one who waits looks for results. */
import { pauseBefore } from './coordinate.js';

test.each([
  ['nothing has come yet', 0, 100, 60_000, 200],
  ['there is much to come', 10, 1000, 5000, 1000],
  ['half of the time that is left', 100, 2, 50_000, 500],
  ['the last ones are about to come', 1000, 1, 10_000, 50],
  ['nothing is left to wait for', 10, 0, 1000, 50],
])('%s', (_, done, left, elapsed, pause) => {
  expect(pauseBefore(done, left, elapsed)).toBe(pause);
});
