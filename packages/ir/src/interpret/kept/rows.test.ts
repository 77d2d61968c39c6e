/** Answers about sites of rows, kept while a loop runs, where the loop runs once more inside of itself. */
import { Context, sampleGame } from '@ludii/state';
import { conditionFn } from '../conditions.js';
import { keptInRows, type RowCondition } from './rows.js';
import { withPlaces } from './slots.js';

const place = 0;
const relation = { offsets: Int32Array.of(0, 3), items: Int32Array.of(1, 2, 3) };

/** Whether all of the sites 1, 2 and 3 are in `sites`; while site 2 is asked about, the same is asked with other sites. */
function asked(sites: readonly number[], inside: readonly number[]): { outer: boolean; inner: boolean | undefined } {
  let [present, inner]: [readonly number[], boolean | undefined] = [sites, undefined];
  const round = (c: Context): boolean => withPlaces(place, 1, (at: Context) => holds(at))(c, undefined);
  const test: RowCondition['test'] = {
    k: 'callCondition',
    fn: (c) => {
      if (c.between === 2 && inner === undefined) {
        inner = false;
        present = inside;
        inner = round(c);
        present = sites;
      }
      return present.includes(c.between);
    },
  };
  const row: RowCondition = {
    k: 'every',
    sites: { k: 'row', of: { k: 'const', value: 0 }, relation },
    register: 'between',
    test,
  };
  const holds = conditionFn(keptInRows(row, place));
  const c = new Context(sampleGame({ cells: 9 }));
  return { outer: round(c), inner };
}

test('each round keeps answers of its own', () => {
  expect(asked([1, 2], [1, 2, 3])).toEqual({ outer: false, inner: true });
  expect(asked([1, 2, 3], [1, 2])).toEqual({ outer: true, inner: false });
  expect(asked([1, 2, 3], [3])).toEqual({ outer: true, inner: false });
});
