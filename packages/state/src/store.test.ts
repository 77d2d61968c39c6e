import fc from 'fast-check';
import { listIndexOf, listPush, listRemove, listSwapRemove, listTruncate, listValues } from './lists.js';
import { Store } from './store.js';

/** Lists in the arena against arrays, under nested marks. */
test('lists, marks, rollbacks and commits', () => {
  const op = fc.oneof(
    fc.tuple(fc.constant('push'), fc.nat(3), fc.integer({ min: -5, max: 5 })),
    fc.tuple(fc.constantFrom('remove', 'swap', 'truncate'), fc.nat(3), fc.nat(20)),
    fc.tuple(fc.constantFrom('mark', 'rollback', 'commit'), fc.constant(0), fc.constant(0)),
  );
  fc.assert(
    fc.property(fc.array(op, { maxLength: 150 }), (ops) => {
      const store = new Store(3 + 12, false);
      let lists: number[][] = [[], [], [], []];
      const marks: { lists: number[][]; words: Int32Array }[] = [];
      for (const [name, which, n] of ops) {
        const header = 3 + 3 * which;
        const list = lists[which]!;
        const at = list.length === 0 ? 0 : n % list.length;
        if (name === 'push') {
          listPush(store, header, n);
          list.push(n);
        } else if (name === 'remove' && list.length > 0) {
          listRemove(store, header, at);
          list.splice(at, 1);
        } else if (name === 'swap' && list.length > 0) {
          listSwapRemove(store, header, at);
          const last = list.pop()!;
          if (at < list.length) list[at] = last;
        } else if (name === 'truncate') {
          listTruncate(store, header, at);
          list.length = at;
        } else if (name === 'mark') {
          marks.push({ lists: structuredClone(lists), words: store.words.slice(0, store.size) });
          store.mark();
        } else if (name === 'rollback' && marks.length > 0) {
          const saved = marks.pop()!;
          lists = saved.lists;
          store.rollback();
          expect(store.words.slice(0, store.size)).toEqual(saved.words);
        } else if (name === 'commit' && marks.length > 0) {
          marks.pop();
          store.commit();
        }
        expect(store.depth).toBe(marks.length);
        if (marks.length === 0) expect(store.journalEntries).toBe(0);
        lists.forEach((values, k) => {
          expect(listValues(store, 3 + 3 * k)).toEqual(values);
          expect(listIndexOf(store, 3 + 3 * k, 2)).toBe(values.indexOf(2));
        });
      }
    }),
    { numRuns: 200 },
  );
});

test('closing a mark that is not open is an error', () => {
  const store = new Store(5, false);
  expect(() => store.rollback()).toThrow('rollback without a mark');
  expect(() => store.commit()).toThrow('commit without a mark');
});

test('a copy has its own words', () => {
  const a = new Store(10, false);
  a.set(5, 1);
  a.allocate(500);
  const b = new Store(10, false);
  b.copyFrom(a);
  expect(b.equals(a)).toBe(true);
  b.set(5, 2);
  expect(a.words[5]).toBe(1);
  expect(b.equals(a)).toBe(false);
});
