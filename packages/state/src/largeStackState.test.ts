/** Large stacks against a model in plain objects. */
import fc from 'fast-check';
import { createState } from './createState.js';
import { field, type Kind, optional, owners, property, type Step, small } from './testing/modelRun.js';

interface LargeModel {
  sites: { what: number[]; who: number[]; state: number[]; value: number[] }[];
}

const largeKind = (cards: boolean): Kind<LargeModel> => ({
  options: {
    cells: 4,
    pieces: [1, 2, 1, 0],
    flags: { stacking: true, siteState: true, value: true, storedState: true, card: cards },
    board: { largeStack: !cards },
  },
  create: () => ({ sites: Array.from({ length: 4 }, () => ({ what: [], who: [], state: [], value: [] })) }),
  step: fc.oneof(
    fc.tuple(small(3), fc.integer({ min: 1, max: 4 }), optional(5)).map(
      ([site, what, state]): Step<LargeModel> => ({
        text: `[Add:type=Cell,to=${site},what=${what}${field('state', state)}]`,
        run: (m) => {
          const lists = m.sites[site]!;
          lists.what.push(what);
          lists.who.push(owners[what]!);
          // With explicit data they are written twice, and writing appends.
          if (state !== -1) {
            lists.state.push(state, state);
            lists.value.push(0);
          }
        },
      }),
    ),
    fc.tuple(small(3), optional(3)).map(
      ([site, level]): Step<LargeModel> => ({
        text: `[Remove:type=Cell,to=${site}${field('level', level)}]`,
        run: (m) => {
          const lists = m.sites[site]!;
          for (const list of [lists.what, lists.who, lists.state, lists.value]) {
            if (level === -1) list.pop();
            else if (level < list.length) list.splice(level, 1);
          }
        },
      }),
    ),
    fc.tuple(small(3), small(3)).map(
      ([from, to]): Step<LargeModel> => ({
        text: `[Move:typeFrom=Cell,from=${from},typeTo=Cell,to=${to}]`,
        run: (m) => {
          if (from === to) return;
          const lists = m.sites[from]!;
          const what = lists.what.at(-1) ?? 0;
          for (const list of [lists.what, lists.who, lists.state, lists.value]) list.pop();
          // In card games the top card of a plain move is taken away and not put down.
          if (cards) return;
          m.sites[to]!.what.push(what);
          m.sites[to]!.who.push(owners[what]!);
        },
      }),
    ),
    fc.tuple(small(3), small(5)).map(
      ([site, state]): Step<LargeModel> => ({
        text: `[SetState:type=Cell,to=${site},state=${state}]`,
        run: (m) => {
          m.sites[site]!.state.push(state);
        },
      }),
    ),
  ),
  compare: (m, { state }) => {
    m.sites.forEach((lists, site) => {
      expect(state.stackSize(0, site)).toBe(lists.what.length);
      lists.what.forEach((what, level) => {
        expect(state.whatAt(0, site, level)).toBe(what);
        expect(state.whoAt(0, site, level)).toBe(lists.who[level]);
        expect(state.stateAt(0, site, level)).toBe(lists.state[level] ?? 0);
        expect(state.valueAt(0, site, level)).toBe(lists.value[level] ?? 0);
      });
      expect(state.what(0, site)).toBe(lists.what.at(-1) ?? 0);
      expect(state.state(0, site)).toBe(lists.state.at(-1) ?? 0);
    });
    // Pieces on large stacks do not count for the hash.
    expect(state.positionHash()).toBe(createState(state.shape, state.layout).positionHash());
  },
});

test('large stacks', () => property(largeKind(false)));
test('cards', () => property(largeKind(true)));
