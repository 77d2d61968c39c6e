/** Agents: they find what must be found, play legal moves in every kind of game, and beat chance. */
import { EngineError } from '../errors.js';
import { gameFromText } from '../gameFromText.js';
import * as games from '../testing/games.js';
import { tournament } from '../tournament.js';
import { RandomAgent, type SyncAgent, UctAgent } from './index.js';

// Patience on busy machines.
jest.setTimeout(120_000);

const noughts = gameFromText(games.noughts);
const thinkers: readonly SyncAgent[] = [new UctAgent()];
const all: readonly SyncAgent[] = [...thinkers, new RandomAgent()];

describe.each(thinkers.map((agent) => [agent.name, agent] as const))('%s', (_, agent) => {
  test('a win in one is always found, with any budget and seed', () => {
    const trial = noughts.start();
    for (const move of ['A1', 'A2', 'B1', 'B2']) trial.apply(move);
    for (let seed = 0; seed < 20; seed++) {
      expect(String(agent.selectMove(trial, { iterations: 10, seed }))).toBe('C1');
    }
    expect(String(agent.selectMove(trial, { iterations: 200 }))).toBe('C1');
    trial.apply('C3');
    expect(String(agent.selectMove(trial, { iterations: 10 }))).toBe('C2');
  });

  test('a threat is met', () => {
    const trial = noughts.start();
    for (const move of ['A1', 'B2', 'B1']) trial.apply(move);
    for (let seed = 0; seed < 5; seed++) {
      expect(String(agent.selectMove(trial, { iterations: 500, seed }))).toBe('C1');
    }
  });

  test('beats chance in games with chance', async () => {
    const options = { games: 30, seed: 2, iterations: 60 };
    const { standings } = await tournament(gameFromText(games.race), [agent, new RandomAgent()], options);
    expect(standings[0]!.wins).toBeGreaterThan(standings[1]!.wins);
  });

  test('beats chance against two', async () => {
    const options = { games: 15, seed: 3, iterations: 40 };
    const opponents = [new RandomAgent(), new RandomAgent()];
    const { standings } = await tournament(gameFromText(games.threeTakers), [agent, ...opponents], options);
    expect(standings[0]!.meanReturn).toBeGreaterThan(0);
  });

  test('time is a limit too', () => {
    const start = performance.now();
    agent.selectMove(noughts.start(), { ms: 30 });
    expect(performance.now() - start).toBeLessThan(2000);
    expect(() => agent.selectMove(noughts.start(), { ms: 0 })).toThrow(expect.objectContaining({ code: 'bad-option' }));
  });
});

describe.each(all.map((agent) => [agent.name, agent] as const))('%s', (_, agent) => {
  test.each(Object.entries(games))('plays legal moves in %s, the same for the same seed', (_name, text) => {
    const game = gameFromText(text);
    const trial = game.start(4);
    for (let k = 0; k < 3 && !trial.isOver; k++) {
      const before = trial.serialise();
      const legal = trial.legalMoves().map((move) => move.text);
      const options = { iterations: 20, seed: k };
      const move = agent.selectMove(trial, options);
      expect(agent.selectMove(trial, options).text).toBe(move.text);
      expect(trial.serialise()).toBe(before);
      expect(trial.legalMoves().map((each) => each.text)).toEqual(legal);
      trial.apply(move);
    }
  });

  test('has nothing to choose when the game is over', () => {
    const trial = noughts.start();
    for (const move of ['A1', 'A2', 'B1', 'B2', 'C1']) trial.apply(move);
    expect(() => agent.selectMove(trial)).toThrow(EngineError);
  });
});

test('UCT does not lose noughts and crosses and wins Drop Four', async () => {
  const random = new RandomAgent();
  const line = await tournament(noughts, [new UctAgent({ iterations: 1000 }), random], { games: 20, seed: 1 });
  expect(line.standings[0]!.losses).toBe(0);
  const drop = await tournament(gameFromText(games.dropFour), [new UctAgent(), random], {
    games: 8,
    seed: 1,
    iterations: 60,
  });
  expect(drop.standings[0]!.losses).toBeLessThanOrEqual(1);
});

test('UCT proves small games: a drawn one is known to be drawn', () => {
  const trial = noughts.start();
  for (const move of ['A1', 'B2', 'C3', 'B3', 'B1', 'C1']) trial.apply(move);
  const values = new UctAgent().analyse(trial, { iterations: 2000 });
  expect(values.filter((each) => each.certain).map(({ move, value }) => `${move} ${value}`)).toContain('A3 0');
  expect(String(new UctAgent().selectMove(trial))).toBe('A3');
});
