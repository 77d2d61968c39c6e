import { buildBoard, Direction, square } from '@ludii/geometry';
import { borrowGroup, Group, grow, growSame, returnGroup } from '@ludii/ir/internal';
import { Context, type GameShape } from '@ludii/state';
import { Consequences } from '@ludii/state/internal';
import fc from 'fast-check';
import { absoluteDirections } from '../direction/words.js';
import { shapeOf } from '../testing/shape.js';
import { fixedSteps, groupSteps } from './groups.js';

const size = 5;
const board = buildBoard({ graph: square(size) });
const sites = size * size;
const shape = shapeOf('Groups', [sites, (size + 1) ** 2, 2 * size * (size + 1)], [1, 2]);

function position(pieces: readonly number[]): Context {
  const context = new Context(Object.assign(Object.create(shape) as GameShape, { consequences: new Consequences() }));
  pieces.forEach((what, site) => {
    if (what > 0) context.state.setSite(0, site, what, what, 1, -1, -1, -1);
  });
  return context;
}

/** The sites reached from a seed through equal pieces, by brute force. */
function reached(pieces: readonly number[], seed: number): number[] {
  const found = new Set([seed]);
  for (let changed = true; changed; ) {
    changed = false;
    for (let site = 0; site < sites; site++) {
      if (found.has(site) || pieces[site] !== pieces[seed]) continue;
      const near = [...found].some(
        (other) =>
          Math.abs((other % size) - (site % size)) + Math.abs(Math.floor(other / size) - Math.floor(site / size)) === 1,
      );
      if (near) {
        found.add(site);
        changed = true;
      }
    }
  }
  return [...found].sort((a, b) => a - b);
}

const orthogonal = groupSteps(board, 0, absoluteDirections([Direction.Orthogonal]));
/** The same steps, resolved anew at every site. */
const resolved = groupSteps(board, 0, () => [Direction.Orthogonal]);
const arrangement = fc.array(fc.integer({ min: 0, max: 2 }), { minLength: sites, maxLength: sites });

const ascending = (group: Group): number[] => Array.from(group.sites.subarray(0, group.size)).sort((a, b) => a - b);

test('a group is all that is connected, however the steps are found', () => {
  fc.assert(
    fc.property(arrangement, fc.integer({ min: 0, max: sites - 1 }), (pieces, seed) => {
      const context = position(pieces);
      const expected = reached(pieces, seed);
      for (const { beside } of [orthogonal, resolved]) {
        const same = borrowGroup(sites);
        growSame(context, same, seed, 0, beside);
        expect(ascending(same)).toEqual(expected);
        const tested = borrowGroup(sites);
        grow(context, tested, seed, beside, (c, site) => c.state.what(0, site) === pieces[seed]);
        expect(Array.from(tested.sites.subarray(0, tested.size))).toEqual(
          Array.from(same.sites.subarray(0, same.size)),
        );
        returnGroup(tested);
        returnGroup(same);
      }
    }),
    { numRuns: 60 },
  );
});

test('steps in several directions are listed once each', () => {
  const lists = fixedSteps(board.topology.stepTable('Cell'), [Direction.N, Direction.Orthogonal]);
  expect(Array.from(lists.items.subarray(lists.offsets[0], lists.offsets[1]))).toEqual([5, 1]);
});

test('sites beside a group are noted once, sites of the group never', () => {
  const group = new Group();
  group.clear(4);
  group.add(1);
  expect([group.note(1), group.note(2), group.note(2), group.has(2)]).toEqual([false, true, false, false]);
  group.clear(4);
  expect([group.has(1), group.note(2), group.size]).toEqual([false, true, 0]);
});

test('without directions there are no steps', () => {
  const { offsets, items } = fixedSteps(board.topology.stepTable('Cell'), []);
  expect([offsets.length, items.length]).toEqual([sites + 1, 0]);
});
