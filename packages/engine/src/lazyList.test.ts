import { lazyList } from './lazyList.js';

let made = 0;
const list = (length: number): readonly number[] =>
  lazyList(
    length,
    (factor, shift) => {
      made++;
      return Array.from({ length }, (_, i) => factor * i + shift);
    },
    10,
    0,
  );

beforeEach(() => {
  made = 0;
});

test('the length is known before anything is made', () => {
  expect(list(7).length).toBe(7);
  expect(Array.isArray(list(7))).toBe(true);
  expect(made).toBe(0);
});

test('the first look makes all members, once', () => {
  const moves = list(7);
  expect(moves[3]).toBe(30);
  expect(moves[6]).toBe(60);
  expect(moves[7]).toBeUndefined();
  expect(made).toBe(1);
  expect(Object.getPrototypeOf(moves)).toBe(Array.prototype);
});

test.each<[string, (moves: readonly number[]) => unknown, unknown]>([
  ['for of', (moves) => [...moves], [0, 10, 20]],
  ['map', (moves) => moves.map((n) => n + 1), [1, 11, 21]],
  ['filter', (moves) => moves.filter((n) => n > 5), [10, 20]],
  ['find', (moves) => moves.find((n) => n === 20), 20],
  ['indexOf', (moves) => moves.indexOf(10), 1],
  ['includes', (moves) => moves.includes(20), true],
  ['at', (moves) => moves.at(-1), 20],
  ['slice', (moves) => moves.slice(1), [10, 20]],
  ['concat', (moves) => moves.concat([5]), [0, 10, 20, 5]],
  ['join', (moves) => moves.join(), '0,10,20'],
  ['JSON', (moves) => JSON.stringify(moves), '[0,10,20]'],
  ['reduce', (moves) => moves.reduce((a, b) => a + b), 30],
  ['Array.from', (moves) => Array.from(moves), [0, 10, 20]],
])('%s sees the members of a list that is not made yet', (_, look, expected) => {
  expect(look(list(3))).toEqual(expected);
});

test('long and empty lists', () => {
  expect(list(2000)[1999]).toBe(19_990);
  expect([...list(0)]).toEqual([]);
});
