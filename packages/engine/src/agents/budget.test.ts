/** A search ends when its time is up, whatever it was doing then. */
import { LimitExceeded } from '@ludii/compiler';
import { LimitError, RuleError } from '../errors.js';
import { gameFromText } from '../gameFromText.js';
import { noughts } from '../testing/games.js';
import { Budget } from './budget.js';

test('time that is up while a search reads moves, which are written only then, ends the search', () => {
  const budget = new Budget({ ms: 1000 }, gameFromText(noughts).start(1).position);
  const during = (error: Error): boolean =>
    budget.during(() => {
      throw error;
    });
  expect(budget.during(() => undefined)).toBe(true);
  expect(during(new LimitExceeded('ms', 3, 3))).toBe(false);
  expect(during(new LimitError('ms', 3, 3, 'late', [], undefined))).toBe(false);
  expect(() => during(new LimitExceeded('steps', 3, 3))).toThrow('steps');
  expect(() => during(new RuleError('A rule fails.', [], undefined))).toThrow('A rule fails.');
});
