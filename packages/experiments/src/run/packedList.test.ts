/** Lists of results: what goes in comes out, long ones are short on the disk, and lists of older logs are read as they are. */
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

test.each([1, 63, 64, 65, 4096, 4097])('%i different values come back', (count) => {
  const list = Array.from({ length: count * 3 + 40 }, (_, i) => (i * 7) % count);
  expect(listOf(sent(packed(list)))).toEqual(list);
});

test('a list takes a digit or two for each game; a short one can be read', () => {
  const outcomes = Array.from({ length: 10_000 }, (_, i) => (i % 3 ? '1 2' : '2 1'));
  expect(JSON.stringify(packed(outcomes)).length).toBeLessThan(10_100);
  const lengths = Array.from({ length: 10_000 }, (_, i) => 40 + ((i * 31) % 100));
  expect(JSON.stringify(packed(lengths)).length).toBeLessThan(20_500);
  expect(packed(outcomes.slice(0, 20))).toEqual(outcomes.slice(0, 20));
  // Where nothing repeats, nothing is saved.
  expect(packed(lengths.slice(0, 90))).toEqual(lengths.slice(0, 90));
});

test('what is damaged is not taken for a value', () => {
  expect(() => listOf({ values: [1, 2], width: 1, at: '012' })).toThrow('no value for "2"');
  expect(() => listOf({ values: [1, 2], width: 1, at: '0é' })).toThrow('no value for "é"');
  expect(() => listOf({ values: [1, 2], width: 1, at: '0?' })).toThrow('no value for "?"');
});
