/** One game between agents: the same for the same seed and number, whoever plays it and whatever was played before. */
import { type Agent, RandomAgent } from './agents/index.js';
import { contest, groupsOf, seatsOf } from './contest.js';
import { gameFromText } from './gameFromText.js';
import * as games from './testing/games.js';

const race = gameFromText(games.race);
const random = new RandomAgent();

test('a game depends on its seed and number alone', async () => {
  const play = async (seed: number, number: number): Promise<string> =>
    (await contest(race, [random, random], { seed, number })).trial.serialise();
  const third = await play(1, 3);
  expect(third).not.toBe(await play(1, 4));
  expect(third).not.toBe(await play(2, 3));
  expect(await play(1, 3)).toBe(third);
});

test('results go by seat, also after a swap, and a game that is broken off is drawn', async () => {
  const swapper: Agent = {
    name: 'Swapper',
    selectMove: (trial) => trial.legalMoves().find((move) => move.isSwap) ?? trial.legalMoves()[0]!,
  };
  const { results, returns, trial } = await contest(gameFromText(games.bridges), [random, swapper], { seed: 1 });
  expect([...results].sort()).toEqual(['loss', 'win']);
  expect(returns[results.indexOf('win')]).toBe(1);
  // Seat 1 plays the colour of player 1 since the swap.
  expect(results.indexOf('win')).toBe(2 - trial.winner);
  const short = await contest(race, [random, random], { maxMoves: 3 });
  expect([short.results, short.returns, short.trial.length]).toEqual([['draw', 'draw'], [0, 0], 3]);
});

test('it tells of each move and can be stopped', async () => {
  const controller = new AbortController();
  const lengths: number[] = [];
  const run = contest(race, [random, random], {
    signal: controller.signal,
    onMove: ({ length }) => {
      if (lengths.push(length) === 4) controller.abort();
    },
  });
  await expect(run).rejects.toMatchObject({ name: 'AbortError' });
  expect(lengths).toEqual([0, 1, 2, 3]);
});

test('groups and seats', () => {
  expect(groupsOf(3, 2)).toEqual([
    [0, 1],
    [0, 2],
    [1, 2],
  ]);
  expect(groupsOf(2, 4)).toEqual([[0, 1]]);
  expect(seatsOf([0, 2], 2, 1)).toEqual([2, 0]);
  expect(seatsOf([0, 1], 3, 0)).toEqual([0, 1, 0]);
});

test('a signal that comes from outside is heeded in a game of quick agents', async () => {
  const long = gameFromText(`(game "Long" (players 2) (equipment { (board (square 60)) (piece "Disc" Each) })
    (rules (play (move Add (to (sites Empty)))) (end (if (is Full) (result All Draw)))))`);
  const controller = new AbortController();
  setTimeout(() => controller.abort(), 1);
  const agents = [new RandomAgent(), new RandomAgent()];
  // Without a turn for the timer the game would go on to its last move.
  const played = contest(long, agents, { signal: controller.signal });
  await expect(played).rejects.toThrow();
});
