/** Wrong arguments: every call refuses them with an error that has a code, and nothing has changed. */
import { SplitMix64 } from '@ludii/compiler/internal';
import { RandomAgent, situationHash, UctAgent } from './agents/index.js';
import { benchmark } from './benchmark.js';
import { contest } from './contest.js';
import { describeGame, emitGame, formatDescription, parseDescription } from './descriptions.js';
import type { Game } from './game.js';
import { gameFromText, readGame } from './gameFromText.js';
import { compileIsolated } from './isolated.js';
import { loadGame } from './loadGame.js';
import { playOut, playout } from './playout.js';
import { playouts } from './playouts.js';
import * as games from './testing/games.js';
import { tournament } from './tournament.js';
import type { Trial } from './trial.js';
import { readTrial, writeTrial } from './trialText.js';

const nonsense = [undefined, null, true, Number.NaN, -1, 0.5, 1e12, '', 'x', {}, [], () => 0, Symbol('s')];
const fails = expect.objectContaining({ name: 'EngineError', code: expect.stringMatching(/^[a-z-]+$/) });

test.each(Object.entries(games))('calls of a trial of %s', (_, text) => {
  const game = gameFromText(text);
  const trial = game.start(1).apply(0);
  const before = trial.serialise();
  const other = gameFromText(text === games.noughts ? games.runners : games.noughts).start();
  const refused = (run: () => unknown): void => {
    expect(run).toThrow(fails);
    expect(trial.serialise()).toBe(before);
  };
  for (const value of nonsense as never[]) {
    for (const run of [
      () => trial.apply(value),
      () => trial.actionId(value),
      () => trial.moveOf(value),
      () => trial.score(value),
      () => trial.at(value),
      () => trial.determinise(value, 0),
      () => trial.legalMovesOf(value),
      () => trial.position.move(value),
      () => trial.position.copy().apply(value),
      () => game.position(value),
      () => game.startFrom(value),
      () => game.parse(value),
      () => readTrial(game, value),
      () => writeTrial(value),
      () => readTrial(value, ''),
      () => playout(value),
    ]) {
      refused(run);
    }
    if (typeof value !== 'string') {
      refused(() => game.setup(value));
      refused(() => game.site(value));
      refused(() => readGame(value));
    }
    if (value !== undefined) {
      refused(() => trial.observe(value));
      if (!Number.isSafeInteger(value)) {
        refused(() => game.start(value));
        refused(() => trial.reseed(value));
        refused(() => trial.clone({ seed: value }));
      }
    }
  }
  refused(() => trial.apply(other.legalMoves()[0]!));
  refused(() => trial.position.copy().copyFrom(other.position));
});

/** Calls with one argument that may be wrong, and what is right for it after all. */
type Call = readonly [name: string, run: (value: never) => unknown, accepts?: (value: unknown) => boolean];

const isObject = (value: unknown): boolean => typeof value === 'object' && value !== null && !Array.isArray(value);
const isText = (value: unknown): boolean => typeof value === 'string';
const isMissing = (value: unknown): boolean => value === undefined || value === null;

function callsOf(game: Game, trial: Trial): readonly Call[] {
  const planes = game.observation();
  const room = new Float32Array(planes.size);
  const orNone = (value: unknown): boolean => value === undefined || isObject(value);
  return [
    ['applyJoint', (value) => trial.applyJoint(value)],
    ['textFor', (value) => trial.textFor(value)],
    ['at, type', (value) => trial.at(0, value), (value) => value === undefined],
    ['actionMask', (value) => trial.actionMask(value), isMissing],
    ['limits', (value) => Object.assign(trial, { limits: value }), orNone],
    [
      'limits.ms',
      (value) => trial.playout({ limits: { ms: value } }),
      (value) => isMissing(value) || Number(value) > 0,
    ],
    ['clone', (value) => trial.clone(value), orNone],
    ['playout', (value) => trial.playout(value), orNone],
    [
      'playout, seed',
      (value) => trial.playout({ seed: value }),
      (value) => isMissing(value) || Number.isInteger(value),
    ],
    [
      'playout, moves',
      (value) => trial.playout({ maxMoves: value }),
      (value) => value === undefined || Number(value) > 0,
    ],
    ['playout of a game', (value) => playout(game, value), orNone],
    ['start, options', (value) => game.start(0, value), orNone],
    ['start, chance', (value) => game.start(0, { chance: value }), (value) => value === undefined],
    ['setup, options', (value) => game.setup('', value), orNone],
    ['setup, mover', (value) => game.setup('', { mover: value }), (value) => value === undefined],
    [
      'setup, pending',
      (value) => game.setup('', { pending: value }),
      (value) => value === undefined || Array.isArray(value),
    ],
    [
      'setup, scores',
      (value) => game.setup('', { scores: value }),
      (value) => value === undefined || Array.isArray(value),
    ],
    [
      'setup, counter',
      (value) => game.setup('', { counter: value }),
      (value) => value === undefined || Number.isInteger(value),
    ],
    ['observation', (value) => game.observation(value), orNone],
    ['planes, position', (value) => planes.write(value, room)],
    ['planes, room', (value) => planes.write(trial.position, value), (value) => value === undefined],
    ['planes, observer', (value) => planes.write(trial.position, room, value), (value) => value === undefined],
    ['coordinate', (value) => game.coordinate(value)],
    ['equals', (value) => trial.position.equals(value)],
    ['copyFrom', (value) => trial.position.copy().copyFrom(value)],
    ['copy', (value) => trial.position.copy(value), orNone],
    ['reseed', (value) => trial.position.copy().reseed(value), Number.isInteger],
    ['forEachOutcome', (value) => trial.position.copy().forEachOutcome(value, 10, () => {})],
    ['benchmark', (value) => benchmark(value, 0.01)],
    ['benchmark, seconds', (value) => benchmark(game, value), (value) => Number(value) > 0],
    ['random agent', (value) => new RandomAgent().selectMove(value)],
    ['search', (value) => new UctAgent().selectMove(value, { iterations: 1 })],
    ['describing', (value) => describeGame(value), isText],
    [
      'describing, file',
      (value) => describeGame(games.noughts, value),
      (value) => value === undefined || isText(value),
    ],
    ['formatting', (value) => formatDescription(value), isText],
    ['formatting, options', (value) => formatDescription(games.noughts, value), orNone],
    ['parsing', (value) => parseDescription(value), isText],
    ['parsing, options', (value) => parseDescription(games.noughts, value), orNone],
    ['emitting', (value) => emitGame(value), isText],
    ['emitting, options', (value) => emitGame(games.noughts, value), orNone],
    ['reading, options', (value) => gameFromText(games.noughts, value), orNone],
    [
      'reading, option list',
      (value) => gameFromText(games.noughts, { options: value }),
      (value) => isMissing(value) || Array.isArray(value),
    ],
    ['reading, ruleset', (value) => gameFromText(games.noughts, { ruleset: value }), (value) => value === undefined],
  ];
}

