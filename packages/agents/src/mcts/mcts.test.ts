/** The parts of Monte Carlo tree search: proofs, reuse, hidden choices, solved lines, evaluators, threads. */
import { EngineError, type Position, RandomAgent, tournament } from '@ludii/engine';
import { type Evaluate, EvaluatedAgent, MctsAgent, ParallelAgent, type ParallelOptions } from '../index.js';
import { library, pennies, threeTakers } from '../testing/library.js';
import { searchSaved } from './parallelWorker.js';

jest.setTimeout(60_000);

const noughts = library('tic-tac-toe');

test('score bounds prove a drawn ending and a lost move', () => {
  const trial = noughts.start();
  for (const move of ['A1', 'B2', 'C3', 'B3', 'B1', 'C1']) trial.apply(move);
  const values = new MctsAgent().analyse(trial, { iterations: 2000 });
  const byMove = new Map(values.map((each) => [String(each.move), each]));
  expect(byMove.get('A3')).toMatchObject({ value: 0, certain: true, returns: [0, 0, 0] });
  expect(byMove.get('A2')).toMatchObject({ value: -1, certain: true, returns: [0, -1, 1] });
});

test('values of three players are those of each', () => {
  const values = new MctsAgent().analyse(threeTakers.start(), { iterations: 300 });
  for (const { returns, visits } of values) {
    if (visits > 0) expect(returns.reduce((a, b) => a + b)).toBeCloseTo(0);
  }
});

test('the tree is kept: after the same moves the next search begins with what it knows', () => {
  const game = library('connect-four');
  const trial = game.start();
  const agent = new MctsAgent({ iterations: 2000 });
  trial.apply(agent.selectMove(trial));
  trial.apply(0);
  const kept = agent.analyse(trial, { iterations: 1 }).reduce((sum, each) => sum + each.visits, 0);
  const fresh = new MctsAgent({ reuse: false })
    .analyse(trial, { iterations: 1 })
    .reduce((sum, each) => sum + each.visits, 0);
  expect(fresh).toBe(1);
  expect(kept).toBeGreaterThan(5);
  // Another trial is another matter.
  expect(agent.analyse(game.start(9), { iterations: 1 }).reduce((sum, each) => sum + each.visits, 0)).toBe(1);
});

test('a horizon behind the end of all games changes nothing, a near one does', () => {
  const trial = noughts.start();
  const values = (horizon?: number) =>
    new MctsAgent({ grave: 0, selection: 'none', firstValue: 'win', playoutMoves: 50, horizon })
      .analyse(trial, { iterations: 300, seed: 5 })
      .map(({ visits, value }) => [visits, value]);
  expect(values(20)).toEqual(values());
  expect(values(0)).not.toEqual(values());
});

test('moves made at once: nobody follows what it cannot know', () => {
  // The first player wants to match, the second not to, and the third stone never matches: it is the second's sure win.
  const trial = pennies.start();
  trial.apply(0);
  const move = new MctsAgent({ iterations: 600 }).selectMove(trial);
  expect(move.mover).toBe(2);
  expect(move.from - trial.legalMoves()[0]!.from).toBe(2);
});

test('a puzzle is played to its end once a solution was found', () => {
  const game = library('tower-of-hanoi');
  const trial = game.start();
  const agent = new MctsAgent({ iterations: 20_000, playoutMoves: 60 });
  while (!trial.isOver && trial.length < 200) trial.apply(agent.selectMove(trial));
  expect(trial.winner).toBe(1);
});

test('an evaluator is asked for many positions together, and its priors lead the search', async () => {
  const sizes: number[] = [];
  const evaluate = (positions: readonly Position[]) => {
    sizes.push(positions.length);
    return {
      values: positions.map(() => [0, 0, 0]),
      priors: positions.map((position) => Array.from({ length: position.legal.length }, (_, i) => (i === 4 ? 8 : 1))),
    };
  };
  const agent = new EvaluatedAgent({ evaluate, batch: 8, iterations: 200 });
  const move = await agent.selectMove(noughts.start());
  expect(move.index).toBe(4);
  expect(Math.max(...sizes)).toBeGreaterThan(4);
  const { standings } = await tournament(noughts, [agent, new RandomAgent()], { games: 6, seed: 3 });
  expect(standings[0]!.losses).toBe(0);
});

test('a thread searches a saved trial', () => {
  const trial = noughts.start();
  for (const move of ['A1', 'A2', 'B1', 'B2']) trial.apply(move);
  const start = { source: noughts.source, agent: { name: 'mcts' }, trial: trial.serialise() };
  const answer = searchSaved(start, { iterations: 200, seed: 1 });
  expect(answer).toHaveLength(trial.legalCount);
  expect(answer[trial.legalMoves().findIndex((move) => String(move) === 'C1')]).toMatchObject({
    value: 1,
    certain: true,
  });
});

describe('an evaluator of a kind that a search can not go on from', () => {
  const trial = noughts.start();
  const moves = (positions: readonly Position[]) =>
    positions.map(({ legal }) => new Float64Array(legal.length).fill(1));
  const draws = (positions: readonly Position[]) => positions.map(() => [0, 0, 0]);
  const kinds: Record<string, (positions: readonly Position[]) => unknown> = {
    'no object': () => 'even',
    'a list': (positions) => positions.map(() => ({ values: [0, 0, 0] })),
    'too few values': () => ({ values: [] }),
    'values of too few players': (positions) => ({ values: positions.map(() => [0, 0]) }),
    'values that are no numbers': (positions) => ({ values: positions.map(() => [0, Number.NaN, 0]) }),
    'too few priors': (positions) => ({ values: draws(positions), priors: [] }),
    'priors of other moves': (positions) => ({ values: draws(positions), priors: positions.map(() => [1]) }),
    'priors that are no numbers': (positions) => ({
      values: draws(positions),
      priors: moves(positions).map((each) => each.fill(Number.NaN)),
    }),
  };

  test.each(Object.keys(kinds))('%s is refused, and the trial stays as it is', async (kind) => {
    const agent = new EvaluatedAgent({ evaluate: kinds[kind] as Evaluate, iterations: 4 });
    const before = trial.hash;
    await expect(agent.selectMove(trial)).rejects.toThrow(EngineError);
    expect(trial.hash).toBe(before);
  });

  test.each([undefined, null, 3, {}, { evaluate: 5 }, { evaluate: draws, batch: 0 }])(
    '%p are no options',
    (options) => {
      expect(() => new EvaluatedAgent(options as unknown as { evaluate: Evaluate })).toThrow(EngineError);
    },
  );
  test.each([undefined, { workers: 2 }, { agent: 3, workers: 2 }, { agent: { name: 'mcts' }, workers: 0 }])(
    '%p are no options for threads',
    (options) => {
      expect(() => new ParallelAgent(options as unknown as ParallelOptions)).toThrow(EngineError);
    },
  );
});
