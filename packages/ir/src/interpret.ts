/** The interpreter: closures from nodes. It needs no code made from text, and is what emitted code is compared with. */

import type { Context, SiteTypeCode, State } from '@ludii/state';
import {
  Cell,
  currentDie,
  diceCount,
  diceHands,
  diceSum,
  isPending,
  isToClear,
  isVisited,
  pendingCount,
  pendingValues,
  positionSite,
  positionType,
  removal,
  removalCount,
  spend,
} from '@ludii/state/internal';
import { libertiesFn } from './interpret/liberties.js';
import { calculate, compareNumbers } from './make.js';
import { componentMask, onePiece } from './masks.js';
import type {
  CompareSign,
  Condition,
  Datum,
  LibertiesValue,
  LineCondition,
  OwnedSites,
  RegisterName,
  SearchValue,
  Sites,
  TrackValue,
  Value,
} from './nodes.js';
import { borrowSites, returnSites, SiteSet } from './siteSet.js';

type ValueFn = (c: Context) => number;
type ConditionFn = (c: Context) => boolean;
type MemberFn = (c: Context, site: number) => boolean;
/** Adds the sites of a set to another. */
type CollectFn = (c: Context, out: SiteSet) => void;

/** What `make` makes of nodes, once for each: parts stand in many rules. */
function onceForEach<N extends object, F>(make: (node: N) => F): (node: N) => F {
  const known = new WeakMap<N, F>();
  return (node) => {
    const found = known.get(node) ?? make(node);
    known.set(node, found);
    return found;
  };
}

/** The site some steps on along a track. */
function trackFn({ player, from, steps, tracks }: TrackValue): ValueFn {
  const [who, start, many] = [valueFn(player), valueFn(from), valueFn(steps)];
  const places = tracks.map((track) => placesOf(track?.sites ?? []));
  return (c) => {
    const p = who(c);
    const track = tracks[p];
    if (!track) return -1;
    const { sites, loop } = track;
    const place = (places[p]!.get(start(c)) ?? sites.length) + Math.max(many(c), 0);
    if (place < sites.length) return sites[place]!;
    return loop && sites.length > 0 ? sites[place % sites.length]! : -1;
  };
}

/** The place of each site of a track where it first comes. */
function placesOf(sites: readonly number[]): ReadonlyMap<number, number> {
  const first = new Map<number, number>();
  sites.forEach((site, place) => {
    if (!first.has(site)) first.set(site, place);
  });
  return first;
}

/** The first site of a track where a condition holds. */
function searchFn({ player, from, test, tracks }: SearchValue): ValueFn {
  const [who, start, holds] = [valueFn(player), valueFn(from), siteTest(test, 'to')];
  const places = tracks.map(placesOf);
  return (c) => {
    const p = who(c);
    const sites = tracks[p];
    if (!sites || sites.length === 0) return -1;
    const first = start(c);
    let place = first === -1 ? 0 : (places[p]!.get(first) ?? sites.length);
    if (place >= sites.length) return -1;
    const { to } = c;
    let found = -1;
    for (let n = 0; n < sites.length; n++) {
      if (holds(c, sites[place]!)) {
        found = sites[place]!;
        break;
      }
      if (++place === sites.length) place = 0;
    }
    c.to = to;
    return found;
  };
}

/** A number as a closure. */
export const valueFn: (node: Value) => ValueFn = onceForEach(plainValueFn);

