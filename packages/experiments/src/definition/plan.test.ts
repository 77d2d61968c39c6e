/** Jobs: every game of an experiment is in exactly one, and what it plays does not depend on the others. */
import fc from 'fast-check';
import { experimentOn, noughts, players, takers } from '../testing/games.js';
import { patternSource } from './gameFinder.js';
import { cellOf, jobOf, planOf } from './plan.js';

const both = experimentOn([noughts, takers]).definition;

test('every game of every cell is in exactly one job', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 300 }),
      fc.option(fc.integer({ min: 1, max: 50 }), { nil: undefined }),
      fc.boolean(),
      (number, gamesPerJob, withPlayers) => {
        const plan = planOf({
          ...both,
          number,
          ...(gamesPerJob === undefined ? {} : { gamesPerJob }),
          ...(withPlayers ? { players } : {}),
        });
        expect(plan.cells).toHaveLength(withPlayers ? 3 + 1 : 2);
        const seen = plan.cells.map(() => 0);
        for (let number = 0; number < plan.jobs; number++) {
          const job = jobOf(plan, number);
          const cell = cellOf(plan, number);
          expect(job.number).toBe(number);
          expect(job.first).toBe(seen[cell.number]);
          expect(job.count).toBeGreaterThan(0);
          seen[cell.number]! += job.count;
        }
        expect(seen).toEqual(plan.cells.map(() => number));
      },
    ),
    { numRuns: 50 },
  );
});

test('seeds belong to a game and its players: other games do not change them', () => {
  const alone = planOf({ ...both, games: both.games.slice(1), players });
  const together = planOf({ ...both, players });
  expect(together.cells.at(-1)!.seed).toBe(alone.cells.at(-1)!.seed);
  expect(new Set(together.cells.map(({ seed }) => seed)).size).toBe(together.cells.length);
  expect(planOf({ ...both, players, seed: 2 }).cells[0]!.seed).not.toBe(together.cells[0]!.seed);
  const renamed = players.map((player) => ({ ...player, name: `the ${player.name}` }));
  expect(planOf({ ...both, players: renamed }).cells[0]!.seed).toBe(together.cells[0]!.seed);
});

test.each([
  ['*.lud', 'a.lud', true],
  ['*.lud', 'b/a.lud', false],
  ['**/*.lud', 'a.lud', true],
  ['**/*.lud', 'c/b/a.lud', true],
  ['?.lud', 'ab.lud', false],
  ['{a,b}/x.lud', 'b/x.lud', true],
  ['{a,b}/x.lud', 'c/x.lud', false],
  ['a+b(1).lud', 'a+b(1).lud', true],
])('pattern %s, file %s: %p', (pattern, file, fits) => {
  expect(new RegExp(`^${patternSource(pattern)}$`, 'u').test(file)).toBe(fits);
});
