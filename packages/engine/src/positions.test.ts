/** Positions as values: texts, setups, equality, hashes, and what can be seen of them. */
import { basename, join } from 'node:path';
import type { Game } from './game.js';
import { filesBelow } from './gameFiles.js';
import { gameFromText } from './gameFromText.js';
import { loadGame } from './loadGame.js';
import { generator } from './seeds.js';
import * as games from './testing/games.js';
import type { Trial } from './trial.js';

jest.setTimeout(120_000);
const library = join(__dirname, '../../../games');
const load = (name: string): Game =>
  loadGame(filesBelow(library, '.lud').find((file) => basename(file) === `${name}.lud`)!);

function walk(trial: Trial, seed: number, moves: number): Trial {
  const random = generator(seed, 0, 5);
  for (let k = 0; k < moves && !trial.isOver; k++) trial.apply(random.nextInt(trial.legalCount));
  return trial;
}

const texts = (trial: Trial): string[] => trial.legalMoves().map(({ text }) => text);

const samples: [string, () => Game][] = [
  ...Object.entries(games).map(([name, text]): [string, () => Game] => [name, () => gameFromText(text)]),
  ...['chess', 'royal-game-of-ur', 'lasca', 'hidden-armies', 'dots-and-boxes', 'sudoku', 'oware'].map(
    (name): [string, () => Game] => [name, () => load(name)],
  ),
];

describe.each(samples)('%s', (_, make) => {
  test('a position comes back from its text with its legal moves, its chance and its future', () => {
    const game = make();
    const trial = walk(game.start(3), 4, 23);
    const text = trial.position.serialise();
    // Another compilation of the same game knows nothing of this process.
    const other = make();
    const again = other.startFrom(text);
    expect([texts(again), again.mover, again.hash, again.isOver]).toEqual([
      texts(trial),
      trial.mover,
      trial.hash,
      trial.isOver,
    ]);
    expect(game.position(text).equals(trial.position)).toBe(true);
    walk(trial, 5, 20);
    walk(again, 5, 20);
    expect([texts(again), again.hash]).toEqual([texts(trial), trial.hash]);
    expect(other.parse(again.serialise()).hash).toBe(again.hash);
    while (again.undo());
    expect(again.position.serialise()).toBe(other.position(text).serialise());
  });
});

describe.each(['chess', 'hex', 'lasca', 'kalah', 'dots-and-boxes', 'breakthrough', 'surakarta', 'go', 'shogi'])(
  'the setup of %s',
  (name) => {
    test('what is written down is what is set up', () => {
      const game = load(name);
      const trial = walk(game.start(1), 6, 15);
      const text = trial.position.setupText();
      const again = game.setup(text, { mover: trial.mover });
      expect(again.position.setupText()).toBe(text);
      expect([again.mover, again.length]).toEqual([trial.mover, 0]);
      // Pits remember what was in them.
      if (name !== 'kalah') expect(again.boardHash).toBe(trial.boardHash);
      expect(again.legalCount).toBeGreaterThan(0);
      expect(game.parse(again.serialise()).hash).toBe(again.hash);
    });
  },
);

test('chess from a position with castling, en passant and a pawn about to promote', () => {
  const trial = load('chess').setup('E1:King1,state=1 H1:Rook1,state=1 A7:Pawn1 D5:Pawn1 E5:Pawn2 H8:King2', {
    mover: 1,
    pending: ['E6'],
  });
  const moves = trial.legalMoves().map(String);
  expect(moves).toEqual(expect.arrayContaining(['E1-G1', 'D5-E6', 'A7-A8=Knight', 'A7-A8=Queen']));
  trial.apply('D5-E6');
  expect(trial.at('E5').piece).toBe('');
  expect(trial.at('E6')).toMatchObject({ piece: 'Pawn1', owner: 1, count: 1, name: 'E6' });
});

