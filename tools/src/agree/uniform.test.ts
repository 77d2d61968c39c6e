/** Random play draws every legal move of a position with the same chance, in all kinds of games. */
import { compile } from '@ludii/compiler';
import type { Context } from '@ludii/state';
import { type LibraryGame, libraryGames } from '../games/library.js';
import { chiSquareDeviation, evenness } from './uniform.js';

// One in some hundred million even generators is further off than this.
const LIMIT = 5.5;

test('the deviation of a chi-square value', () => {
  // The mean of the distribution is its degrees of freedom; 43.8 is its upper 0.1 % point for 19 degrees.
  expect(Math.abs(chiSquareDeviation(19, 19))).toBeLessThan(0.2);
  expect(chiSquareDeviation(43.82, 19)).toBeCloseTo(3.09, 1);
});

test('a choice that prefers a move is found out', () => {
  const { game } = compile(libraryGames().find(({ name }) => name === 'tic-tac-toe')!.text);
  const { flow } = game!;
  const first = { playOut: (c: Context) => flow.apply(c, flow.legalMoves(c), 0, false) };
  const biased = Object.assign(Object.create(game!), { flow: Object.assign(Object.create(flow), first) });
  expect(evenness(biased, 1, 0)?.deviation).toBeGreaterThan(LIMIT);
});

// Two moves that look alike when they are played can not be told apart; a position with none but such is no test.
const games = libraryGames().filter(({ kind }) => kind !== 'match');
const kinds = [...new Set(games.map(({ kind }) => kind))].sort();

describe.each(['emitted', 'interpreted'] as const)('games that are %s', (backend) => {
  /** Of each kind, how many games had a position in which moves could be told apart. */
  const tested = new Map<string, number>();

  test.each(games.map((game): [string, LibraryGame] => [game.file, game]))('%s', (_file, { kind, file, text }) => {
    const { game } = compile(text, { file, backend });
    const found = [0, 7].flatMap((before) => evenness(game!, 3, before) ?? []);
    for (const { wrong, deviation } of found) {
      expect(wrong).toBeUndefined();
      expect(deviation).toBeLessThan(LIMIT);
    }
    if (found.some(({ heaps }) => heaps > 1)) tested.set(kind, (tested.get(kind) ?? 0) + 1);
  });

  test('games of all kinds have been tested', () => {
    expect([...tested.keys()].sort()).toEqual(kinds);
    expect([...tested.values()].reduce((sum, count) => sum + count, 0)).toBeGreaterThanOrEqual(40);
  });
});
