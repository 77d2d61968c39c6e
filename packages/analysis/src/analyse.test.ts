/** The whole analysis: it keeps to its budget, can be stopped, warns where it must, and writes reports. */
import { EngineError, type Game, readTrial, SplitMix64, writeTrial } from '@ludii/engine';
import { findingsOf } from './findings.js';
import { analyse, analysisHtml, analysisJson, analysisText, compare, comparisonHtml } from './index.js';
import { type LadderLevel, playLadder } from './metrics/ladder.js';
import { recordGame } from './record.js';
import type { RecordedTrial } from './samples.js';
import { bootstrapMean, type Estimates, rate } from './statistics.js';
import { corridor, dice, endless, filling, library } from './testing/games.js';
import { numberText } from './text.js';

jest.setTimeout(120_000);

const patient = { ms: 1e9, seed: 3 } as const;

test('a quick analysis has the metrics M1 to M17 of random play, the same for the same seed', async () => {
  const game = library('tic-tac-toe');
  const first = await analyse(game, { ...patient, preset: 'quick', games: 40 });
  expect(first.metrics.random.map(({ id }) => id)).toEqual([
    ...['M1', 'M2', 'M3', 'M4', 'M5', 'M7', 'M8', 'M9', 'M10', 'M11', 'M12', 'M13', 'M14', 'M15', 'M16', 'M17'],
  ]);
  expect(first.interrupted).toBe(false);
  const again = await analyse(game, { ...patient, preset: 'quick', games: 40 });
  expect(JSON.stringify(analysisJson(again))).toBe(JSON.stringify(analysisJson(first)));
  expect(analysisText(first)).toMatch(/Random play, 40 games/);
});

test('the usual analysis plays agents too, and reports in HTML without a network', async () => {
  const analysis = await analyse(library('tic-tac-toe'), { ...patient, games: 30, agentGames: 2, length: [5, 9] });
  expect(analysis.metrics.agent.map(({ id }) => id)).toEqual(expect.arrayContaining(['M6', 'M18', 'M19', 'M23']));
  const html = analysisHtml(analysis);
  expect(html).toMatch(/^<!doctype html>/);
  expect(html).not.toMatch(/https?:\/\/(?!www\.w3\.org)/);
  expect(html).toContain('Where moves end');
  // Every plot has its table.
  expect(html.match(/class="pair"/g)!.length).toBeLessThanOrEqual(html.match(/class="side"/g)!.length);
  const other = await analyse(library('tic-tac-toe'), { ...patient, preset: 'quick', games: 30 });
  expect(compare(other, other).every(({ changed }) => !changed)).toBe(true);
  expect(compare(other, other).map(({ title }) => title)).toContain('Outcomes: player 1 wins');
  const side = comparisonHtml([other, other]);
  for (const title of ['Length in moves', 'Score by seat: player 2', 'Moves to choose from, random play']) {
    expect(side).toContain(title);
  }
});

test('Nim with a won start is won by an agent who begins', async () => {
  const game = library('nim', ['Heaps/3 4 5']);
  const { metrics } = await analyse(game, { ...patient, games: 5, agentGames: 2, iterations: 20_000 });
  const score = metrics.agent.find(({ id }) => id === 'M1')!.estimate!;
  expect((score.value as number[])[0]).toBe(1);
});

test('a game without a choice is told so', async () => {
  const { findings } = await analyse(corridor, { ...patient, preset: 'quick', games: 30 });
  const choice = findings.find(({ code }) => code === 'no-choice')!;
  expect(choice.text).toContain(`In the game with seed ${choice.example!.seed} there is no choice from move 1 to 5.`);
  expect(choice.example!.move).toBe(0);
});

test('where dice alone decide, more thinking does not win more', async () => {
  const ladder = await playLadder(dice, { games: 16, levels: 1, seed: 1, ms: 1e9 }, {});
  const { low, high } = bootstrapMean(ladder[0]!.scores);
  expect(low).toBeLessThan(0.5);
  expect(high).toBeGreaterThan(0.5);
});

test('a ladder that does not rise is told in words, and so is a game of draws', () => {
  const level = (perMove: number): LadderLevel => ({
    perMove,
    games: 40,
    scores: Array.from({ length: 40 }, (_, k) => (k % 8 === 0 ? 1 : 0)),
    wins: 5,
    draws: 20 + perMove,
    seatOne: 0.5,
  });
  const ladder = [level(4), level(8)];
  const drawn = recordGame(filling, 1, () => 0);
  const agent = Array.from({ length: 30 }, () => drawn);
  const found = findingsOf({ game: filling, random: agent, agent, courses: [], ladder, seed: 1 });
  expect(found.map(({ code }) => code)).toEqual(expect.arrayContaining(['no-skill', 'drawish']));
  const drawish = found.find(({ code }) => code === 'drawish')!;
  expect(drawish.text).toMatch(/the one with seed 1 is drawn after 9 moves.*draws go 60 %, 70 %/);
  expect(drawish.example).toEqual({ sample: 'agent', game: 0, seed: 1, move: 9 });
});