function plainValueFn(node: Value): ValueFn {
  switch (node.k) {
    case 'const': {
      const { value } = node;
      return () => value;
    }
    case 'register':
      return registerFn(node.name);
    case 'player': {
      const { part } = node;
      return ({ state }) => state[part];
    }
    case 'last': {
      const word = node.end === 'from' ? 2 : 3;
      return ({ trial }) => {
        const start = trial.lastStart();
        return start < 0 ? -1 : trial.moves.tape[start + word]!;
      };
    }
    case 'read':
      return readFn(node);
    case 'typeAt': {
      const site = valueFn(node.site);
      const { type, hands } = node;
      return (c) => {
        const s = site(c);
        return s >= hands.first && s < hands.end ? Cell : type;
      };
    }
    case 'table': {
      const of = valueFn(node.of);
      const { values, otherwise } = node;
      return (c) => values[of(c)] ?? otherwise;
    }
    case 'math':
      return mathFn(node);
    case 'choice': {
      const test = conditionFn(node.test);
      const yes = valueFn(node.yes);
      const no = valueFn(node.no);
      return (c) => (test(c) ? yes(c) : no(c));
    }
    case 'listFirst': {
      const { list } = node;
      return ({ state: { words } }) => words[words[list]!]!;
    }
    case 'track':
      return trackFn(node);
    case 'search':
      return searchFn(node);
    case 'liberties':
      return libertiesValue(node);
    case 'die': {
      const { hand, die } = node;
      return ({ state }) =>
        hand < diceHands(state) && die < diceCount(state, hand) ? currentDie(state, hand, die) : 0;
    }
    case 'pips': {
      const { hand } = node;
      return ({ state }) => diceSum(state, hand);
    }
    case 'face': {
      const { site, faces } = node;
      return ({ state }) => faces[state.what(Cell, site)]?.[state.state(Cell, site)] ?? -1;
    }
    case 'word': {
      const { word } = node;
      return ({ state }) => state.words[word]!;
    }
    case 'owned': {
      const of = valueFn(node.of);
      const { components } = node;
      return (c) => {
        let total = 0;
        for (const component of components[of(c)] ?? []) total += c.state.owned.length(component);
        return total;
      };
    }
    case 'firstSite': {
      const component = valueFn(node.component);
      const { limit } = node;
      return (c) => firstSite(c, component(c), limit);
    }
    case 'sum':
      return sumFn(node);
    case 'height': {
      const [type, site] = [valueFn(node.type), valueFn(node.site)];
      return (c) => c.state.stackSize(type(c) as SiteTypeCode, site(c));
    }
    case 'callValue':
      return node.fn;
  }
}

function mathFn({ sign, a, b }: Extract<Value, { k: 'math' }>): ValueFn {
  const first = valueFn(a);
  const second = valueFn(b);
  if (sign !== '+') return (c) => calculate(sign, first(c), second(c));
  if (b.k !== 'const') return (c) => (first(c) + second(c)) | 0;
  const { value } = b;
  return (c) => (first(c) + value) | 0;
}

function sumFn({ sites, of, register }: Extract<Value, { k: 'sum' }>): ValueFn {
  if (of.k === 'const') {
    const { value } = of;
    const count = sizeFn(sites);
    return (c) => Math.imul(count(c), value);
  }
  const visit = sitesFn(sites);
  const each = valueFn(of);
  return (c) => {
    const before = c[register];
    let total = 0;
    visit(c, (site) => {
      // The set may look at the register as well: it is where it was when the next site is looked for.
      c[register] = site;
      total = (total + each(c)) | 0;
      c[register] = before;
      return false;
    });
    return total;
  };
}

/** The number of sites of a set. */
function sizeFn(node: Sites): ValueFn {
  const collect = collectFn(node);
  return (c) => {
    const sites = borrowSites();
    collect(c, sites);
    const { size } = sites;
    returnSites(sites);
    return size;
  };
}

/** The common registers have closures of their own: reading one by its name is slow. */
function registerFn(name: RegisterName): ValueFn {
  switch (name) {
    case 'from':
      return (c) => c.from;
    case 'to':
      return (c) => c.to;
    case 'between':
      return (c) => c.between;
    case 'site':
      return (c) => c.site;
    default:
      return (c) => c[name];
  }
}

function firstSite({ state: { owned } }: Context, component: number, limit: number): number {
  const length = component > 0 && component < owned.owners.length ? owned.length(component) : 0;
  for (let i = 0; i < length; i++) {
    const site = positionSite(owned.entry(component, i));
    if (site < limit) return site;
  }
  return -1;
}

