/** Changing the last move of a list where it lies. */
import type { Context } from './context.js';
import { type Finder, MoveList } from './moveList.js';
import { MoveHeader, MoveWord } from './tape.js';

const words = (list: MoveList, i: number): number[] => {
  const start = list.start(i);
  return [...list.tape.subarray(start, start + list.tape[start]!)];
};

function removal(list: MoveList, between: readonly number[], ...sites: readonly number[]): void {
  list.begin(1, sites[0]!, sites[0]!);
  for (const site of between) list.between(site);
  for (const site of sites) list.pushRemove(0, site, -1, false);
  list.finish();
}

/** A list of three moves of which the last is not the last on the tape. */
function shuffled(): MoveList {
  const list = new MoveList(40);
  removal(list, [7], 1, 2);
  removal(list, [], 3);
  removal(list, [], 4);
  list.appendActions(0, list, 1);
  return list;
}

describe('sites in between of the last move', () => {
  test.each([[[]], [[5]], [[5, 6, 7, 8]]])('become %j', (sites) => {
    for (const list of [new MoveList(8), shuffled()]) {
      const others = Array.from({ length: list.length }, (_, i) => words(list, i));
      if (list.length === 0) removal(list, [9, 9], 4);
      list.setBetweenOfLast([0, ...sites], 1, sites.length);
      const expected = new MoveList();
      removal(expected, sites, 4);
      expect(words(list, list.length - 1)).toEqual(words(expected, 0));
      others.slice(0, -1).forEach((other, i) => {
        expect(words(list, i)).toEqual(other);
      });
      removal(list, [], 1);
      expect(words(list, list.length - 2)).toEqual(words(expected, 0));
    }
  });
});

test('the last move takes actions of another', () => {
  for (const list of [new MoveList(8), shuffled()]) {
    if (list.length === 0) removal(list, [], 4);
    const more = new MoveList();
    removal(more, [3], 5, 6);
    list.extendLast(more, 0);
    const expected = new MoveList();
    removal(expected, [], 4, 5, 6);
    expect(words(list, list.length - 1)).toEqual(words(expected, 0));
    expect(list.tape[list.start(list.length - 1) + MoveWord.Length]).toBe(MoveHeader + 3 * 3);
  }
});

test('lists that share their moves go on apart', () => {
  const one = shuffled();
  const before = [0, 1, 2].map((i) => words(one, i));
  const two = new MoveList(0);
  two.share(one);
  const three = new MoveList(0);
  three.share(two);
  removal(one, [], 5);
  two.truncate(2);
  removal(two, [8], 6);
  three.swapRemove(0);
  expect([0, 1, 2].map((i) => words(one, i))).toEqual(before);
  expect(one.length).toBe(4);
  expect([0, 1].map((i) => words(two, i))).toEqual(before.slice(0, 2));
  expect(two.length).toBe(3);
  expect([0, 1].map((i) => words(three, i))).toEqual([before[2], before[1]]);
  const copy = new MoveList(0);
  copy.share(one);
  copy.copyList(two);
  expect(words(copy, 2)).toEqual(words(two, 2));
  expect(words(one, 2)).toEqual(before[2]);
});

describe('a list whose moves are not written to the end', () => {
  /** Two moves by key; the first time the second is not reached. */
  function interrupted(): (list: MoveList, keys: readonly number[], count: number) => void {
    let times = 0;
    return (list, keys, count) => {
      for (let i = 0; i < count; i++) {
        if (i === 1 && times++ === 0) throw new Error('the time is up');
        removal(list, [], keys[3 * i]!);
      }
    };
  }
  const expected = new MoveList();
  removal(expected, [], 4);
  removal(expected, [], 7);
  const [a, b, c] = [Int32Array.of(4, 7), new Int32Array(2), new Int32Array(2)];

  test('is as it was before', () => {
    const list = new MoveList();
    list.note(2, a, b, c, interrupted());
    expect(() => list.tape).toThrow('the time is up');
    expect(list.length).toBe(2);
    expect(list.hasKeys).toBe(true);
    expect([0, 1].map((i) => words(list, i))).toEqual([0, 1].map((i) => words(expected, i)));
  });

  test('can be noted again', () => {
    const list = new MoveList();
    const write = interrupted();
    const recover = jest.fn();
    const work = { depth: 1, inUse: 2 };
    const context = { openWork: () => work, recover } as unknown as Context;
    const finder: Finder = {
      pick: () => undefined,
      settle: (_, out) => {
        out.note(2, a, b, c, write);
        void out.tape;
      },
    };
    list.find(2, finder, context, false);
    list.findFurther((_, out) => removal(out, [], 9));
    expect(() => list.settle()).toThrow('the time is up');
    expect(recover).toHaveBeenCalledWith(work);
    expect(list.length).toBe(3);
    list.settle();
    expect(list.length).toBe(3);
    expect(words(list, 1)).toEqual(words(expected, 1));
  });
});

