/** Rows of one length say the same as the rows that they are made of. */
import fc from 'fast-check';
import type { Relation } from '../nodes.js';
import { straightRows } from './straight.js';

/** A relation with the given rows. */
function relation(rows: readonly (readonly number[])[]): Relation {
  const offsets = [0];
  for (const row of rows) offsets.push(offsets.at(-1)! + row.length);
  return { offsets: Int32Array.from(offsets), items: Int32Array.from(rows.flat()) };
}

test('a row that is too short is filled up with its own site', () => {
  const rows = straightRows(relation([[1, 3], [0, 2, 4], [1, 5, 3], []]), 1);
  expect(rows?.width).toBe(3);
  expect([...rows!.items]).toEqual([1, 3, 0, 0, 2, 4, 1, 5, 3, 3, 3, 3]);
});

test('pairs stay together', () => {
  const rows = straightRows(
    relation([
      [1, 2],
      [4, 5, 6, 7],
      [8, 9, 0, 1],
    ]),
    2,
  );
  expect(rows?.width).toBe(2);
  expect([...rows!.items]).toEqual([1, 2, 0, 0, 4, 5, 6, 7, 8, 9, 0, 1]);
});

test('rows of very different lengths, long ones and none are left as they are', () => {
  expect(straightRows(relation([[1], [2], [3], [0, 1, 2, 3]]), 1)).toBeUndefined();
  expect(straightRows(relation([[1, 2, 3, 4, 5, 6]]), 1)).toBeUndefined();
  expect(straightRows(relation([[], []]), 1)).toBeUndefined();
});

test('without their own site, straight rows are the rows of the relation', () => {
  const row = fc.uniqueArray(fc.integer({ min: 100, max: 120 }), { maxLength: 4 });
  fc.assert(
    fc.property(fc.array(row, { minLength: 1, maxLength: 12 }), (rows) => {
      const straight = straightRows(relation(rows), 1);
      if (straight === undefined) return;
      const { width, items } = straight;
      rows.forEach((each, site) => {
        const found = [...items.subarray(site * width, (site + 1) * width)];
        expect(found.filter((other) => other !== site)).toEqual(each);
      });
    }),
  );
});