function readFn({ datum, type, site, limit, hands }: Extract<Value, { k: 'read' }>): ValueFn {
  const at = valueFn(site);
  const read = readers[datum];
  if (hands) {
    const { first, end } = hands;
    return (c) => {
      const s = at(c);
      if (s >= first && s < end) return read(c.state, Cell, s);
      return s >= 0 && s < limit ? read(c.state, type, s) : 0;
    };
  }
  // The common data have closures of their own: reading one by its name is slow.
  if (datum === 'what') {
    return (c) => {
      const s = at(c);
      return s >= 0 && s < limit ? c.state.what(type, s) : 0;
    };
  }
  if (datum === 'who') {
    return (c) => {
      const s = at(c);
      return s >= 0 && s < limit ? c.state.who(type, s) : 0;
    };
  }
  return (c) => {
    const s = at(c);
    return s >= 0 && s < limit ? read(c.state, type, s) : 0;
  };
}

const readers: Readonly<Record<Datum, (state: State, type: SiteTypeCode, site: number) => number>> = {
  what: (state, type, site) => state.what(type, site),
  who: (state, type, site) => state.who(type, site),
  state: (state, type, site) => state.state(type, site),
  count: (state, type, site) => state.count(type, site),
};

/** A condition as a closure; one about the piece on one site is looked up in a set of components. */
export const conditionFn: (node: Condition) => ConditionFn = onceForEach((node) => {
  const plain = plainConditionFn(node);
  const one = node.k === 'empty' || node.k === 'known' ? undefined : onePiece(node);
  return one ? pieceTest(node, one.register, one.type, plain) : plain;
});

/** Whether the state of a game tells nothing of a site but the piece on it. */
const tellsPieces = ({ layout, shape }: State, type: SiteTypeCode): boolean =>
  layout.kind === 'flat' && layout.stored[type]! && shape.board.defaultSite === type;

/** A condition on the piece at a register; what is not of that kind is asked in the plain way. */
function pieceTest(node: Condition, register: RegisterName, type: SiteTypeCode, plain: ConditionFn): ConditionFn {
  const holds = pieceHolds(node, register, type, plain);
  // Each of the common registers has a closure of its own: reading one by its name is slow.
  if (register === 'to') return (c) => holds(c, c.to);
  if (register === 'between') return (c) => holds(c, c.between);
  if (register === 'from') return (c) => holds(c, c.from);
  return (c) => holds(c, c[register]);
}

/** A condition asked of a site. It may set the iterator that it is about, which the caller puts back in the end. */
export type SiteTest = (c: Context, site: number) => boolean;

function pieceHolds(node: Condition, register: RegisterName, type: SiteTypeCode, plain: ConditionFn): SiteTest {
  const masks: (number | null)[] = [];
  const maskOf = (state: State): number | null => {
    const { mover, shape } = state;
    const owners = shape.components.map(({ owner }) => owner);
    const { counts } = state.layout;
    const mask = tellsPieces(state, type) ? componentMask(node, register, { type, owners, mover, counts }) : undefined;
    masks[mover] = mask ?? null;
    return masks[mover];
  };
  return (c, site) => {
    const { state } = c;
    const known = masks[state.mover];
    const mask = known === undefined ? maskOf(state) : known;
    if (mask === null || site < 0 || site >= state.shape.board.sizes[type]) {
      c[register] = site;
      return plain(c);
    }
    return ((mask >>> state.what(type, site)) & 1) !== 0;
  };
}

/** A condition asked of the site that a register would be at. */
export function siteTest(node: Condition, register: 'to' | 'between'): SiteTest {
  if (node.k === 'known') {
    const { holds } = node;
    return () => holds;
  }
  if (node.k === 'empty' && node.site.k === 'register' && node.site.name === register && !node.hands) {
    const { type, limit } = node;
    return ({ state }, site) => site >= 0 && site < limit && state.isEmpty(type, site);
  }
  const one = onePiece(node);
  if (one?.register === register) return pieceHolds(node, register, one.type, plainConditionFn(node));
  const test = conditionFn(node);
  if (register === 'to') {
    return (c, site) => {
      c.to = site;
      return test(c);
    };
  }
  return (c, site) => {
    c.between = site;
    return test(c);
  };
}

