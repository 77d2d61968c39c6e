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

test('there are games of all kinds', () => {
  expect(games.length).toBeGreaterThanOrEqual(40);
});

test.each(games.map((game): [string, LibraryGame] => [game.file, game]))('%s', (_file, { file, text }) => {
  const { game } = compile(text, { file });
  for (const before of [0, 7]) {
    const found = evenness(game!, 3, before);
    if (!found) continue;
    expect(found.wrong).toBeUndefined();
    expect(found.deviation).toBeLessThan(LIMIT);
  }
});
