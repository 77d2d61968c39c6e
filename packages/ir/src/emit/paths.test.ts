/** What is told by bits of the beginning of a path is what going along it site by site says. */
import fc from 'fast-check';
import type { Condition, Paths, Value } from '../nodes.js';
import { freeWay, passedFirst } from './paths.js';

const Sites = 40;
const Words = 2;
const between: Value = { k: 'register', name: 'between' };
const from: Value = { k: 'register', name: 'from' };
const isEmpty: Condition = { k: 'empty', type: 0, site: between, limit: Sites };
const isStart: Condition = { k: 'compare', sign: '=', a: between, b: from };

/** Paths from each site: the sites behind the first, and the step from which on a move may end. */
type Way = { readonly sites: readonly number[]; readonly open: number };

function pathsOf(bySite: readonly (readonly Way[])[]): Paths {
  const offsets = [0];
  const [start, end, open, sites]: [number[], number[], number[], number[]] = [[], [], [], []];
  bySite.forEach((ways, site) => {
    for (const way of ways) {
      start.push(sites.length);
      open.push(sites.length + way.open);
      sites.push(site, ...way.sites);
      end.push(sites.length);
    }
    offsets.push(start.length);
  });
  const [a, b, c, d, e] = [offsets, start, end, open, sites].map((list) => Int32Array.from(list)) as [
    Int32Array,
    Int32Array,
    Int32Array,
    Int32Array,
    Int32Array,
  ];
  return { offsets: a, start: b, end: c, open: d, sites: e };
}

const way: fc.Arbitrary<Way> = fc
  .array(fc.nat(Sites - 1), { maxLength: 8 })
  .chain((sites) => fc.nat(sites.length + 1).map((open) => ({ sites, open })));

test('a path is gone along from where a move may end first if all before it is free', () => {
  const ways = fc.array(fc.array(way, { maxLength: 3 }), { minLength: Sites, maxLength: Sites });
  const taken = fc.uniqueArray(fc.nat(Sites - 1), { maxLength: 12 });
  fc.assert(
    fc.property(ways, taken, fc.boolean(), (bySite, occupied, passesStart) => {
      const paths = pathsOf(bySite);
      const { masks, first } = passedFirst(paths, { passesStart }, Words);
      const isFree = (site: number, begin: number): boolean =>
        !occupied.includes(site) || (passesStart && site === begin);
      const empty = new Int32Array(Words).fill(-1);
      for (const site of occupied) empty[site >> 5]! &= ~(1 << site);
      for (let begin = 0; begin < Sites; begin++) {
        for (let path = paths.offsets[begin]!; path < paths.offsets[begin + 1]!; path++) {
          const start = paths.start[path]! + 1;
          let at = start;
          while (at < paths.open[path]! && isFree(paths.sites[at]!, begin)) at++;
          const told = [0, 1].every((word) => (masks[path * Words + word]! & ~empty[word]!) === 0);
          expect(told).toBe(at >= paths.open[path]!);
          expect(first[path]).toBe(Math.max(start, paths.open[path]!));
        }
      }
    }),
  );
});

test('a way is free where it passes empty sites, and perhaps its start, and nothing else', () => {
  expect(freeWay(isEmpty, 0)).toEqual({ passesStart: false });
  expect(freeWay({ k: 'in', site: between, sites: { k: 'emptySites', type: 0 } }, 0)).toEqual({ passesStart: false });
  expect(freeWay({ k: 'or', parts: [isStart, isEmpty] }, 0)).toEqual({ passesStart: true });
  expect(freeWay(isEmpty, 1)).toBeUndefined();
  expect(freeWay({ k: 'or', parts: [isStart] }, 0)).toBeUndefined();
  expect(freeWay({ k: 'or', parts: [isEmpty, { k: 'known', holds: true }] }, 0)).toBeUndefined();
  expect(freeWay({ k: 'not', part: isEmpty }, 0)).toBeUndefined();
});