/** Whether all conditions hold; few have closures of their own. */
function everyFn(parts: readonly ConditionFn[]): ConditionFn {
  const [a, b, d] = parts as [ConditionFn, ConditionFn, ConditionFn];
  if (parts.length === 2) return (c) => a(c) && b(c);
  if (parts.length === 3) return (c) => a(c) && b(c) && d(c);
  return (c) => {
    for (let i = 0; i < parts.length; i++) if (!parts[i]!(c)) return false;
    return true;
  };
}

/** Whether some condition holds; few have closures of their own. */
function anyFn(parts: readonly ConditionFn[]): ConditionFn {
  const [a, b, d] = parts as [ConditionFn, ConditionFn, ConditionFn];
  if (parts.length === 2) return (c) => a(c) || b(c);
  if (parts.length === 3) return (c) => a(c) || b(c) || d(c);
  return (c) => {
    for (let i = 0; i < parts.length; i++) if (parts[i]!(c)) return true;
    return false;
  };
}

function plainConditionFn(node: Condition): ConditionFn {
  switch (node.k) {
    case 'known': {
      const { holds } = node;
      return () => holds;
    }
    case 'and':
      return everyFn(node.parts.map(conditionFn));
    case 'or':
      return anyFn(node.parts.map(conditionFn));
    case 'not': {
      const part = conditionFn(node.part);
      return (c) => !part(c);
    }
    case 'compare':
      return compareFn(node);
    case 'empty': {
      const { type, limit, hands } = node;
      const site = valueFn(node.site);
      return (c) => {
        const s = site(c);
        if (hands && s >= hands.first && s < hands.end) return c.state.isEmpty(Cell, s);
        return s >= 0 && s < limit && c.state.isEmpty(type, s);
      };
    }
    case 'in': {
      const site = valueFn(node.site);
      const holds = memberFn(node.sites);
      return (c) => {
        const s = site(c);
        return s >= 0 && holds(c, s);
      };
    }
    case 'visited': {
      const site = valueFn(node.site);
      return (c) => isVisited(c.state, site(c));
    }
    case 'full': {
      const { type } = node;
      return ({ state }) => {
        const start = state.emptyOffset(type);
        for (let i = start; i < start + state.emptyWords(type); i++) if (state.words[i] !== 0) return false;
        return true;
      };
    }
    case 'every': {
      if (node.sites.k === 'listedSites') return everyListed(node.sites.sites, node.register, conditionFn(node.test));
      if (node.sites.k === 'row' && node.register === 'between') return everyInRow(node.sites, node.test);
      const visit = sitesFn(node.sites);
      const test = conditionFn(node.test);
      const { register } = node;
      return (c) => {
        const before = c[register];
        return !visit(c, (site) => {
          c[register] = site;
          const holds = test(c);
          c[register] = before;
          return !holds;
        });
      };
    }
    case 'with': {
      const [at, test] = [valueFn(node.at), conditionFn(node.test)];
      const { register } = node;
      return (c) => {
        const before = c[register];
        c[register] = at(c);
        const holds = test(c);
        c[register] = before;
        return holds;
      };
    }
    case 'line':
      return lineFn(node);
    case 'threatened':
    case 'some':
    case 'nextIsStuck':
    case 'allPassed':
    case 'callCondition':
      return node.fn;
  }
}

function libertiesValue(node: LibertiesValue): ValueFn {
  const count = libertiesFn(node);
  const site = valueFn(node.site);
  return (c) => count(c, site(c), Number.MAX_SAFE_INTEGER);
}

/** The sign of a comparison the other way round. */
const turned: Readonly<Record<CompareSign, CompareSign>> = {
  '=': '=',
  '!=': '!=',
  '<': '>',
  '<=': '>=',
  '>': '<',
  '>=': '<=',
};

