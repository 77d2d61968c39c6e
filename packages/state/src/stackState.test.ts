/** Stacks against a model in plain objects, stale levels included. */
import fc from 'fast-check';
import type { SampleOptions } from './samples.js';
import {
  addEntry,
  comparePositions,
  field,
  type Kind,
  key,
  optional,
  owners,
  Positions,
  property,
  removeExact,
  removeLevel,
  removeSite,
  type Site,
  type Step,
  small,
  typeText,
} from './testing/modelRun.js';

type Level = { what: number; who: number; state: number; rotation: number; value: number };
const blankLevel = (): Level => ({ what: 0, who: 0, state: 0, rotation: 0, value: 0 });

interface StackModel {
  /** Slots (raw) and size of each site; those of large stacks are five lists. */
  stacks: Record<string, { slots: Level[]; size: number }>;
  empty: string[];
  positions: Positions;
}

function stackKind(graph: boolean): Kind<StackModel> {
  const options: SampleOptions = {
    cells: 5,
    vertices: graph ? 4 : 0,
    edges: graph ? 4 : 0,
    hands: [2, 2],
    pieces: [1, 2, 1, 0],
    flags: {
      stacking: true,
      siteState: true,
      rotation: true,
      value: true,
      graph,
      vertex: graph,
      edge: graph,
      storedState: true,
    },
    more: { maxState: 5 },
  };
  const all: Site[] = Array.from({ length: 9 }, (_, site): Site => [0, site]);
  if (graph) for (let site = 0; site < 4; site++) all.push([1, site], [2, site]);
  const at = fc.constantFrom(...all);
  const get = (m: StackModel, site: Site): { slots: Level[]; size: number } => m.stacks[key(site)]!;
  const setEmpty = (m: StackModel, site: Site, empty: boolean): void => {
    m.empty = m.empty.filter((other) => other !== key(site));
    if (empty) m.empty.push(key(site));
  };
  const top = (m: StackModel, site: Site): Level => {
    const stack = get(m, site);
    return stack.size === 0 ? blankLevel() : { ...stack.slots[stack.size - 1]! };
  };
  const level = (m: StackModel, site: Site, i: number): Level =>
    i >= 0 && i < get(m, site).size ? { ...get(m, site).slots[i]! } : blankLevel();
  const push = (m: StackModel, site: Site, data: Partial<Level>): void => {
    const stack = get(m, site);
    Object.assign(stack.slots[stack.size++]!, data);
  };
  const pop = (m: StackModel, site: Site): number => {
    const stack = get(m, site);
    if (stack.size === 0) return 0;
    const { what } = stack.slots[--stack.size]!;
    stack.slots[stack.size] = blankLevel();
    return what;
  };
  const takeAt = (m: StackModel, site: Site, i: number): number => {
    const stack = get(m, site);
    if (i < 0 || stack.size === 0) return 0;
    // A level above the stack holds nothing, yet the top is lost.
    const { what } = level(m, site, i);
    for (let k = i; k < stack.size - 1; k++) stack.slots[k] = { ...stack.slots[k + 1]! };
    Object.assign(stack.slots[--stack.size]!, { what: 0, who: 0 });
    return what;
  };
  const insertAt = (m: StackModel, site: Site, i: number, data: Level): void => {
    const stack = get(m, site);
    if (i > stack.size) return;
    for (let k = stack.size; k > i; k--) stack.slots[k] = { ...stack.slots[k - 1]! };
    stack.slots[i] = data;
    if (stack.size++ === 0) setEmpty(m, site, false);
  };
  const zero = (n: number): number => Math.max(0, n);
  const full = (m: StackModel, ...sites: Site[]): boolean => sites.reduce((n, s) => n + get(m, s).size, 0) > 30;
  const gone = (m: StackModel, site: Site): void => {
    if (get(m, site).size === 0) setEmpty(m, site, true);
  };

  const add = fc.tuple(at, fc.integer({ min: 1, max: 4 }), optional(7), optional(3), optional(40)).map(
    ([site, what, state, rotation, value]): Step<StackModel> => ({
      text: `[Add:type=${typeText(site[0])},to=${site[1]},what=${what}${field('state', state)}${field('rotation', rotation)}${field('value', value)},stack=true]`,
      skip: (m) => full(m, site),
      run: (m) => {
        const plain = state === -1 && rotation === -1 && value === -1;
        const piece = { what, who: owners[what]! };
        push(m, site, plain ? piece : { ...piece, state: zero(state), rotation: zero(rotation), value: zero(value) });
        setEmpty(m, site, false);
        addEntry(m.positions, what, site, get(m, site).size - 1);
      },
    }),
  );
  const move = fc.tuple(at, at, optional(2), optional(2), optional(7), optional(3), fc.boolean()).map(
    ([from, to, levelFrom, levelTo, state, value, whole]): Step<StackModel> => ({
      text: `[Move:typeFrom=${typeText(from[0])},from=${from[1]}${field('levelFrom', levelFrom)},typeTo=${typeText(to[0])},to=${to[1]}${field('levelTo', levelTo)}${field('state', state)}${field('value', value)}${whole ? ',stack=true' : ''}]`,
      // The action that names both levels puts the piece on a cell; levels beyond the stacks are not for compiled games.
      skip: (m) =>
        full(m, from, to) ||
        levelFrom >= get(m, from).size ||
        levelTo > get(m, to).size ||
        (levelFrom >= 0 && levelTo >= 0 && to[0] !== 0),
      run: (m) => {
        if (from[1] === to[1]) return;
        if (whole) {
          const size = get(m, from).size;
          const moved = get(m, from)
            .slots.slice(0, size)
            .map((slot) => ({ ...slot }));
          for (const slot of moved) {
            if (levelTo < 0) push(m, to, slot);
            else insertAt(m, to, levelTo, { ...slot, state: zero(state), rotation: 0, value: zero(value) });
          }
          for (const slot of moved) if (owners[slot.what] !== 0) removeSite(m.positions, slot.what, from);
          m.stacks[key(from)] = { slots: Array.from({ length: 32 }, blankLevel), size: 0 };
          setEmpty(m, from, true);
          setEmpty(m, to, false);
          const after = get(m, to).size;
          for (let i = after - size; i < after; i++) {
            const { what } = level(m, to, i);
            if (owners[what] !== 0) addEntry(m.positions, what, to, i);
          }
          return;
        }
        if (levelFrom >= 0 && levelTo >= 0) {
          const { what } = level(m, from, levelFrom);
          takeAt(m, from, levelFrom);
          gone(m, from);
          for (let i = get(m, to).size - 1; i >= levelTo; i--) {
            const above = level(m, to, i).what;
            if (above === 0) continue;
            removeLevel(m.positions, above, to, i);
            addEntry(m.positions, above, to, i + 1);
          }
          insertAt(m, to, levelTo, { what, who: owners[what]!, state: zero(state), rotation: 0, value: zero(value) });
          if (what !== 0) addEntry(m.positions, what, to, levelTo);
          setEmpty(m, to, false);
          if (owners[what] !== 0) removeLevel(m.positions, what, from, levelFrom);
          return;
        }
        if (levelFrom >= 0) {
          const data = level(m, from, levelFrom);
          takeAt(m, from, levelFrom);
          gone(m, from);
          if (state !== -1) data.state = state;
          if (value !== -1) data.value = value;
          push(m, to, { ...data, who: owners[data.what]! });
          setEmpty(m, to, false);
          if (data.what === 0) return;
          addEntry(m.positions, data.what, to, get(m, to).size - 1);
          removeLevel(m.positions, data.what, from, levelFrom);
          return;
        }
        const what = pop(m, from);
        gone(m, from);
        if (levelTo >= 0) {
          insertAt(m, to, levelTo, { what, who: owners[what]!, state: zero(state), rotation: 0, value: zero(value) });
        } else push(m, to, { what, who: owners[what]! });
        setEmpty(m, to, false);
        if (what === 0) return;
        addEntry(m.positions, what, to, get(m, to).size - 1);
        removeLevel(m.positions, what, from, get(m, from).size);
      },
    }),
  );
  const stackMove = fc.tuple(at, at, fc.integer({ min: 1, max: 3 })).map(
    ([from, to, n]): Step<StackModel> => ({
      text: `[StackMove:typeFrom=${typeText(from[0])},from=${from[1]},typeTo=${typeText(to[0])},to=${to[1]},numLevel=${n}]`,
      skip: (m) => full(m, from, to) || key(from) === key(to),
      run: (m) => {
        if (top(m, from).what === 0 || get(m, from).size < n) return;
        const taken: Level[] = [];
        for (let k = 0; k < n; k++) {
          const data = top(m, from);
          taken.unshift(data);
          if (data.what !== 0) removeLevel(m.positions, data.what, from, get(m, from).size - 1);
          pop(m, from);
        }
        gone(m, from);
        if (get(m, to).size === 0) setEmpty(m, to, false);
        for (const data of taken) {
          push(m, to, data);
          if (data.what !== 0) addEntry(m.positions, data.what, to, get(m, to).size - 1);
        }
      },
    }),
  );
  const remove = fc.tuple(at, optional(2)).map(
    ([site, i]): Step<StackModel> => ({
      text: `[Remove:type=${typeText(site[0])},to=${site[1]}${field('level', i)}]`,
      run: (m) => {
        const what = i < 0 ? pop(m, site) : takeAt(m, site, i);
        if (what !== 0) removeLevel(m.positions, what, site, i < 0 ? get(m, site).size : i);
        gone(m, site);
      },
    }),
  );
  const insert = fc.tuple(at, small(3), fc.integer({ min: 1, max: 4 }), optional(5)).map(
    ([site, i, what, state]): Step<StackModel> => ({
      text: `[Insert:type=${typeText(site[0])},to=${site[1]},level=${i},what=${what}${field('state', state)}]`,
      skip: (m) => full(m, site) || i > get(m, site).size,
      run: (m) => {
        const { size } = get(m, site);
        for (let k = size - 1; k >= i; k--) {
          const above = level(m, site, k).what;
          if (above === 0) continue;
          removeExact(m.positions, above, site, k);
          addEntry(m.positions, above, site, k + 1);
        }
        insertAt(m, site, i, { what, who: owners[what]!, state: zero(state), rotation: 0, value: 0 });
        if (i === size) setEmpty(m, site, false);
        addEntry(m.positions, what, site, i);
      },
    }),
  );
  const promote = fc.tuple(at, fc.integer({ min: 1, max: 4 })).map(
    ([site, what]): Step<StackModel> => ({
      text: `[Promote:type=${typeText(site[0])},to=${site[1]},what=${what}]`,
      skip: (m) => full(m, site),
      run: (m) => {
        const old = pop(m, site);
        const { size } = get(m, site);
        const cell: Site = [0, site[1]];
        if (size === 0) setEmpty(m, cell, true);
        else if (owners[old] !== 0) removeLevel(m.positions, old, site, size);
        push(m, site, { what, who: owners[what]! });
        setEmpty(m, cell, false);
        if (owners[what] !== 0) addEntry(m.positions, what, site, size);
      },
    }),
  );
  const setState = fc.tuple(at, optional(2), small(7)).map(
    ([site, i, state]): Step<StackModel> => ({
      text: `[SetState:type=${typeText(site[0])},to=${site[1]}${field('level', i)},state=${state}]`,
      run: (m) => {
        const stack = get(m, site);
        if (i === -1) {
          if (stack.size > 0) stack.slots[stack.size - 1]!.state = state;
        } else if (i < stack.size) {
          const data = level(m, site, i);
          takeAt(m, site, i);
          insertAt(m, site, i, { ...data, state });
        }
      },
    }),
  );
  return {
    options,
    create: () => ({
      stacks: Object.fromEntries(
        all.map((site) => [key(site), { slots: Array.from({ length: 32 }, blankLevel), size: 0 }]),
      ),
      empty: all.map(key),
      positions: new Positions(graph, false),
    }),
    step: fc.oneof(add, add, add, move, move, stackMove, remove, insert, promote, setState),
    compare: (m, context) => {
      const { state } = context;
      for (const site of all) {
        const [type, i] = site;
        const { size } = get(m, site);
        expect([site, state.stackSize(type, i)]).toEqual([site, size]);
        for (let k = 0; k <= size; k++) {
          const mine = {
            what: state.whatAt(type, i, k),
            who: state.whoAt(type, i, k),
            state: state.stateAt(type, i, k),
            rotation: state.rotationAt(type, i, k),
            value: state.valueAt(type, i, k),
          };
          expect(mine).toEqual(level(m, site, k));
        }
        expect([state.what(type, i), state.who(type, i), state.state(type, i)]).toEqual([
          top(m, site).what,
          top(m, site).who,
          top(m, site).state,
        ]);
        expect(state.count(type, i)).toBe(top(m, site).who === 0 ? 0 : 1);
        expect([site, state.isEmpty(type, i)]).toEqual([site, m.empty.includes(key(site))]);
      }
      comparePositions(m.positions, context);
    },
    position: (m) => JSON.stringify(m.stacks),
  };
}

describe('stacks', () => {
  test('on cells', () => property(stackKind(false)));
  test('on cells, vertices and edges', () => property(stackKind(true)));
});
