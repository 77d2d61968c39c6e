/** Flat sites against a model in plain objects. */
import fc from 'fast-check';
import type { SampleOptions } from './samples.js';
import {
  addEntry,
  comparePositions,
  type Data,
  field,
  type Kind,
  key,
  optional,
  owners,
  Positions,
  property,
  removeSite,
  type Site,
  type Step,
  small,
  typeText,
} from './testing/modelRun.js';

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
