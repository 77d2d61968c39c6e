import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { UctAgent } from './agents/index.js';
import { benchmark } from './benchmark.js';
import type { EngineError } from './errors.js';
import { gameFromText } from './gameFromText.js';
import { loadGame } from './loadGame.js';
import { playout } from './playout.js';
import { playouts } from './playouts.js';
import * as samples from './testing/games.js';
import type { Trial } from './trial.js';
import { readTrial, writeTrial } from './trialText.js';

/** Three in a row; a race with a die; hands that are shown at once. */
const games = new Map([
  [
    'Row',
    samples.noughts.replace(
      '(end (if (is Line 3) (result Mover Win)))',
      '(end { (if (is Line 3) (result Mover Win)) (if (is Full) (result All Draw)) })',
    ),
  ],
  ['Race', samples.race],
  ['Hands', samples.hands],
]);
const toTwo = '(end { (if (>= (matchScore P1) 2) (result P1 Win)) (if (>= (matchScore P2) 2) (result P2 Win)) })';
const match = (...names: string[]): string =>
  `(match "Mixed" (players 2) (games { ${names.map((name) => `(subgame "${name}" result:1)`).join(' ')} }) ${toTwo})`;

const mixed = () => gameFromText(match('Row', 'Race'), { games });

/** Plays the first legal move until a game is over. */
function finishGame(trial: Trial): Trial {
  while (!trial.legalMoves()[0]?.isNextGame) trial.apply(0);
  return trial;
}

test('a match is played like a game', () => {
  const game = mixed();
  expect([game.name, game.players, game.isStochastic, game.games.map(({ name }) => name)]).toEqual([
    'Mixed',
    2,
    true,
    ['Noughts and Crosses', 'Race'],
  ]);
  const trial = game.start(1);
  for (const move of ['A1', 'A2', 'B1', 'B2', 'C1']) trial.apply(move);
  expect(trial.isOver).toBe(false);
  expect(String(trial)).toBe(
    '. . .\nc c .\nN N N\nNoughts and Crosses: Player 1 wins.\nMatch: P1 0, P2 0\nPlayer 1 to move.\n',
  );
  expect(trial.legalMoves().map(String)).toEqual(['Next']);
  trial.apply('next');
  expect([trial.score(1), trial.score(2), trial.position.rulebook.name, trial.position.rulebook.players]).toEqual([
    1,
    0,
    'Race',
    2,
  ]);
  finishGame(trial);
  expect(trial.moves().map(String).slice(0, 7)).toEqual(['A1', 'A2', 'B1', 'B2', 'C1', 'Next', 'A1-E1']);
});

test('moves of a match can be taken back, also into the game before', () => {
  const trial = mixed().start(7);
  const seen: string[] = [];
  const look = (): string => `${trial} ${trial.hash} ${trial.legalMoves().map(({ text }) => text)} ${trial.moves()}`;
  for (let i = 0; i < 60 && !trial.isOver; i++) {
    seen.push(look());
    trial.apply((i * 7) % trial.legalCount);
  }
  expect(trial.isOver).toBe(true);
  expect(trial.ranking().slice(1).sort()).toEqual([1, 2]);
  const whole = trial.choices();
  const end = trial.hash;
  while (trial.undo()) expect(look()).toBe(seen[trial.length]);
  for (const choice of whole) trial.apply(choice);
  expect(trial.hash).toBe(end);
});

test('a match is cloned, saved and read', () => {
  const game = mixed();
  const trial = finishGame(game.start(3)).apply('Next');
  const clone = trial.clone();
  expect(String(clone)).toBe(String(trial));
  finishGame(clone);
  expect(trial.length).toBeLessThan(clone.length);
  clone.undo();
  expect(game.parse(clone.serialise()).hash).toBe(clone.hash);
  const random = game.start(5);
  for (let i = 0; !random.isOver; i++) random.apply((i * 5) % random.legalCount);
  const file = writeTrial(random);
  expect(file).toContain('Move=[Move:mover=1,actions=[NextInstance:decision=true]]');
  const again = readTrial(game, file);
  expect(again.moves().map(({ text }) => text)).toEqual(random.moves().map(({ text }) => text));
  expect(again.winner).toBe(random.winner);
});