function compareFn({ sign, a, b }: Extract<Condition, { k: 'compare' }>): ConditionFn {
  if (b.k === 'liberties' && a.k === 'const') return compareFn({ k: 'compare', sign: turned[sign], a: b, b: a });
  if (a.k === 'liberties' && b.k === 'const') {
    // They need not be counted further than it matters.
    const count = libertiesFn(a);
    const site = valueFn(a.site);
    const { value } = b;
    return (c) => compareNumbers(sign, count(c, site(c), value), value);
  }
  return comparison(sign, valueFn(a), b);
}

/** A comparison. Each sign has a closure of its own, and so has being equal to a known number. */
function comparison(sign: CompareSign, a: ValueFn, second: Value): ConditionFn {
  const b = valueFn(second);
  if (second.k === 'const' && (sign === '=' || sign === '!=')) {
    const { value } = second;
    return sign === '=' ? (c) => a(c) === value : (c) => a(c) !== value;
  }
  switch (sign) {
    case '=':
      return (c) => a(c) === b(c);
    case '!=':
      return (c) => a(c) !== b(c);
    case '<':
      return (c) => a(c) < b(c);
    case '<=':
      return (c) => a(c) <= b(c);
    case '>':
      return (c) => a(c) > b(c);
    case '>=':
      return (c) => a(c) >= b(c);
  }
}

/** Whether a condition holds with a register at each of some numbers, where they are sites. */
function everyListed(sites: readonly Value[], register: RegisterName, test: ConditionFn): ConditionFn {
  const numbers = sites.map(valueFn);
  return (c) => {
    const before = c[register];
    let holds = true;
    for (let i = 0; i < numbers.length && holds; i++) {
      const site = numbers[i]!(c);
      if (site < 0) continue;
      c[register] = site;
      holds = test(c);
      c[register] = before;
    }
    return holds;
  };
}

/** Whether a condition holds with `between` at every site of a row. */
function everyInRow({ of, relation }: Extract<Sites, { k: 'row' }>, condition: Condition): ConditionFn {
  const which = valueFn(of);
  const test = siteTest(condition, 'between');
  const { offsets, items } = relation;
  return (c) => {
    const row = which(c);
    if (row < 0 || row >= offsets.length - 1) return true;
    const before = c.between;
    const end = offsets[row + 1]!;
    let i = offsets[row]!;
    while (i < end && test(c, items[i]!)) i++;
    c.between = before;
    return i === end;
  };
}

function lineFn({ site, type, limit, length, exact, lines, classes, only }: LineCondition): ConditionFn {
  const at = valueFn(site);
  const wanted = only && valueFn(only);
  const { offsets, start, end, backStart, backEnd, sites } = lines;
  const along = ({ state }: Context, from: number, to: number, own: number): number => {
    let i = from;
    while (i < to && classes[state.what(type, sites[i]!)] === own) i++;
    return i - from;
  };
  return (c) => {
    const s = at(c);
    if (s < 0) return false;
    const own = s < limit ? classes[c.state.what(type, s)]! : 0;
    if (own === 0 || (wanted && wanted(c) !== own)) {
      // Rules have come to rely on it: without a piece that counts, `to` stays where the line was looked for.
      c.to = s;
      return false;
    }
    for (let id = offsets[s]!; id < offsets[s + 1]!; id++) {
      const count = 1 + along(c, start[id]!, end[id]!, own) + along(c, backStart[id]!, backEnd[id]!, own);
      if (exact ? count === length : count >= length) return true;
    }
    return false;
  };
}

/** A mark for each site of a list. */
function siteBits(sites: readonly number[]): Uint8Array {
  const bits = new Uint8Array(Math.max(-1, ...sites) + 1);
  for (const site of sites) bits[site] = 1;
  return bits;
}

/** Membership in a set of sites as a closure. */
export const memberFn: (node: Sites) => MemberFn = onceForEach(plainMemberFn);

