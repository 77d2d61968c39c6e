/** Numbers as closures. */
import { type Context, type SiteTypeCode, type State, score } from '@ludii/state';
import { Cell, currentDie, diceCount, diceHands, diceSum, positionSite, spend } from '@ludii/state/internal';
import { calculate } from '../make.js';
import type { Datum, LibertiesValue, RegisterName, Sites, Value } from '../nodes.js';
import { registerOf, setRegister } from '../registers.js';
import { borrowSites, returnSites } from '../siteSet.js';
import { collectFn } from './collect.js';
import { conditionFn } from './conditions.js';
import { groupsFn, territoryFn } from './groups.js';
import { keysOf, lookedUp } from './kept/tables.js';
import { libertiesFn } from './liberties.js';
import { onceForEach, type ValueFn } from './onceForEach.js';
import { type SiteTest, siteTest } from './pieceTest.js';
import { searchFn, trackFn } from './tracks.js';
import { knownSites, sitesFn } from './visit.js';

/** A number as a closure. */
export const valueFn: (node: Value) => ValueFn = onceForEach((node) => {
  const plain = plainValueFn(node);
  const keys = keysOf(node);
  return keys ? lookedUp(keys, plain) : plain;
});

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
    case 'table':
      return tableFn(node);
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
    case 'groups':
      return groupsFn(node);
    case 'territory':
      return territoryFn(node);
    case 'die':
      return dieFn(node);
    case 'pips': {
      const { hand } = node;
      return ({ state }) => diceSum(state, hand);
    }
    case 'score':
      return scoreFn(node);
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
    case 'height':
      return heightFn(node);
    case 'inStack':
      return inStackFn(node);
    case 'callValue':
      return node.fn;
  }
}

function tableFn(node: Extract<Value, { k: 'table' }>): ValueFn {
  const of = valueFn(node.of);
  const { otherwise } = node;
  const values = Int32Array.from(node.values, (value) => value ?? otherwise);
  const count = values.length;
  // A place outside of an array is found out slowly by reading it.
  return (c) => {
    const place = of(c);
    return place >= 0 && place < count ? values[place]! : otherwise;
  };
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
    const before = registerOf(c, register);
    let total = 0;
    visit(c, (site) => {
      // The set may look at the register as well: it is where it was when the next site is looked for.
      setRegister(c, register, site);
      total = (total + each(c)) | 0;
      setRegister(c, register, before);
      return false;
    });
    return total;
  };
}

/** The number of sites of a set. */
function sizeFn(node: Sites): ValueFn {
  const known = node.k === 'where' && !isRepeated(node.sites) ? knownSites(node.sites) : undefined;
  if (node.k === 'where' && known) return countFn(known, node.register, siteTest(node.test, node.register));
  const collect = collectFn(node);
  return (c) => {
    const sites = borrowSites();
    collect(c, sites);
    const { size } = sites;
    returnSites(sites);
    return size;
  };
}

/** Whether a site is named twice. */
const isRepeated = (node: Sites): boolean => node.k === 'fixedSites' && new Set(node.sites).size < node.sites.length;

/** The number of known sites for which a condition holds. */
function countFn(known: (c: Context) => readonly number[], register: RegisterName, test: SiteTest): ValueFn {
  return (c) => {
    const before = registerOf(c, register);
    const sites = known(c);
    spend(sites.length);
    let count = 0;
    for (let i = 0; i < sites.length; i++) if (test(c, sites[i]!)) count++;
    setRegister(c, register, before);
    return count;
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
    case 'value':
      return (c) => c.value;
    case 'pips':
      return (c) => c.pips;
    default:
      return (c) => registerOf(c, name);
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

const dieFn =
  ({ hand, die }: Extract<Value, { k: 'die' }>): ValueFn =>
  ({ state }) =>
    hand < diceHands(state) && die < diceCount(state, hand) ? currentDie(state, hand, die) : 0;

function heightFn({ type, site }: Extract<Value, { k: 'height' }>): ValueFn {
  const [typeOf, at] = [valueFn(type), valueFn(site)];
  return (c) => c.state.stackSize(typeOf(c) as SiteTypeCode, at(c));
}

function inStackFn({ datum, type, site, level }: Extract<Value, { k: 'inStack' }>): ValueFn {
  const [at, on] = [valueFn(site), valueFn(level)];
  if (datum === 'who') return (c) => c.state.whoAt(type, at(c), on(c));
  return (c) => c.state.whatAt(type, at(c), on(c));
}

function libertiesValue(node: LibertiesValue): ValueFn {
  const count = libertiesFn(node);
  const site = valueFn(node.site);
  return (c) => count(c, site(c), Number.MAX_SAFE_INTEGER);
}

function scoreFn({ player, players }: Extract<Value, { k: 'score' }>): ValueFn {
  const of = valueFn(player);
  return (c) => {
    const p = of(c);
    if (p < 0 || p > players) throw new RangeError(`there is no score of player ${p}`);
    return score(c.state, p);
  };
}
