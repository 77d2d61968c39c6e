/**
 * Random sequences of actions, marks, rollbacks and commits against models in plain objects, one for each way to remember
 * sites. After every step the state must agree with its model, hash, copy and text form must agree with the state.
 */
import fc from 'fast-check';
import { applyMove } from './applyMove.js';
import { Context } from './context.js';
import { copyState, createState } from './createState.js';
import { MoveList } from './moveList.js';
import { parseMove } from './moveText.js';
import { positionLevel, positionSite, positionType } from './owned.js';
import { PuzzleState } from './puzzleState.js';
import { type SampleOptions, sampleGame } from './samples.js';
import { parseState, serialiseState } from './serialise.js';
import { type SiteTypeCode, siteTypeNames } from './siteType.js';

type Data = { what: number; who: number; count: number; state: number; rotation: number; value: number };
type Site = [type: SiteTypeCode, site: number];

/** One step: the text of an action, and what it does to the model. `skip` tells when it must not be tried. */
interface Step<M> {
  text: string;
  run: (model: M) => void;
  skip?: (model: M) => boolean;
}

interface Kind<M> {
  options: SampleOptions;
  create: () => M;
  step: fc.Arbitrary<Step<M>>;
  compare: (model: M, context: Context) => void;
  /** What counts for the position hash. */
  position?: (model: M) => string;
}

interface Real {
  context: Context;
  snapshots: { words: Int32Array; hash: string }[];
  hashes: Map<string, string>;
}

function apply(context: Context, action: string): void {
  const list = new MoveList(64, 1);
  parseMove(`[Move:mover=1,from=0,to=0,actions=${action}]`, list, context.game.strings);
  applyMove(context, list, 0);
}

function checkState<M>(kind: Kind<M>, model: M, real: Real): void {
  const { context, hashes } = real;
  const { state } = context;
  kind.compare(model, context);
  const copy = copyState(state);
  expect(copy.store.equals(state.store)).toBe(true);
  copy.refreshHash();
  const hash = state.positionHash();
  expect(copy.positionHash()).toBe(hash);
  const text = serialiseState(state);
  expect(text.length).toBeLessThan(state.store.size * 7);
  expect(parseState(context.game, text, state.layout).store.equals(state.store)).toBe(true);
  // The copy is on its own.
  const before = state.words.slice();
  copy.mover = 7;
  copy.addToEmpty(0, 0);
  copy.removePiece(0, 1);
  copy.temp = 5;
  expect(state.words).toEqual(before);
  if (kind.position) {
    const position = kind.position(model);
    expect(hashes.get(position) ?? hash).toBe(hash);
    if (!hashes.has(position)) expect([...hashes.values()]).not.toContain(hash);
    hashes.set(position, hash);
  }
}

/** The model of a run: the present one and those at the open marks. */
interface Run<M> {
  now: M;
  marks: M[];
}

function commands<M>(kind: Kind<M>): fc.Arbitrary<Iterable<fc.Command<Run<M>, Real>>> {
  const act = kind.step.map(
    (step): fc.Command<Run<M>, Real> => ({
      check: (run) => !step.skip?.(run.now),
      run: (run, real) => {
        const { state } = real.context;
        // Apply, undo, apply again: the words and the hash must come back.
        const words = state.words.slice(0, state.store.size);
        const hash = state.positionHash();
        real.context.mark();
        apply(real.context, step.text);
        real.context.rollback();
        expect(state.words.slice(0, state.store.size)).toEqual(words);
        expect(state.positionHash()).toBe(hash);
        apply(real.context, step.text);
        step.run(run.now);
        checkState(kind, run.now, real);
      },
      toString: () => step.text,
    }),
  );
  const mark: fc.Command<Run<M>, Real> = {
    check: (run) => run.marks.length < 4,
    run: (run, real) => {
      run.marks.push(structuredClone(run.now));
      const { state } = real.context;
      real.snapshots.push({ words: state.words.slice(0, state.store.size), hash: state.positionHash() });
      real.context.mark();
    },
    toString: () => 'mark',
  };
  const rollback: fc.Command<Run<M>, Real> = {
    check: (run) => run.marks.length > 0,
    run: (run, real) => {
      run.now = run.marks.pop()!;
      real.context.rollback();
      const { state } = real.context;
      const { words, hash } = real.snapshots.pop()!;
      expect(state.words.slice(0, state.store.size)).toEqual(words);
      expect(state.positionHash()).toBe(hash);
      checkState(kind, run.now, real);
    },
    toString: () => 'rollback',
  };
  const commit: fc.Command<Run<M>, Real> = {
    check: (run) => run.marks.length > 0,
    run: (run, real) => {
      run.marks.pop();
      real.snapshots.pop();
      real.context.commit();
      checkState(kind, run.now, real);
    },
    toString: () => 'commit',
  };
  return fc.commands([act, act, act, act, fc.constant(mark), fc.constant(rollback), fc.constant(commit)], {
    maxCommands: 40,
  });
}