describe('moves of which only the ends are told', () => {
  const ends = (list: MoveList, i: number): number[] => {
    const at = list.start(i);
    return [MoveWord.Mover, MoveWord.From, MoveWord.To].map((word) => list.tape[at + word]!);
  };

  test('take the room of one, and the last is told right', () => {
    const list = new MoveList(8);
    removal(list, [], 1);
    const { end } = list;
    for (let i = 0; i < 100; i++) list.tell((i % 2) + 1, i, i + 1);
    expect(list.length).toBe(101);
    expect(list.end).toBe(end + MoveHeader);
    expect(ends(list, 100)).toEqual([2, 99, 100]);
    expect(words(list, 100)).toHaveLength(MoveHeader);
  });

  test('leave moves before and behind them alone', () => {
    const list = new MoveList(8);
    removal(list, [3], 1, 2);
    const first = words(list, 0);
    list.tell(1, 4, 5);
    list.tell(2, 6, 7);
    removal(list, [], 8);
    const third = words(list, 3);
    expect(ends(list, 2)).toEqual([2, 6, 7]);
    list.tell(1, 9, 10);
    expect([words(list, 0), words(list, 3)]).toEqual([first, third]);
    expect(ends(list, 4)).toEqual([1, 9, 10]);
  });

  test('are forgotten like others', () => {
    const list = new MoveList(8);
    removal(list, [], 1);
    list.tell(1, 4, 5);
    list.truncate(1);
    removal(list, [], 2);
    const second = words(list, 1);
    list.tell(2, 6, 7);
    expect(words(list, 1)).toEqual(second);
    expect(ends(list, 2)).toEqual([2, 6, 7]);
    list.clear();
    removal(list, [], 3);
    const only = words(list, 0);
    list.tell(1, 1, 1);
    expect(words(list, 0)).toEqual(only);
  });
});

describe('moves that pass a test', () => {
  /** A list whose moves remove the pieces of sites 1, 2, … */
  function numbered(count: number): MoveList {
    const list = new MoveList(8);
    for (let site = 1; site <= count; site++) removal(list, [], site);
    return list;
  }
  const sites = (list: MoveList): number[] =>
    Array.from({ length: list.length }, (_, i) => list.tape[list.start(i) + MoveWord.From]!);

  test.each([
    [0, [1, 3, 5], [1, 3, 5]],
    [2, [4], [1, 2, 4]],
    [0, [], []],
    [5, [], [1, 2, 3, 4, 5]],
    [0, [1, 2, 3, 4, 5], [1, 2, 3, 4, 5]],
  ])('from number %i on, of %j, leave %j', (first, passing, left) => {
    const list = numbered(5);
    const asked: number[] = [];
    list.keepIf(first, (i) => {
      const site = list.tape[list.start(i) + MoveWord.From]!;
      asked.push(site);
      return passing.includes(site);
    });
    expect(asked).toEqual([1, 2, 3, 4, 5].slice(first));
    expect(sites(list)).toEqual(left);
    removal(list, [], 9);
    expect(sites(list)).toEqual([...left, 9]);
    list.dropLast();
    expect(sites(list)).toEqual(left);
  });

  test('are told apart in a copy without the other losing any', () => {
    const list = numbered(3);
    const copy = list.snapshot();
    copy.keepIf(0, (i) => i !== 1);
    expect(sites(copy)).toEqual([1, 3]);
    expect(sites(list)).toEqual([1, 2, 3]);
  });
});
