/**
 * Twice as much thinking wins significantly more than half of the decided games, in five games of different kinds. Few
 * iterations for each move are the hard case: there the choice among equal visits decides. Longer series: `npm run strength`.
 */
import { tournament, UctAgent, wilsonInterval } from '@ludii/engine';
import { library } from './testing/library.js';

jest.setTimeout(120_000);

test.each([
  ['breakthrough', [], 30],
  ['connect-four', [], 15],
  ['domineering', [], 20],
  ['hex', ['Board Size/7'], 50],
  ['tic-tac-toe', [], 10],
] as const)('%s %j: twice %i iterations win', async (name, options, iterations) => {
  const pair = [new UctAgent({ iterations: 2 * iterations }), new UctAgent({ iterations })];
  const { standings } = await tournament(library(name, options), pair, { games: 80, seed: 5 });
  const { wins, losses } = standings[0]!;
  expect(wilsonInterval(wins, wins + losses).low).toBeGreaterThan(0.5);
});