function property<M>(kind: Kind<M>, numRuns = 120): void {
  fc.assert(
    fc.property(commands(kind), (list) => {
      fc.modelRun(() => {
        const context = new Context(sampleGame(kind.options));
        return {
          model: { now: kind.create(), marks: [] },
          real: { context, snapshots: [], hashes: new Map() },
        };
      }, list);
    }),
    { numRuns },
  );
}

// ---- positions of pieces ----------------------------------------------------------------------------------------------

type Entry = [type: number, site: number, level: number];

const owners = [0, 1, 2, 1, 0];
const slots = [0, 0, 0, 1, 0];

/** The index of pieces, naively. */
class Positions {
  lists: Entry[][] = owners.map(() => []);
  constructor(
    readonly typed: boolean,
    readonly swap: boolean,
  ) {}
}

function addEntry(p: Positions, what: number, [type, site]: Site, level: number): void {
  p.lists[what]!.push([p.typed || p.swap ? type : 0, site, level]);
}
function removeSite(p: Positions, what: number, [type, site]: Site): void {
  const list = p.lists[what]!;
  if (p.swap) {
    const at = list.findIndex((entry) => entry[1] === site);
    if (at < 0) return;
    const last = list.pop()!;
    if (at < list.length) list[at] = last;
    return;
  }
  p.lists[what] = list.filter((entry) => entry[1] !== site || (p.typed && entry[0] !== type));
}
function removeExact(p: Positions, what: number, [type, site]: Site, level: number): void {
  p.lists[what] = p.lists[what]!.filter(
    (entry) => entry[1] !== site || entry[2] !== level || (p.typed && entry[0] !== type),
  );
}
function removeLevel(p: Positions, what: number, at: Site, level: number): void {
  removeExact(p, what, at, level);
  const left = p.lists[what]!.length;
  p.lists.forEach((list, other) => {
    for (const entry of list) {
      const typeMatters = p.typed && slots[other]! < left;
      if (entry[1] === at[1] && entry[2] > level && (!typeMatters || entry[0] === at[0])) entry[2]--;
    }
  });
}
function comparePositions(p: Positions, { state }: Context): void {
  for (let what = 1; what < owners.length; what++) {
    const mine = Array.from({ length: state.owned.length(what) }, (_, i): Entry => {
      const entry = state.owned.entry(what, i);
      return [positionType(entry), positionSite(entry), positionLevel(entry)];
    });
    expect(mine).toEqual(p.lists[what]);
  }
}

const small = (max: number): fc.Arbitrary<number> => fc.integer({ min: 0, max });
const optional = (max: number): fc.Arbitrary<number> => fc.integer({ min: -1, max });
const field = (name: string, value: number): string => (value === -1 ? '' : `,${name}=${value}`);
const key = ([type, site]: Site): string => `${type}:${site}`;
const typeText = (type: SiteTypeCode): string => siteTypeNames[type];

// ---- flat -------------------------------------------------------------------------------------------------------------

interface FlatModel {
  sites: Record<string, Data & { hidden: number[] }>;
  positions: Positions;
}