function plainMemberFn(node: Sites): MemberFn {
  switch (node.k) {
    case 'fixedSites': {
      const bits = siteBits(node.sites);
      return (_c, site) => bits[site] === 1;
    }
    case 'sitesOf': {
      const player = valueFn(node.player);
      const sets = setsOf(node);
      return (c, site) => sets(player(c))?.has(site) ?? false;
    }
    case 'emptySites': {
      const { type } = node;
      return ({ state }, site) => site >= 0 && site < state.shape.board.sizes[type] && state.isEmpty(type, site);
    }
    case 'listedSites': {
      const sites = node.sites.map(valueFn);
      return (c, site) => {
        for (let i = 0; i < sites.length; i++) if (sites[i]!(c) === site) return site >= 0;
        return false;
      };
    }
    case 'pendingSites':
      return ({ state }, site) => isPending(state, site);
    case 'removalSites':
      return ({ state }, site) => isToClear(state, site);
    case 'ownedSites': {
      const collect = ownedFn(node);
      return (c, site) => {
        const sites = borrowSites();
        collect(c, sites);
        const found = sites.has(site);
        returnSites(sites);
        return found;
      };
    }
    case 'shared': {
      const one = memberFn(node.sites);
      const other = memberFn(node.with);
      const { inside } = node;
      return (c, site) => one(c, site) && other(c, site) === inside;
    }
    case 'union': {
      const parts = node.parts.map(memberFn);
      return (c, site) => {
        for (let i = 0; i < parts.length; i++) if (parts[i]!(c, site)) return true;
        return false;
      };
    }
    case 'row': {
      const of = valueFn(node.of);
      const { offsets, items } = node.relation;
      return (c, site) => {
        const row = of(c);
        if (row < 0 || row >= offsets.length - 1) return false;
        for (let i = offsets[row]!; i < offsets[row + 1]!; i++) if (items[i] === site) return true;
        return false;
      };
    }
    case 'callSites':
      return node.has;
    case 'where': {
      const inside = memberFn(node.sites);
      const { register } = node;
      const test = conditionFn(node.test);
      return (c, site) => {
        if (!inside(c, site)) return false;
        const before = c[register];
        c[register] = site;
        const holds = test(c);
        c[register] = before;
        return holds;
      };
    }
  }
}

/** The known sites of a player as a set. They may be made of others that are still to come, so each is made when it is asked for. */
function setsOf(node: Extract<Sites, { k: 'sitesOf' }>): (player: number) => SiteSet | undefined {
  const made: (SiteSet | undefined)[] = [];
  return (player) => {
    const known = made[player];
    if (known) return known;
    const own = node.sites[player];
    if (own) made[player] = SiteSet.from(own);
    return made[player];
  };
}

/** The sites that the index of pieces names. */
function ownedFn({ player, components, type, first, end }: OwnedSites): CollectFn {
  const of = valueFn(player);
  return (c, out) => {
    const own = components[of(c)];
    if (!own) return;
    const { owned } = c.state;
    for (let k = 0; k < own.length; k++) {
      const component = own[k]!;
      for (let i = 0; i < owned.length(component); i++) {
        const entry = owned.entry(component, i);
        const site = positionSite(entry);
        if ((type === undefined || positionType(entry) === type) && site >= first && site < end) out.add(site);
      }
    }
  };
}

/** Adds the sites of a set to another, as a closure. */
export const collectFn: (node: Sites) => CollectFn = onceForEach(plainCollectFn);

