/** Games of a job: the same however an experiment is cut into jobs, and those that the engine plays. */
import { gameFromText, playouts, readTrial } from '@ludii/engine';
import { jobOf, planOf } from '../definition/plan.js';
import { cards, experimentOn, noughts, players, takers } from '../testing/games.js';
import { listOf } from './packedList.js';
import { playJob } from './playJob.js';
import { addCounts, type Counts, emptyCounts, type JobResult } from './result.js';
import { runJobs } from './runJobs.js';
import { Schedule } from './schedule.js';

const game = gameFromText(noughts);
const job = { number: 0, game: '', seed: 5, first: 0, count: 30, moves: 100, record: [] };

test('random games are those of the engine', async () => {
  const { wins, draws, moves, shortest, longest } = await playouts(game, 30, { seed: 5 });
  expect(await playJob(job, game)).toMatchObject({ games: 30, wins, draws, moves, shortest, longest, unfinished: 0 });
});

const twins = [players[0]!, { ...players[0]!, name: 'other' }];

test.each([
  ['with a group', twins],
  ['alone', twins.slice(0, 1)],
])('random players, %s, play the games of the engine', async (_how, group) => {
  const { wins, draws, moves, shortest, longest } = await playouts(game, 30, { seed: 5 });
  const result = await playJob({ ...job, players: group }, game);
  expect(result).toMatchObject({ games: 30, wins, draws, moves, shortest, longest, unfinished: 0 });
  const won = result.players!.reduce((sum, each) => sum + each.wins, 0);
  expect(won).toBe(wins[1]! + wins[2]!);
});

test('after a swap of colours a win belongs to the seat', async () => {
  const swapped = gameFromText(`(game "Swapped"
    (players 2)
    (equipment { (board (square 2)) (piece "Stone" Each) })
    (rules (meta (swap)) (play (move Add (to (sites Empty)))) (end (if (is Full) (result P1 Win)))))`);
  const { wins: ofColours } = await playJob(job, swapped);
  const { wins: ofSeats } = await playJob({ ...job, players: twins }, swapped);
  expect(ofColours).toEqual([0, 30, 0]);
  expect(ofSeats[1]! + ofSeats[2]!).toBe(30);
  expect(ofSeats[2]).toBeGreaterThan(0);
});

test.each([
  ['random', undefined, noughts],
  ['random players', twins, noughts],
  ['agents', players.slice(0, 2), noughts],
  ['two agents in three seats', players.slice(0, 2), takers],
  ['a shuffled deck', undefined, cards],
  ['agents with a shuffled deck', players.slice(0, 2), cards],
])('%s: a game is the same in whatever job it is', async (_what, group, text) => {
  const rules = gameFromText(text);
  const all = {
    ...job,
    count: 12,
    record: ['outcome', 'length', 'trial', 'moves'] as const,
    ...(group ? { players: group } : {}),
  };
  // Another worker compiles the game for itself, and starts with another job.
  const whole = await playJob(all, gameFromText(text));
  const parts: JobResult[] = [];
  for (const [first, count] of [
    [7, 5],
    [0, 3],
    [3, 4],
  ] as const)
    parts.push(await playJob({ ...all, first, count }, rules));
  const [last, ...before] = parts;
  const sum: Counts = emptyCounts(rules.players, group?.length);
  for (const part of parts) addCounts(sum, part);
  const { outcomes, lengths, trials, statistics, ...counts } = whole;
  expect(sum).toEqual(counts);
  for (const key of ['outcomes', 'lengths', 'trials', 'statistics'] as const) {
    const listed = (part: JobResult): readonly unknown[] => listOf<unknown>(part[key]!);
    expect([...before, last!].flatMap(listed)).toEqual(listed(whole));
  }
  expect(lengths).toEqual(statistics!.map(({ legal }) => legal.length));
  expect(trials!.map((trial) => readTrial(rules, trial).length)).toEqual(lengths);
  expect(listOf(outcomes!).every((ranks) => ranks.split(' ').length === rules.players)).toBe(true);
});

test('games that are broken off have no outcome', async () => {
  const { unfinished, outcomes, wins } = await playJob({ ...job, moves: 2, record: ['outcome'] }, game);
  expect([unfinished, wins, new Set(listOf(outcomes!))]).toEqual([30, [0, 0, 0], new Set([''])]);
});

test('points against each other add up', async () => {
  const { points, players: counts } = await playJob({ ...job, players: players.slice(0, 2) }, game);
  expect(points![0]![1]! + points![1]![0]!).toBe(30);
  expect(counts![0]!.wins + counts![0]!.draws + counts![0]!.losses).toBe(30);
  expect(points![1]![0]).toBe(counts![1]!.wins + counts![1]!.draws / 2);
});

test('a job that cannot be played fails with the reason, and the others are played', async () => {
  const { definition, games } = experimentOn([noughts, takers], { number: 4, gamesPerJob: 2 });
  const broken = new Map(games);
  broken.set(definition.games[0]!.hash, { text: '(game "Broken")' });
  const schedule = new Schedule(planOf(definition));
  expect(await runJobs(schedule, { workers: 0, games: broken })).toBe(true);
  expect(schedule.cells.map(({ failed }) => failed.length)).toEqual([2, 0]);
  expect(schedule.cells[0]!.failed[0]!.reason).toContain('description is not right');
  expect(jobOf(schedule.plan, 2).first).toBe(0);
});

test('a signal stops between games; what is done stays', async () => {
  const { definition, games } = experimentOn([noughts], { number: 1000, gamesPerJob: 10 });
  const schedule = new Schedule(planOf(definition));
  const controller = new AbortController();
  const complete = await runJobs(schedule, {
    workers: 0,
    games,
    signal: controller.signal,
    onOutcome: ({ job: number }) => {
      if (number === 4) controller.abort();
    },
  });
  expect(complete).toBe(false);
  expect(schedule.done).toBe(5);
});
