/** Lists of results: what goes in comes out, long ones are short on the disk. */
import fc from 'fast-check';
import { ListPacker, listOf, type PackedList } from './packedList.js';

function packed<T extends string | number>(list: readonly T[]): PackedList<T> {
  const packer = new ListPacker<T>();
  for (const each of list) packer.push(each);
  return packer.packed();
}
const sent = <T>(list: PackedList<T>): PackedList<T> => JSON.parse(JSON.stringify(list)) as PackedList<T>;

test('every list comes back', () => {
  const lists = fc.oneof(
    fc.array(fc.integer({ min: 0, max: 5 }), { maxLength: 200 }),
    fc.array(fc.constantFrom('1 2', '2 1', '1.5 1.5', ''), { maxLength: 200 }),
    fc.array(fc.nat(), { maxLength: 100 }),
  ) as fc.Arbitrary<(string | number)[]>;
  fc.assert(fc.property(lists, (list) => expect(listOf(sent(packed(list)))).toEqual(list)));
});

test.each([1, 2, 3, 63, 64, 65, 4096, 4097])('%i different values come back', (count) => {
  const list = Array.from({ length: count * 3 + 40 }, (_, i) => (i * 7) % count);
  expect(listOf(sent(packed(list)))).toEqual(list);
});

test('a list takes the bits for each game that tell its values apart; a short one can be read', () => {
  const outcomes = Array.from({ length: 12_000 }, (_, i) => (i % 3 ? '1 2' : '2 1'));
  expect(JSON.stringify(packed(outcomes)).length).toBeLessThan(2100);
  const lengths = Array.from({ length: 12_000 }, (_, i) => 40 + ((i * 31) % 100));
  expect(JSON.stringify(packed(lengths)).length).toBeLessThan(14_600);
  const same = Array.from({ length: 12_000 }, () => 9);
  expect(packed(same)).toEqual({ values: [9], count: 12_000, at: '' });
  expect(packed(outcomes.slice(0, 20))).toEqual(outcomes.slice(0, 20));
  // Where nothing repeats, nothing is saved.
  expect(packed(lengths.slice(0, 90))).toEqual(lengths.slice(0, 90));
});

test.each([
  ['a letter too few', { values: [1, 2], count: 7, at: '0' }],
  ['a letter too many', { values: [1, 2], count: 6, at: '00' }],
  ['letters that are none', { values: [1, 2], count: 6, at: 'é' }],
  ['a sign that is no letter', { values: [1, 2], count: 6, at: '?' }],
  ['a number without a value', { values: [1, 2, 3], count: 3, at: '_' }],
])('what is damaged is not taken for a value: %s', (_, list) => {
  expect(() => listOf(list)).toThrow('A list of results is damaged.');
});