function flatKind(counts: boolean, graph: boolean): Kind<FlatModel> {
  const options: SampleOptions = {
    cells: 6,
    vertices: graph ? 5 : 0,
    edges: graph ? 7 : 0,
    hands: counts ? [2, 2] : [],
    pieces: [1, 2, 1, 0],
    flags: {
      siteState: true,
      rotation: true,
      value: true,
      hiddenInfo: true,
      graph,
      vertex: graph,
      edge: graph,
      storedState: true,
    },
    more: { maxCount: 1000, maxState: 5 },
  };
  const all: Site[] = [];
  for (let site = 0; site < (counts ? 10 : 6); site++) all.push([0, site]);
  if (graph) {
    for (let site = 0; site < 5; site++) all.push([1, site]);
    for (let site = 0; site < 7; site++) all.push([2, site]);
  }
  const at = fc.constantFrom(...all);
  // Some actions take the number of an edge for a site of a hand if a hand has that number.
  const handOr = ([type, site]: Site): Site => (site >= 6 && counts ? [0, site] : [type, site]);
  const blank = (): Data & { hidden: number[] } => ({
    what: 0,
    who: 0,
    count: 0,
    state: 0,
    rotation: 0,
    value: 0,
    hidden: [0, 0, 0],
  });
  const get = (m: FlatModel, site: Site): Data & { hidden: number[] } => m.sites[key(site)]!;
  const clear = (m: FlatModel, site: Site): void => {
    m.sites[key(site)] = { ...blank(), hidden: get(m, site).hidden };
  };
  // Without a vector of counts a site has one piece or none.
  const fix = (data: Data): void => {
    if (!counts) data.count = data.what !== 0 || data.who !== 0 ? 1 : 0;
  };

  const add = fc.tuple(at, small(4), small(3), optional(7), optional(3), optional(40)).map(
    ([site, what, count, state, rotation, value]): Step<FlatModel> => ({
      text: `[Add:type=${typeText(site[0])},to=${site[1]},what=${what}${count > 1 ? `,count=${count}` : ''}${field('state', state)}${field('rotation', rotation)}${field('value', value)}]`,
      run: (m) => {
        const n = Math.max(count, 1);
        const data = get(m, site);
        if (data.what === 0) {
          data.what = what;
          data.who = owners[what]!;
          data.count = n;
          if (what !== 0) addEntry(m.positions, what, site, 0);
        } else data.count = counts ? data.count + n : 1;
        if (state !== -1) data.state = state;
        if (rotation !== -1) data.rotation = rotation;
        if (value !== -1) data.value = value;
        fix(data);
      },
    }),
  );
  const move = fc.tuple(at, at, optional(7), optional(3), optional(40)).map(
    ([from, to, state, rotation, value]): Step<FlatModel> => ({
      text: `[Move:typeFrom=${typeText(from[0])},from=${from[1]},typeTo=${typeText(to[0])},to=${to[1]}${field('state', state)}${field('rotation', rotation)}${field('value', value)}]`,
      run: (m) => {
        const source = { ...get(m, from) };
        if (source.what === 0 && source.count === 0) return;
        if (source.count === 1) {
          clear(m, from);
          if (source.what !== 0) removeSite(m.positions, source.what, from);
        } else if (source.count > 0) get(m, from).count--;
        const target = get(m, to);
        if (state !== -1) target.state = state;
        else if (source.what !== 0) target.state = source.state;
        target.rotation = rotation !== -1 ? rotation : source.rotation;
        target.value = value !== -1 ? value : source.value;
        if (target.what !== 0 && (!counts || target.what !== source.what)) removeSite(m.positions, target.what, to);
        if (target.what === source.what && target.count > 0) target.count = counts ? target.count + 1 : 1;
        else {
          target.what = source.what;
          target.who = owners[source.what]!;
          target.count = 1;
        }
        fix(target);
        if (source.what !== 0 && target.count === 1) addEntry(m.positions, source.what, to, 0);
        const left = get(m, from);
        target.hidden = [...left.hidden];
        if (left.what === 0) left.hidden = [0, 0, 0];
      },
    }),
  );
  const moveN = fc.tuple(at, at, fc.integer({ min: 1, max: 3 })).map(
    ([givenFrom, givenTo, n]): Step<FlatModel> => ({
      text: `[Move:typeFrom=${typeText(givenFrom[0])},from=${givenFrom[1]},typeTo=${typeText(givenTo[0])},to=${givenTo[1]},count=${n}]`,
      run: (m) => {
        const from = handOr(givenFrom);
        const to = handOr(givenTo);
        const { what, count } = get(m, from);
        if (count - n <= 0) clear(m, from);
        else get(m, from).count = count - n;
        fix(get(m, from));
        const target = get(m, to);
        if (target.count === 0) Object.assign(target, { what, who: owners[what]!, count: n });
        else if (target.what === what) target.count += n;
        fix(target);
        if (what === 0 || owners[what] === 0) return;
        if (get(m, from).count === 0) removeSite(m.positions, what, from);
        addEntry(m.positions, what, to, 0);
      },
    }),
  );
  const remove = at.map(
    (given): Step<FlatModel> => ({
      text: `[Remove:type=${typeText(given[0])},to=${given[1]}]`,
      run: (m) => {
        const site = handOr(given);
        const { what } = get(m, site);
        clear(m, site);
        if (what !== 0) removeSite(m.positions, what, site);
      },
    }),
  );
  const promote = fc.tuple(at, fc.integer({ min: 1, max: 4 })).map(
    ([site, what]): Step<FlatModel> => ({
      text: `[Promote:type=${typeText(site[0])},to=${site[1]},what=${what}]`,
      run: (m) => {
        const old = get(m, site).what;
        if (owners[old] !== 0) removeSite(m.positions, old, site);
        clear(m, site);
        Object.assign(get(m, site), { what, who: old === 0 ? 0 : owners[what]!, count: 1 });
        if (owners[what] !== 0) addEntry(m.positions, what, site, 0);
      },
    }),
  );
  const data = fc.tuple(at, fc.constantFrom('state', 'rotation', 'value'), small(5)).map(
    ([site, name, value]): Step<FlatModel> => ({
      text: `[Set${name[0]!.toUpperCase()}${name.slice(1)}:type=${typeText(site[0])},to=${site[1]},${name}=${value}]`,
      run: (m) => {
        Object.assign(get(m, name === 'state' ? site : handOr(site)), { [name]: value });
      },
    }),
  );
  const setCount = fc.tuple(at, fc.integer({ min: 1, max: 4 }), small(4)).map(
    ([site, what, count]): Step<FlatModel> => ({
      text: `[SetCount:type=${typeText(site[0])},to=${site[1]},what=${what},count=${count}]`,
      skip: () => !counts,
      run: (m) => {
        const there = get(m, site);
        if (there.count === 0 && count > 0) addEntry(m.positions, what, site, 0);
        if (count > 0) Object.assign(there, { what, count });
        else {
          clear(m, site);
          if (there.what !== 0) removeSite(m.positions, there.what, site);
        }
      },
    }),
  );
  const hiddenNames = ['', 'What', 'Who', 'State', 'Rotation', 'Value', 'Count'];
  const hide = fc.tuple(at, small(6), fc.integer({ min: 1, max: 2 }), fc.boolean()).map(
    ([site, which, player, on]): Step<FlatModel> => ({
      text: `[SetHidden${hiddenNames[which]}:type=${typeText(site[0])},to=${site[1]},level=0,who=${player},value=${on}]`,
      run: (m) => {
        const { hidden } = get(m, handOr(site));
        hidden[player] = on ? hidden[player]! | (1 << which) : hidden[player]! & ~(1 << which);
      },
    }),
  );
  return {
    options,
    create: () => ({
      sites: Object.fromEntries(all.map((site) => [key(site), blank()])),
      positions: new Positions(graph, !graph),
    }),
    step: fc.oneof(add, add, move, move, moveN, remove, promote, data, setCount, hide),
    compare: (m, context) => {
      const { state } = context;
      for (const site of all) {
        const [type, i] = site;
        const mine = {
          what: state.what(type, i),
          who: state.who(type, i),
          count: state.count(type, i),
          state: state.state(type, i),
          rotation: state.rotation(type, i),
          value: state.value(type, i),
          hidden: [0, state.hidden(1, type, i, 0), state.hidden(2, type, i, 0)],
        };
        expect({ site, ...mine }).toEqual({ site, ...m.sites[key(site)] });
        expect(state.isEmpty(type, i)).toBe(mine.count === 0);
      }
      comparePositions(m.positions, context);
    },
    position: (m) => JSON.stringify(m.sites),
  };
}

