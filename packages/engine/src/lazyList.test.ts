import { deepStrictEqual, notDeepStrictEqual } from 'node:assert/strict';
import { inspect } from 'node:util';
import { loadGame } from './index.js';
import { lazyLists } from './lazyList.js';

let made = 0;
const multiples = lazyLists((length: number, factor: number) => {
  made++;
  return Array.from({ length }, (_, i) => factor * i);
});
const list = (length: number, factor = 10): readonly number[] => multiples(length, length, factor);

beforeEach(() => {
  made = 0;
});

test('the length is known before anything is made', () => {
  expect(list(7).length).toBe(7);
  expect(list(7)).toHaveLength(7);
  expect(Array.prototype.isPrototypeOf.call(Array.prototype, list(7))).toBe(true);
  expect(made).toBe(0);
});

test('the first look makes all members, once', () => {
  const moves = list(7);
  expect(moves[3]).toBe(30);
  expect(moves[6]).toBe(60);
  expect(moves[7]).toBeUndefined();
  expect([...moves]).toHaveLength(7);
  expect(made).toBe(1);
  expect(Object.keys(moves)).toEqual(['0', '1', '2', '3', '4', '5', '6']);
});

test('a shorter list has no members behind its end, however long others were', () => {
  expect(list(40)[39]).toBe(390);
  expect(list(3)[3]).toBeUndefined();
});

test.each<[string, (moves: readonly number[]) => unknown, unknown]>([
  ['an index', (moves) => moves[1], 10],
  ['for of', (moves) => [...moves], [0, 10, 20]],
  ['destructuring', ([first, ...others]) => [first, others], [0, [10, 20]]],
  ['arguments', (moves) => Math.max(...moves), 20],
  ['map', (moves) => moves.map((n) => n + 1), [1, 11, 21]],
  ['map with places', (moves) => moves.map((_, i) => i), [0, 1, 2]],
  ['filter', (moves) => moves.filter((n) => n > 5), [10, 20]],
  ['flatMap', (moves) => moves.flatMap((n) => [n, n]), [0, 0, 10, 10, 20, 20]],
  ['find', (moves) => moves.find((n) => n === 20), 20],
  ['findIndex', (moves) => moves.findIndex((n) => n === 20), 2],
  ['some', (moves) => moves.some((n) => n === 20), true],
  ['every', (moves) => moves.every((n) => n < 20), false],
  ['indexOf', (moves) => moves.indexOf(10), 1],
  ['lastIndexOf', (moves) => moves.lastIndexOf(10), 1],
  ['includes', (moves) => moves.includes(20), true],
  ['at', (moves) => moves.at(-1), 20],
  ['slice', (moves) => moves.slice(1), [10, 20]],
  ['concat', (moves) => moves.concat([5]), [0, 10, 20, 5]],
  ['concat of an array', (moves) => [5].concat(moves), [5, 0, 10, 20]],
  ['join', (moves) => moves.join(), '0,10,20'],
  ['String', (moves) => String(moves), '0,10,20'],
  ['JSON', (moves) => JSON.stringify({ moves }), '{"moves":[0,10,20]}'],
  ['reduce', (moves) => moves.reduce((a, b) => a + b), 30],
  ['reduceRight', (moves) => moves.reduceRight((a, b) => a - b), 10],
  ['entries', (moves) => [...moves.entries()].flat(), [0, 0, 1, 10, 2, 20]],
  ['keys', (moves) => [...moves.keys()], [0, 1, 2]],
  ['values', (moves) => [...moves.values()], [0, 10, 20]],
  ['Array.from', (moves) => Array.from(moves, (n) => n / 10), [0, 1, 2]],
  ['Array.prototype.map', (moves) => Array.prototype.map.call(moves, (n: number) => n + 1), [1, 11, 21]],
  ['Set', (moves) => new Set(moves).size, 3],
  ['inspect', (moves) => inspect(moves), '[ 0, 10, 20 ]'],
])('%s sees the members of a list that is not made yet', (_, look, expected) => {
  expect(look(list(3))).toEqual(expected);
  expect(made).toBe(1);
});

test('forEach visits the members in order', () => {
  const seen: number[] = [];
  list(3).forEach((n, i) => {
    seen.push(n * i);
  });
  expect(seen).toEqual([0, 10, 40]);
});

test('what it is mapped to is an ordinary array', () => {
  expect(Array.isArray(list(3).map((n) => n))).toBe(true);
  expect(Array.isArray(list(3).slice())).toBe(true);
});

test('comparisons look at the members', () => {
  expect(list(3)).toEqual([0, 10, 20]);
  expect([0, 10, 20]).toEqual(list(3));
  expect(list(3)).toStrictEqual(list(3));
  expect(list(3)).not.toEqual([0, 10, 30]);
  expect(list(3)).not.toEqual(list(3, 11));
  expect(list(3)).not.toEqual(list(4));
  deepStrictEqual(list(3), list(3));
  notDeepStrictEqual(list(3), list(3, 11));
});

test('long and empty lists', () => {
  expect(list(2000)[1999]).toBe(19_990);
  expect(list(2000).length).toBe(2000);
  expect([...list(0)]).toEqual([]);
  expect(list(0)).toEqual([]);
});

test('the list stays as it is', () => {
  const changes: ((moves: number[]) => unknown)[] = [
    (moves) => moves.push(1),
    (moves) => moves.sort(),
    (moves) => moves.reverse(),
    (moves) => moves.splice(0, 1),
    (moves) => {
      moves[0] = 1;
    },
    (moves) => {
      moves.length = 1;
    },
  ];
  for (const change of changes) expect(() => change(list(3) as number[])).toThrow(TypeError);
});

test('the legal moves of a position stay those of the position when the game goes on', () => {
  const game = loadGame('tic-tac-toe');
  const trial = game.start();
  const lists = [trial.legalMoves()];
  for (let k = 0; k < 3; k++) lists.push(trial.apply(2 * k).legalMoves());
  expect(lists.map(({ length }) => length)).toEqual([9, 8, 7, 6]);
  const all = game.start();
  for (const [k, moves] of lists.entries()) {
    expect(moves.map(({ text }) => text)).toEqual(all.legalMoves().map(({ text }) => text));
    if (k < 3) all.apply(2 * k);
  }
});
