/** All agents: they find what must be found, play legal moves in every kind of game, and refuse nonsense in clear words. */
import { EngineError, RandomAgent, tournament } from '@ludii/engine';
import {
  AlphaBetaAgent,
  agentKinds,
  BestAgent,
  bestSettings,
  createAgent,
  FlatMonteCarloAgent,
  MctsAgent,
  UbfmAgent,
} from './index.js';
import { library, pennies, race, threeTakers } from './testing/library.js';

jest.setTimeout(120_000);

const noughts = library('tic-tac-toe');
const names = agentKinds.map(({ name }) => name);
const thinkers = names.filter((name) => name !== 'random');

describe.each(thinkers)('%s', (name) => {
  test('a win in one is found, and a threat is met', () => {
    const trial = noughts.start();
    for (const move of ['A1', 'A2', 'B1', 'B2']) trial.apply(move);
    for (let seed = 0; seed < 5; seed++) {
      expect(String(createAgent({ name }).selectMove(trial, { iterations: 200, seed }))).toBe('C1');
    }
    const threat = noughts.start();
    for (const move of ['A1', 'B2', 'B1']) threat.apply(move);
    expect(String(createAgent({ name }).selectMove(threat, { iterations: 1000, seed: 1 }))).toBe('C1');
  });
});

test.each(['flat', 'mcts', 'grave', 'mast', 'expectimax'])('%s beats chance in a game with dice', async (name) => {
  const pair = [createAgent({ name }), new RandomAgent()];
  const { standings } = await tournament(race, pair, { games: 10, seed: 2, iterations: 40 });
  expect(standings[0]!.wins).toBeGreaterThan(standings[1]!.wins);
});

test.each(['paranoid', 'maxn', 'brs'])('%s beats chance against two', async (name) => {
  const three = [createAgent({ name }), new RandomAgent(), new RandomAgent()];
  const { standings } = await tournament(threeTakers, three, { games: 15, seed: 3, iterations: 300 });
  expect(standings[0]!.meanReturn).toBeGreaterThan(0);
});

test('best-first search goes on where something is open, and solves Nim', () => {
  const nim = library('nim', ['Heaps/3 4 5']);
  for (let seed = 0; seed < 5; seed++) {
    // The binary sum of 3, 4 and 5 is 2: two matches of the smallest heap, and nothing else, make it 0.
    const move = createAgent({ name: 'ubfm' }).selectMove(nim.start(), { iterations: 60_000, seed });
    expect(move.notation).toBe('A1-Hand1:0*2');
  }
});

const kinds = { noughts, race, threeTakers, pennies, peg: library('peg-solitaire'), match: library('nim') };

describe.each(names)('%s', (name) => {
  test.each(Object.entries(kinds))(
    'plays legal moves in %s, the same for the same seed, and leaves the trial alone',
    (_, game) => {
      const trial = game.start(4);
      const agents = [createAgent({ name }), createAgent({ name })];
      for (let k = 0; k < 3 && !trial.isOver; k++) {
        const before = trial.serialise();
        const legal = trial.legalMoves().map((move) => move.text);
        const [move, again] = agents.map((agent) => agent.selectMove(trial, { iterations: 15, seed: k }));
        expect(again!.text).toBe(move!.text);
        expect(trial.serialise()).toBe(before);
        expect(trial.legalMoves().map((each) => each.text)).toEqual(legal);
        trial.apply(move!);
      }
    },
  );

  test('has nothing to choose when the game is over', () => {
    const trial = noughts.start();
    for (const move of ['A1', 'A2', 'B1', 'B2', 'C1']) trial.apply(move);
    expect(() => createAgent({ name }).selectMove(trial)).toThrow(EngineError);
  });
});

test.each(thinkers)('%s plays a move also when its time is up at once', (name) => {
  const chess = library('chess');
  for (const ms of [0.001, 0.1, 1]) {
    const trial = chess.start();
    expect(trial.legalMoves()).toContainEqual(createAgent({ name, ms }).selectMove(trial));
  }
});

describe('settings', () => {
  test('names are found in the spelling of descriptions too', () => {
    expect(createAgent({ name: 'Alpha-Beta' }).name).toBe('Alpha-Beta');
    expect(createAgent({ name: 'MC-GRAVE' }).name).toBe('grave');
    expect(createAgent({ name: 'UCT' }).name).toBe('UCT');
  });

  test('the best agent is the one that was measured, else what the description advises, else UCT', () => {
    expect(bestSettings(library('hex'))).toEqual({ name: 'grave' });
    expect(bestSettings(noughts)).toEqual({ name: 'uct' });
  });

  test.each([
    [{ name: 'alphabet' }, 'There is no agent "alphabet". Did you mean alphabeta?'],
    [{ name: 'uct', iteration: 5 }, 'The agent uct has no setting "iteration". Did you mean iterations?'],
    [{ name: 'uct', iterations: '5' }, '"iterations" of uct is a number from 0 on, not "5".'],
    [{ name: 'mcts', playout: 'fast' }, '"playout" of mcts is one of uniform, mast, nst, evaluation, not "fast".'],
    [{ name: 'mcts', reuse: 1 }, '"reuse" of mcts is true or false, not 1.'],
  ])('%j is refused', (settings, message) => {
    expect(() => createAgent(settings)).toThrow(message);
  });
});

test.each([AlphaBetaAgent, BestAgent, FlatMonteCarloAgent, MctsAgent, UbfmAgent])(
  '%p refuses what is no trial, and options that are no object',
  (Kind) => {
    const trial = noughts.start();
    const nonsense = [null, 3, 'x', []] as unknown as readonly object[];
    for (const given of nonsense) {
      expect(() => new Kind({ iterations: 2 }).selectMove(given as typeof trial)).toThrow(EngineError);
      expect(() => new Kind(given).selectMove(trial)).toThrow(EngineError);
      expect(() => new Kind({ iterations: 2 }).selectMove(trial, given)).toThrow(EngineError);
    }
    expect(trial.length).toBe(0);
  },
);