describe('flat sites', () => {
  test('cells with counts and hands', () => property(flatKind(true, false)));
  test('cells without counts', () => property(flatKind(false, false)));
  test('cells, vertices and edges with hands', () => property(flatKind(true, true)));
});

// ---- stacks -----------------------------------------------------------------------------------------------------------

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
    if (i < 0 || i >= stack.size) return 0;
    const { what } = stack.slots[i]!;
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
      skip: (m) => i >= get(m, site).size,
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

// ---- large stacks -----------------------------------------------------------------------------------------------------

interface LargeModel {
  sites: { what: number[]; who: number[]; state: number[]; value: number[] }[];
}

const largeKind: Kind<LargeModel> = {
  options: {
    cells: 4,
    pieces: [1, 2, 1, 0],
    flags: { stacking: true, siteState: true, value: true, storedState: true },
    board: { largeStack: true },
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
};

test('large stacks', () => property(largeKind));

// ---- puzzles ----------------------------------------------------------------------------------------------------------

function puzzleKind(max: number): Kind<number[][]> {
  const cells = 5;
  const value = small(max);
  return {
    options: {
      players: 1,
      cells,
      pieces: [],
      flags: { deductionPuzzle: true },
      board: { ranges: [{ min: 0, max }, undefined, undefined] },
    },
    create: () => Array.from({ length: cells }, () => Array.from({ length: max + 1 }, (_, i) => i)),
    step: fc.oneof(
      fc.tuple(small(cells - 1), value).map(
        ([cell, v]): Step<number[][]> => ({
          text: `[Set:type=Cell,var=${cell},value=${v}]`,
          run: (m) => {
            m[cell] = [v];
          },
        }),
      ),
      fc.tuple(small(cells - 1), value).map(
        ([cell, v]): Step<number[][]> => ({
          text: `[Toggle:type=Cell,var=${cell},value=${v}]`,
          run: (m) => {
            const domain = m[cell]!;
            m[cell] = domain.includes(v) ? domain.filter((other) => other !== v) : [...domain, v];
          },
        }),
      ),
      fc.tuple(small(cells - 1), value).map(
        ([cell, n]): Step<number[][]> => ({
          text: `[Reset:type=Cell,var=${cell},max=${n}]`,
          run: (m) => {
            const count = max + 1 > 32 ? max + 1 : n;
            for (let v = 0; v < count; v++) if (!m[cell]!.includes(v)) m[cell]!.push(v);
          },
        }),
      ),
    ),
    compare: (m, { state }) => {
      if (!(state instanceof PuzzleState)) throw new Error('not a puzzle');
      m.forEach((domain, cell) => {
        const mine = Array.from({ length: max + 1 }, (_, v) => v).filter((v) => state.isCandidate(0, cell, v));
        expect(mine).toEqual([...domain].sort((a, b) => a - b));
        expect(state.isResolved(0, cell)).toBe(domain.length === 1);
        expect(state.what(0, cell)).toBe(domain.length === 1 ? domain[0] : 0);
        expect(state.candidates(0, cell)).toBe(domain.length);
        expect(state.isEmpty()).toBe(true);
      });
    },
  };
}

describe('puzzle domains', () => {
  test('of one bit of choice', () => property(puzzleKind(1), 60));
  test('of nine values', () => property(puzzleKind(9), 60));
  test('of exactly a word', () => property(puzzleKind(31), 60));
  test('of more than a word', () => property(puzzleKind(70), 60));
});