function plainCollectFn(node: Sites): CollectFn {
  switch (node.k) {
    case 'fixedSites': {
      const set = SiteSet.from(node.sites);
      return (_c, out) => out.addAll(set);
    }
    case 'sitesOf': {
      const player = valueFn(node.player);
      const sets = setsOf(node);
      return (c, out) => {
        const own = sets(player(c));
        if (own) out.addAll(own);
      };
    }
    case 'emptySites': {
      const { type } = node;
      return ({ state }, out) => out.addWords(state.words, state.emptyOffset(type), state.emptyWords(type));
    }
    case 'listedSites': {
      const sites = node.sites.map(valueFn);
      return (c, out) => {
        for (let i = 0; i < sites.length; i++) out.addIfSite(sites[i]!(c));
      };
    }
    case 'pendingSites':
      return ({ state }, out) => {
        if (pendingCount(state) > 0) for (const site of pendingValues(state)) out.addIfSite(site);
      };
    case 'removalSites':
      return ({ state }, out) => {
        const count = removalCount(state);
        for (let i = 0; i < count; i++) out.addIfSite(removal(state, i));
      };
    case 'ownedSites':
      return ownedFn(node);
    case 'shared':
      return sharedFn(node);
    case 'union': {
      const parts = node.parts.map(collectFn);
      return (c, out) => {
        for (let i = 0; i < parts.length; i++) parts[i]!(c, out);
      };
    }
    case 'row': {
      const of = valueFn(node.of);
      const { offsets, items } = node.relation;
      return (c, out) => {
        const row = of(c);
        if (row < 0 || row >= offsets.length - 1) return;
        for (let i = offsets[row]!; i < offsets[row + 1]!; i++) out.add(items[i]!);
      };
    }
    case 'callSites': {
      const { fn, add } = node;
      return (
        add ??
        ((c, out) => {
          for (const site of fn(c)) out.add(site);
        })
      );
    }
    case 'where': {
      const visit = sitesFn(node);
      return (c, out) => {
        visit(c, (site) => {
          out.add(site);
          return false;
        });
      };
    }
  }
}

/** The sites of one set that are, or are not, in another. */
function sharedFn({ sites, with: others, inside }: Extract<Sites, { k: 'shared' }>): CollectFn {
  const one = collectFn(sites);
  const other = collectFn(others);
  return (c, out) => {
    const kept = borrowSites();
    const tested = borrowSites();
    one(c, kept);
    other(c, tested);
    if (inside) kept.keepAll(tested);
    else kept.deleteAll(tested);
    out.addAll(kept);
    returnSites(tested);
    returnSites(kept);
  };
}

/** Goes through sites until a visit says that it was the last; true if one did. */
type Visit = (c: Context, visit: (site: number) => boolean) => boolean;

function visitAll(sites: readonly number[], visit: (site: number) => boolean): boolean {
  for (let i = 0; i < sites.length; i++) if (visit(sites[i]!)) return true;
  return false;
}

/** The sites of a set in ascending order. */
export const sitesFn: (node: Sites) => Visit = onceForEach(plainSitesFn);

function plainSitesFn(node: Sites): Visit {
  switch (node.k) {
    case 'fixedSites': {
      const { sites } = node;
      return (_c, visit) => visitAll(sites, visit);
    }
    case 'emptySites':
      return emptyFn(node.type);
    case 'where': {
      const all = sitesFn(node.sites);
      const { register } = node;
      const test = conditionFn(node.test);
      return (c, visit) => {
        const before = c[register];
        return all(c, (site) => {
          spend();
          c[register] = site;
          const holds = test(c);
          c[register] = before;
          return holds && visit(site);
        });
      };
    }
    case 'callSites': {
      const { fn, add } = node;
      return add ? inOrder(add) : (c, visit) => visitAll(fn(c), visit);
    }
    default:
      return inOrder(collectFn(node));
  }
}

/** Goes through what is added to a set, in ascending order. */
function inOrder(collect: CollectFn): Visit {
  return (c, visit) => {
    const sites = borrowSites();
    collect(c, sites);
    let site = sites.next(0);
    while (site >= 0 && !visit(site)) site = sites.next(site + 1);
    returnSites(sites);
    return site >= 0;
  };
}

/** The empty sites of the board, by the bits that tell them. */
function emptyFn(type: SiteTypeCode): Visit {
  return ({ state }, visit) => {
    const start = state.emptyOffset(type);
    const words = state.emptyWords(type);
    for (let w = 0; w < words; w++) {
      for (let bits = state.words[start + w]!; bits !== 0; bits &= bits - 1) {
        if (visit((w << 5) + 31 - Math.clz32(bits & -bits))) return true;
      }
    }
    return false;
  };
}