test('warnings name a game and show its position', async () => {
  const analysis = await analyse(endless, { ...patient, preset: 'quick', games: 20, seed: 1 });
  const found = new Map(analysis.findings.map((each) => [each.code, each]));
  const ends = found.get('never-ends')!;
  expect(ends.example).toMatchObject({ sample: 'random', move: 2000 });
  expect(ends.text).toContain(`The one with seed ${ends.example!.seed} went on for 2000 moves.`);
  const { game, move, seed } = found.get('repeats')!.example!;
  const { situations } = analysis.random[game]!;
  const times = situations.filter((each) => each === situations[move]).length;
  expect(found.get('repeats')!.text).toContain(
    `The position after move ${move} of the game with seed ${seed} is there ${times} times.`,
  );
  expect(analysisHtml(analysis)).toContain(`seed ${seed}, after move ${move}`);
});

test('it can be stopped, and reports what is there', async () => {
  const stop = new AbortController();
  const stages: string[] = [];
  const analysis = await analyse(library('breakthrough'), {
    ...patient,
    games: 100_000,
    signal: stop.signal,
    onProgress: (stage) => {
      stages.push(stage);
      stop.abort();
    },
  });
  expect(analysis.interrupted).toBe(true);
  expect(analysis.random.length).toBeGreaterThan(0);
  expect(stages).toContain('random');
  expect(analysisText(analysis)).toMatch(/Not all games were played/);
});

test('a game without end is broken off when the time is up', async () => {
  // Without a look at the clock inside a game it would take many minutes.
  const analysis = await analyse(endless, { games: 2, agentGames: 3, ms: 2000, seed: 1 });
  expect(analysis.interrupted).toBe(true);
  expect(analysis.agent).toHaveLength(0);
});

describe('recorded games', () => {
  const game = library('backgammon');
  const race = library('royal-game-of-ur');
  const played = (of: Game, seed: number, most: number): RecordedTrial => {
    const trial = of.start(seed);
    const random = new SplitMix64(seed, 9);
    while (!trial.isOver && trial.length < most) trial.apply(random.nextInt(trial.legalCount));
    return { name: `game-${seed}.trl`, trial: readTrial(of, writeTrial(trial)) };
  };

  test('are a sample of their own, with dice as they fell; those that were broken off count as such', async () => {
    const trials = [played(race, 1, 2000), played(race, 2, 2000), played(race, 3, 10)];
    const analysis = await analyse(race, { ...patient, preset: 'quick', games: 3, trials });
    expect(analysis.recorded.map(({ record }) => record.length)).toEqual(trials.map(({ trial }) => trial.length));
    expect(analysis.recorded.map(({ record }) => record.choices)).toEqual(trials.map(({ trial }) => trial.choices()));
    const split = analysis.metrics.recorded.find(({ name }) => name === 'outcomeSplit')!.estimate as Estimates;
    expect(split.value.at(-1)).toBeCloseTo(1 / 3);
    expect(analysisText(analysis)).toMatch(/Recorded games, 3\n/);
    expect(analysisJson(analysis)).toMatchObject({ samples: { recorded: { games: 3 } } });
    expect(analysisHtml(analysis)).toContain('game-2.trl');
  });

  test('are looked at by an agent too, position by position', async () => {
    const noughts = library('tic-tac-toe');
    const trials = [1, 2, 3].map((seed) => played(noughts, seed, 9));
    const analysis = await analyse(noughts, { ...patient, games: 3, agentGames: 2, trials });
    const ids = analysis.metrics.recorded.map(({ id }) => id);
    expect(ids).toEqual(expect.arrayContaining(['M1', 'M17', 'M18', 'M19', 'M23']));
    for (const { course, record } of analysis.recorded) expect(course!.w[0]).toHaveLength(record.length + 1);
    expect(analysisHtml(analysis)).toContain('The moves that changed most, recorded games');
  });

  test('of another game are refused', async () => {
    await expect(analyse(game, { preset: 'quick', games: 1, trials: [played(race, 1, 5)] })).rejects.toThrow(
      /game-1.trl is no trial of this game/,
    );
  });
});

test('all or none is told with the one bound that is left', () => {
  const { value, low, high } = rate(0, 1000);
  expect(numberText(value, low, high, 'share')).toBe('none (at most 0.38 %)');
  const all = rate(20, 20);
  expect(numberText(all.value, all.low, all.high, 'share')).toBe('all (at least 84 %)');
  expect(numberText(0.573, 0.542, 0.604, 'share')).toBe('57.3 % ±3.1');
});

test('puzzles and matches are refused in words; games that never end do not hang', async () => {
  await expect(analyse(library('sudoku'))).rejects.toThrow(/Solve it instead/);
  await expect(analyse(library('sudoku'))).rejects.toThrow(EngineError);
  const solitaire = await analyse(library('peg-solitaire'), { ...patient, preset: 'quick', games: 5 });
  expect(solitaire.metrics.random[0]!.title).toBe('Solved');
});
