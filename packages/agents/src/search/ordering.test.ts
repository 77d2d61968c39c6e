/** The order of moves: the best first, and known again without looking at all. */
import { SplitMix64 } from '@ludii/engine';
import { library } from '../testing/library.js';
import { MoveOrder, Ordering } from './ordering.js';

const all = (order: MoveOrder): number[] => {
  const given: number[] = [];
  for (let i = order.next(); i >= 0; i = order.next()) given.push(i);
  return given;
};

test('moves come by merit, and equal ones as they are listed', () => {
  const { position } = library('hex').start(1);
  const random = new SplitMix64(1, 2);
  for (let kinds = 1; kinds < 12; kinds++) {
    const merits = Array.from({ length: position.legal.length }, () => random.nextInt(kinds));
    const memory = new Ordering();
    jest.spyOn(memory, 'rate').mockImplementation((...args) => args[5].set(merits));
    const order = new MoveOrder(memory, 0);
    order.begin(position, 0, 0, true);
    const expected = merits.map((_, i) => i).sort((a, b) => merits[b]! - merits[a]! || a - b);
    expect(all(order)).toEqual(expected);
  }
});

test.each(['hex', 'chess', 'kalah'])('in %s a move that was best or cut a search short comes first', (name) => {
  const trial = library(name).start(1);
  for (let k = 0; k < 4; k++) trial.apply(k % trial.legalCount);
  const { position } = trial;
  const ordering = new Ordering();
  const first = ordering.of(position, 0, 0);
  const given = all(first);
  expect(given).toHaveLength(position.legal.length);
  for (const i of [...given].sort((a, b) => a - b)) {
    const key = first.key(i);
    // Where it was then is a hint only.
    for (const place of [i, i + 1, i + 50]) {
      const order = new MoveOrder(ordering, 1);
      order.begin(position, key, place, true);
      const again = all(order);
      expect(order.key(again[0]!)).toBe(key);
      expect([...again].sort((a, b) => a - b)).toEqual(again.map((_, k) => k));
    }
    const memory = new Ordering();
    memory.cut(key, i + 2, 0, 1);
    const order = new MoveOrder(memory, 0);
    order.begin(position, 0, 0, false);
    expect(order.key(order.next())).toBe(key);
  }
});
