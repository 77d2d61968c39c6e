/** What is played next, and when it is enough: the same whatever order outcomes come in. */
import fc from 'fast-check';
import { planOf } from '../definition/plan.js';
import { experimentOn, noughts, players, takers } from '../testing/games.js';
import { emptyCounts, type JobOutcome } from './result.js';
import { isPrecise, roundAfter, Schedule } from './schedule.js';

const { definition } = experimentOn([noughts, takers]);

/** An outcome that depends on the job alone: some seat wins each game. */
function outcome(schedule: Schedule, job: number): JobOutcome {
  const cell = schedule.plan.cells.findLast(({ firstJob }) => firstJob <= job)!;
  const counts = emptyCounts(cell.game.players, cell.group?.length);
  counts.games = cell.gamesPerJob;
  counts.wins[1] = (job * 7) % (cell.gamesPerJob + 1);
  counts.players?.forEach((player, i) => {
    player.games = cell.gamesPerJob;
    player.wins = (job * 5 + i) % (cell.gamesPerJob + 1);
  });
  return job % 11 === 5 ? { job, failed: 'no', attempts: 3 } : { job, result: counts };
}

/** Runs to the end with several jobs in flight; `pick` says which of them ends next. */
function runThrough(schedule: Schedule, workers: number, pick: (count: number) => number): number[] {
  const flying: number[] = [];
  const order: number[] = [];
  for (;;) {
    while (flying.length < workers) {
      const next = schedule.next();
      if (next === undefined) break;
      flying.push(next);
    }
    if (flying.length === 0) break;
    const [job] = flying.splice(pick(flying.length), 1);
    order.push(job!);
    expect(schedule.take(outcome(schedule, job!))).toBe(true);
  }
  expect(schedule.isComplete).toBe(true);
  return order.sort((a, b) => a - b);
}

const plans = [
  planOf({ ...definition, number: 200, gamesPerJob: 3 }),
  planOf({ ...definition, number: 3000, gamesPerJob: 10, precision: 0.1 }),
  planOf({ ...definition, number: 3000, gamesPerJob: 10, precision: 0.12, players }),
];

test.each(plans)('the same jobs are played and the same is counted in any order: %#', (plan) => {
  const one = new Schedule(plan);
  const order = runThrough(one, 1, () => 0);
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 9 }), fc.infiniteStream(fc.nat()), (workers, numbers) => {
      const many = new Schedule(plan);
      expect(runThrough(many, workers, (count) => numbers.next().value % count)).toEqual(order);
      expect(many.cells.map(({ counts }) => counts)).toEqual(one.cells.map(({ counts }) => counts));
    }),
    { numRuns: 30 },
  );
  expect([one.done, one.known]).toEqual([order.length, order.length]);
});

test('a precision ends a cell as soon as a round is precise, and not before', () => {
  const plan = plans[1]!;
  const schedule = new Schedule(plan);
  runThrough(schedule, 4, () => 0);
  for (const { cell, counts, released } of schedule.cells) {
    expect(released < cell.jobs).toBe(true);
    expect(isPrecise(counts, 0.1)).toBe(true);
  }
});

test('outcomes of rounds to come wait for their round', () => {
  const plan = plans[1]!;
  const straight = new Schedule(plan);
  const order = runThrough(straight, 1, () => 0);
  const backwards = new Schedule(plan);
  for (const job of [...order].reverse()) expect(backwards.take(outcome(backwards, job))).toBe(true);
  expect(backwards.isComplete).toBe(true);
  expect(backwards.cells.map(({ counts }) => counts)).toEqual(straight.cells.map(({ counts }) => counts));
});

test('duplicates and unknown jobs are not counted', () => {
  const schedule = new Schedule(plans[0]!);
  const first = schedule.next()!;
  expect(schedule.take(outcome(schedule, first))).toBe(true);
  expect(schedule.take(outcome(schedule, first))).toBe(false);
  expect(schedule.take({ job: 10_000, failed: '', attempts: 1 })).toBe(false);
  expect(schedule.done).toBe(1);
});

test('rounds grow by a quarter', () => {
  expect([0, 8, 10, 13, 17].map((jobs) => roundAfter(jobs, 20))).toEqual([8, 10, 13, 17, 20]);
});
