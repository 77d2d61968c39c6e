import fc from 'fast-check';
import { ChunkSet } from './chunkSet.js';
import { StateError } from './errors.js';
import { Store } from './store.js';
import { chunkWidth, chunkWords } from './vector.js';

test('the width is the lowest power of two that holds the values', () => {
  const widths = [0, 1, 2, 3, 4, 15, 16, 255, 256, 65535, 65536, 2 ** 31].map(chunkWidth);
  expect(widths).toEqual([1, 1, 2, 2, 4, 4, 8, 8, 16, 16, 32, 32]);
  expect(chunkWords(9, 4)).toBe(2);
});

const maxima = fc.constantFrom(1, 3, 15, 200, 60_000, 0xffffffff);
const writes = (max: number) => fc.array(fc.tuple(fc.nat(99), fc.integer({ min: 0, max })));

test('behaves like an array of numbers', () => {
  fc.assert(
    fc.property(
      maxima.chain((max) => fc.tuple(fc.constant(max), writes(max))),
      ([max, list]) => {
        const set = ChunkSet.of(100, max);
        const plain = new Array<number>(100).fill(0);
        for (const [i, value] of list) {
          set.set(i, value);
          plain[i] = value;
        }
        expect(plain.map((_, i) => set.get(i))).toEqual(plain);
        const nonZero = plain.flatMap((value, i) => (value === 0 ? [] : [[i, value]]));
        expect([...set.nonZero()]).toEqual(nonZero);
        expect(set.isEmpty()).toBe(nonZero.length === 0);
      },
    ),
  );
});

test('equal contents have equal hashes, other contents other ones', () => {
  fc.assert(
    fc.property(writes(15), writes(15), (a, b) => {
      const [x, y] = [ChunkSet.of(100, 15), ChunkSet.of(100, 15)];
      for (const [i, value] of a) x.set(i, value);
      for (const [i, value] of b) y.set(i, value);
      const same = Array.from({ length: 100 }, (_, i) => x.get(i) === y.get(i)).every(Boolean);
      expect(x.equals(y)).toBe(same);
      expect(String(x.hash()) === String(y.hash())).toBe(same);
      y.copyFrom(x);
      expect(y.equals(x)).toBe(true);
    }),
  );
});

test('matches a pattern under a mask', () => {
  fc.assert(
    fc.property(writes(3), writes(3), fc.array(fc.nat(99)), (a, b, sites) => {
      const [set, pattern, mask] = [ChunkSet.of(100, 3), ChunkSet.of(100, 3), ChunkSet.of(100, 3)];
      for (const [i, value] of a) set.set(i, value);
      for (const [i, value] of b) pattern.set(i, value);
      for (const i of sites) mask.set(i, 3);
      expect(set.matches(mask, pattern)).toBe(sites.every((i) => set.get(i) === pattern.get(i)));
      expect(set.intersects(mask)).toBe(sites.some((i) => set.get(i) !== 0));
    }),
  );
});

test('a set over a store is undone with it', () => {
  const store = new Store(8, true);
  const set = new ChunkSet(store, 4, 8, 16, true);
  set.set(3, 77);
  store.mark();
  set.clear();
  expect(set.isEmpty()).toBe(true);
  store.rollback();
  expect(set.get(3)).toBe(77);
  set.clear(3);
  expect(set.isEmpty()).toBe(true);
  expect([store.words[1], store.words[2]]).toEqual([0, 0]);
});

test('wrong arguments are errors with a code', () => {
  const set = ChunkSet.of(10, 3);
  const code = (run: () => unknown): string => {
    try {
      run();
    } catch (error) {
      if (error instanceof StateError) return error.code;
    }
    return 'none';
  };
  expect(code(() => set.get(10))).toBe('site-range');
  expect(code(() => set.get(-1))).toBe('site-range');
  expect(code(() => set.set(0, 4))).toBe('value-range');
  expect(code(() => set.set(0, -1))).toBe('value-range');
  expect(code(() => set.matches(ChunkSet.of(10, 15), set))).toBe('wrong-shape');
  expect(code(() => set.copyFrom(ChunkSet.of(9, 3)))).toBe('wrong-shape');
  expect(code(() => new ChunkSet(set.store, 0, 3, 3))).toBe('bad-bound');
});
