import { library } from '../testing/library.js';
import { AlphaBetaAgent } from './alphaBetaAgent.js';

test('as many of the best moves as wanted get exact values', () => {
  const trial = library('chess').start();
  for (const move of ['E2-E4', 'E7-E5', 'G1-F3', 'D8-G5']) trial.apply(move);
  const values = (lines: number): number[] =>
    new AlphaBetaAgent({ depth: 2, iterations: 1_000_000, lines }).analyse(trial).map(({ value }) => value);
  const all = values(trial.legalCount);
  expect([...all].sort((a, b) => b - a)).toEqual(all);
  expect(values(3).slice(0, 3)).toEqual(all.slice(0, 3));
  // What comes after them is a bound: nothing that is better was missed.
  for (const value of values(3).slice(3)) expect(value).toBeLessThanOrEqual(all[2]!);
  expect(values(1)[0]).toBe(all[0]);
});