test('random matches come to an end', async () => {
  const game = mixed();
  const one = playout(game, { seed: 4 });
  expect([one.isOver, one.endType]).toEqual([true, 'NaturalEnd']);
  const slow = playout(game, { seed: 4, policy: (position, random) => random.nextInt(position.legal.length) });
  expect(slow.isOver).toBe(true);
  const here = await playouts(game, 30, { seed: 2 });
  expect(here.wins[1]! + here.wins[2]! + here.draws).toBeGreaterThanOrEqual(30);
  expect(here.unfinished).toBe(0);
  expect(benchmark(game, 0.02).playouts).toBeGreaterThan(0);
});

test('agents think beyond the end of a game', () => {
  const game = gameFromText(match('Row'), { games });
  const trial = finishGame(game.start());
  expect(String(new UctAgent().selectMove(trial, { iterations: 20, seed: 1 }))).toBe('Next');
  trial.apply('Next').apply('A1').apply('A2').apply('B1').apply('B2');
  expect(String(new UctAgent().selectMove(trial, { iterations: 300, seed: 1 }))).toBe('C1');
});

test('games in which all move at once can be part of a match', () => {
  const game = gameFromText(match('Hands', 'Row'), { games });
  const trial = game.start();
  expect([trial.mover, trial.legalCount]).toEqual([1, 3]);
  trial.apply(2);
  expect(trial.mover).toBe(2);
  trial.apply(0).undo();
  expect(trial.mover).toBe(2);
  trial.apply(0);
  expect(trial.legalMoves().map(String)).toEqual(['Next']);
  expect(trial.apply(0).position.rulebook.name).toBe('Noughts and Crosses');
  expect(readTrial(game, writeTrial(trial)).length).toBe(3);
  expect(playout(game, { seed: 1 }).isOver).toBe(true);
});

describe('the games of a match are found', () => {
  const home = mkdtempSync(join(tmpdir(), 'ludii-'));
  const deep = join(home, 'games', 'match');
  mkdirSync(deep, { recursive: true });
  mkdirSync(join(deep, 'parts'));
  mkdirSync(join(home, 'games', 'space'));
  mkdirSync(join(home, 'elsewhere'));
  const path = join(deep, 'mixed.lud');
  writeFileSync(path, match('Row', 'Race'));
  const put = (...parts: string[]): void =>
    writeFileSync(join(home, ...parts), games.get(parts.at(-1) === 'race.lud' ? 'Race' : 'Row')!);
  put('games', 'space', 'row.lud');

  const problem = (run: () => unknown): EngineError => {
    try {
      run();
    } catch (error) {
      return error as EngineError;
    }
    throw new Error('should not get here');
  };

  test('and where they were looked for is told if not', () => {
    const { code, diagnostics } = problem(() => loadGame(path));
    expect(code).toBe('bad-description');
    expect(diagnostics[0]).toMatchObject({
      code: 'no-subgame',
      message: 'The game "Race" of the match is not known.',
      hint: `Looked for a description of that name in "${deep}", "${join(home, 'games')}".`,
    });
    const { diagnostics: ofText } = problem(() => loadGame(match('Race')));
    expect(ofText[0]?.hint).toBe('The games of a match must be given with it.');
  });
  test('beside and below the match, in a directory of games, or where it is said', () => {
    put('elsewhere', 'race.lud');
    expect(problem(() => loadGame(path, { games: join(home, 'elsewhere') })).diagnostics[0]?.message).toContain(
      '"Row"',
    );
    put('games', 'match', 'parts', 'race.lud');
    expect(loadGame(path).games.map(({ name }) => name)).toEqual(['Noughts and Crosses', 'Race']);
    put('elsewhere', 'row.lud');
    expect(loadGame(path, { games: join(home, 'elsewhere') }).match?.games).toHaveLength(2);
    expect(loadGame(match('Row'), { games }).source.games).toEqual(new Map([['Row', games.get('Row')]]));
    expect(loadGame(match('Row'), { games: (name) => games.get(name) }).name).toBe('Mixed');
  });
});