const game = gameFromText(games.noughts);
const trial = game.start(1).apply(0);

test.each<[string, Call]>(callsOf(game, trial).map((call) => [call[0], call]))('%s', (_, [, run, accepts]) => {
  const before = trial.serialise();
  for (const value of nonsense as never[]) {
    // Symbols turn into no number at all, not even to be compared.
    if (typeof value !== 'symbol' && accepts?.(value)) continue;
    expect(() => run(value)).toThrow(fails);
    expect(trial.serialise()).toBe(before);
  }
});

test('agents who are none, and numbers of games that are none', async () => {
  const pair = [new RandomAgent(), new RandomAgent()];
  for (const value of nonsense as never[]) {
    await expect(contest(value, pair)).rejects.toThrow(fails);
    await expect(contest(game, value)).rejects.toThrow(fails);
    await expect(contest(game, [pair[0]!, value])).rejects.toThrow(fails);
    await expect(tournament(value, pair)).rejects.toThrow(fails);
    await expect(tournament(game, value, { games: 1 })).rejects.toThrow(fails);
    if (value !== undefined && value !== 1e12) {
      await expect(tournament(game, pair, { games: value })).rejects.toThrow(fails);
    }
  }
});

test('many playouts of what is no game', async () => {
  await expect(playouts({} as never, 1)).rejects.toThrow(fails);
  await expect(playouts(gameFromText(games.noughts), -1)).rejects.toThrow(fails);
});

test('calls of positions, planes, moves and searches refuse what they are not for', async () => {
  const game = gameFromText(games.noughts);
  const trial = game.start();
  const [move] = trial.legalMoves();
  const planes = game.observation();
  const wrong = [...nonsense, trial, new Float32Array(9)] as never[];
  for (const value of wrong) {
    for (const run of [
      () => move!.equals(value),
      () => planes.write(value),
      () => trial.position.returns(value),
      () => trial.position.agentReturns(value, value),
      () => trial.position.applyOutcome(value),
      () => situationHash(value, new Int32Array(2)),
      () => situationHash(trial.position, value),
      () => playOut(value, new SplitMix64()),
    ]) {
      expect(run).toThrow(fails);
    }
    if (value !== undefined && value !== 0) expect(() => game.site('A1', value)).toThrow(fails);
    if (typeof value !== 'string') await expect(compileIsolated(value)).rejects.toEqual(fails);
  }
  // A trial is no position, and the message says what is one.
  expect(() => planes.write(trial as never)).toThrow('A position is expected, such as that of a trial');
  expect(() => new RandomAgent().selectMove(trial, null as never)).toThrow(fails);
});

test('everything that a loop has in hand can be printed and written as JSON', () => {
  const game = gameFromText(games.noughts);
  const trial = game.start().apply(4);
  expect(String(trial.position)).toBe(String(trial));
  expect(JSON.stringify(trial.position)).toBe(trial.position.serialise());
  expect(JSON.parse(JSON.stringify(game.actionSpace))).toEqual({ size: game.actionSpace.size, fixed: true });
});

test('a name that is neither a file nor a game is told as such', () => {
  expect(() => loadGame('backgamon')).toThrow(/neither a file nor a game of @ludii\/games called "backgamon"/);
});

test('dice and stakes have short names', () => {
  const dice = loadGame('backgammon').start(0);
  expect(dice.legalMoves().map(String)).toContain('M1-I1,die2');
  const stakes = loadGame('rock-paper-scissors').start(1);
  expect(stakes.legalMovesOf(2).map(String)).toEqual(['Bet 1', 'Bet 2', 'Bet 3']);
  expect(stakes.apply('Bet 1').apply('bet 2').isOver).toBe(true);
});
