import fc from 'fast-check';
import { borrowSites, nthBit, returnSites, SiteSet } from './siteSet.js';

const sites = fc.array(fc.nat(300));
const sorted = (set: Iterable<number>): number[] => [...new Set(set)].sort((a, b) => a - b);

test('members come back in ascending order, once each', () => {
  fc.assert(
    fc.property(sites, (list) => {
      const set = SiteSet.from(list);
      expect(set.toArray()).toEqual(sorted(list));
      expect(set.size).toBe(new Set(list).size);
    }),
  );
});

test('union, intersection and difference agree with those of plain sets', () => {
  fc.assert(
    fc.property(sites, sites, (a, b) => {
      const inB = new Set(b);
      const union = SiteSet.from(a);
      union.addAll(SiteSet.from(b));
      expect(union.toArray()).toEqual(sorted([...a, ...b]));
      const common = SiteSet.from(a);
      common.keepAll(SiteSet.from(b));
      expect(common.toArray()).toEqual(sorted(a.filter((s) => inB.has(s))));
      const rest = SiteSet.from(a);
      rest.deleteAll(SiteSet.from(b));
      expect(rest.toArray()).toEqual(sorted(a.filter((s) => !inB.has(s))));
    }),
  );
});

test('a borrowed set is empty even after use', () => {
  const set = borrowSites();
  set.add(77);
  returnSites(set);
  expect(borrowSites().isEmpty).toBe(true);
});

test('negative numbers are never members', () => {
  expect(SiteSet.of(0, 31).has(-1)).toBe(false);
  expect(SiteSet.of(5).equals(SiteSet.of(5))).toBe(true);
});

test('every bit of a bitset is found by the number of lower ones', () => {
  fc.assert(
    fc.property(fc.array(fc.integer(), { maxLength: 4 }), (list) => {
      const words = Int32Array.from([0, ...list]);
      const bits = Array.from({ length: 32 * list.length }, (_, bit) => bit).filter(
        (bit) => ((list[bit >> 5]! >>> (bit & 31)) & 1) === 1,
      );
      expect(bits.map((_, rank) => nthBit(words, 1, rank))).toEqual(bits);
    }),
  );
});