test('positions that are reached in other ways are equal', () => {
  const game = gameFromText(games.noughts);
  const play = (...moves: string[]): Trial => {
    const trial = game.start();
    for (const move of moves) trial.apply(move);
    return trial;
  };
  const one = play('A1', 'B2', 'C3');
  const two = play('C3', 'B2', 'A1');
  const other = play('C3', 'B2', 'A2');
  expect([one.position.equals(two.position), one.hash === two.hash]).toEqual([true, true]);
  expect([one.position.equals(other.position), one.hash === other.hash]).toEqual([false, false]);
  const set = game.setup('A1:Nought C3:Nought B2:Cross', { mover: 1 });
  expect([set.boardHash === one.boardHash, set.hash === one.hash]).toEqual([true, false]);
  expect(typeof one.hash).toBe('bigint');
});

describe('bad input', () => {
  const game = gameFromText(games.noughts);
  test.each([
    'A1',
    'A1:Knight',
    'Z9:Nought1',
    'A1:Nought A1:Cross',
    'A1:Nought+Cross',
    'A1:Nought,colour=1',
    'A1:Nought,state=x',
    ':',
  ])('the setup %p is refused', (text) => {
    expect(() => game.setup(text)).toThrow(expect.objectContaining({ name: 'EngineError' }));
  });
  test('other things that are no setups, sites, players or positions', () => {
    const trial = game.start().apply('B2');
    const before = trial.serialise();
    const refused = (run: () => unknown): void => {
      expect(run).toThrow(expect.objectContaining({ name: 'EngineError', code: expect.any(String) }));
      expect(trial.serialise()).toBe(before);
    };
    for (const value of [undefined, null, {}, 7, 'x', '{}', '[]', trial.position.serialise().slice(0, -9)]) {
      refused(() => game.position(value as string));
      refused(() => game.parse(value as string));
      refused(() => game.startFrom(value as string));
    }
    refused(() => game.setup(3 as never));
    refused(() => game.setup('', { mover: 3 }));
    refused(() => game.startFrom(gameFromText(games.runners).start().position));
    for (const player of [-1, 3, 0.5, Number.NaN, '1', undefined]) refused(() => trial.observe(player as number));
    for (const player of [0, 3, null]) refused(() => trial.score(player as number));
    for (const site of [-1, 9, 0.5, 'Z9', '', {}, null]) refused(() => trial.at(site as number));
    refused(() => trial.at(0, 7 as never));
    const text = JSON.parse(trial.position.serialise()) as { state: string };
    for (const damage of [
      { state: 'AAAA' },
      { state: `${text.state as string}A` },
      { moves: [3, 1, 2] },
      { moves: [] },
      { rng: [1] },
      { game: 'Chess' },
    ]) {
      refused(() => game.position(JSON.stringify({ ...text, ...damage })));
    }
  });
});

describe('what a player may know', () => {
  test('hidden pieces are masked for the other player only', () => {
    const trial = walk(load('hidden-armies').start(1), 2, 10);
    const all = trial.observe(0);
    const views = [1, 2].map((player) => trial.observe(player));
    const masked = views.map((view) => view.occupied().filter(({ piece }) => piece === '?').length);
    expect(masked[0]! + masked[1]!).toBeGreaterThan(0);
    expect(all.occupied().every(({ piece, what }) => piece !== '?' && what > 0)).toBe(true);
    for (const view of views) {
      for (const { site, type, piece, owner } of view.occupied()) {
        if (piece === '?') expect(owner).not.toBe(view.observer);
        else expect(all.at(site, type).piece).toBe(piece);
      }
    }
    expect(views[0]!.equals(trial.clone().observe(1))).toBe(true);
    expect(views[0]!.key).not.toBe(views[1]!.key);
  });
  test('stacks, counts and dice', () => {
    const stacks = walk(load('lasca').start(), 3, 30);
    const tall = stacks
      .observe(0)
      .occupied()
      .find(({ levels }) => levels.length > 1);
    expect(tall?.levels.at(-1)?.piece).toBe(tall?.piece);
    expect(
      load('kalah')
        .start()
        .observe(1)
        .occupied()
        .some(({ count }) => count > 2),
    ).toBe(true);
    const { dice } = load('backgammon').start(0).observe(1);
    expect(dice).toHaveLength(2);
    expect(String(load('backgammon').start(0))).toContain(`Dice0: ${dice.join(' ')}`);
  });
});
