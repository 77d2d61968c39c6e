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

test('copying a large position again and again ends when the time is up', () => {
  const large = noughts.replace('(square 3)', '(square 120)');
  const origin = gameFromText(large).start(1).position;
  expect(origin.legal.length).toBe(14_400);
  const position = origin.copy();
  let copies = 0;
  const start = performance.now();
  const finished = new Budget({ ms: 20 }, position).during(() => {
    for (; performance.now() - start < 5000; copies++) position.copyFrom(origin);
  });
  expect(finished).toBe(false);
  expect(copies).toBeGreaterThan(0);
});

test('time begins when an agent is asked', () => {
  const { position } = gameFromText(noughts).start(1);
  expect(new Budget({ ms: 1000 }, position, performance.now() - 2000).isUp).toBe(true);
  expect(new Budget({ ms: 1000 }, position).isUp).toBe(false);
  expect(new Budget({ iterations: 5 }, position, 0).isUp).toBe(false);
});
