/** Tournaments and the intervals that they give. */
import { type Agent, RandomAgent } from './agents/index.js';
import { gameFromText } from './gameFromText.js';
import * as games from './testing/games.js';
import { tournament } from './tournament.js';
import { wilsonInterval } from './wilson.js';

// Patience on busy machines.
jest.setTimeout(120_000);

const noughts = gameFromText(games.noughts);
const random = new RandomAgent();
/** Plays the first move; with it the first player wins in seven moves. */
const first: Agent = { name: 'First', selectMove: (trial) => trial.legalMoves()[0]! };

test('Wilson intervals', () => {
  expect(wilsonInterval(50, 100).low).toBeCloseTo(0.4038, 3);
  expect(wilsonInterval(50, 100).high).toBeCloseTo(0.5962, 3);
  expect(wilsonInterval(0, 10).low).toBe(0);
  expect(wilsonInterval(0, 10).high).toBeCloseTo(0.2775, 3);
  expect(wilsonInterval(10, 10).high).toBeCloseTo(1);
  expect(wilsonInterval(0, 0)).toEqual({ low: 0, high: 1 });
});

test('seats change, wins and losses match', async () => {
  const { standings, games: played } = await tournament(noughts, [first, { ...first, name: 'Also first' }], {
    games: 10,
  });
  expect(played).toBe(10);
  expect(standings.map(({ wins, losses, draws }) => [wins, losses, draws])).toEqual([
    [5, 5, 0],
    [5, 5, 0],
  ]);
});

test('every pair of three agents meets', async () => {
  const seen: string[] = [];
  const { standings, games: played } = await tournament(noughts, [random, first, random], {
    games: 4,
    seed: 5,
    onProgress: (done, total) => seen.push(`${done}/${total}`),
  });
  expect(played).toBe(12);
  expect(seen.at(-1)).toBe('12/12');
  for (const { games: each, wins, draws, losses, winRate, winInterval } of standings) {
    expect(each).toBe(8);
    expect(wins + draws + losses).toBe(8);
    expect(winInterval.low).toBeLessThanOrEqual(winRate);
    expect(winInterval.high).toBeGreaterThanOrEqual(winRate);
  }
});

test('two agents share three seats', async () => {
  const { standings } = await tournament(gameFromText(games.threeTakers), [random, first], { games: 6, seed: 1 });
  expect(standings.map((each) => each.games)).toEqual([9, 9]);
  expect(standings[0]!.meanReturn + standings[1]!.meanReturn).toBeCloseTo(0);
});

test('after a swap the winner is the agent, not the colour', async () => {
  const bridges = gameFromText(games.bridges);
  const swapper: Agent = {
    name: 'Swapper',
    selectMove: (trial) => trial.legalMoves().find((move) => move.isSwap) ?? trial.legalMoves()[0]!,
  };
  const { standings } = await tournament(bridges, [swapper, swapper], { games: 2 });
  expect(standings.map(({ wins, losses }) => wins + losses)).toEqual([2, 2]);
  expect(standings[0]!.wins + standings[1]!.wins).toBe(2);
});

test('the same seed, the same tournament; a signal stops it', async () => {
  const run = (): Promise<unknown> => tournament(noughts, [random, first], { games: 10, seed: 9 });
  expect(JSON.stringify(await run())).toBe(JSON.stringify(await run()));
  const controller = new AbortController();
  const stopped = tournament(noughts, [random, first], {
    games: 1e6,
    signal: controller.signal,
    onProgress: () => controller.abort(),
  });
  await expect(stopped).rejects.toMatchObject({ name: 'AbortError' });
  await expect(tournament(noughts, [], {})).rejects.toMatchObject({ code: 'bad-option' });
});
