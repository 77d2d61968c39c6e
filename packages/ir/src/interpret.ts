/** The interpreter: closures from nodes. It needs no code made from text, and is what emitted code is compared with. */
import { type Context, isPending, isToClear, isVisited, positionSite } from '@ludii/state';
import { calculate, compareNumbers } from './make.js';
import type { Condition, LineCondition, Sites, Value } from './nodes.js';

type ValueFn = (c: Context) => number;
type ConditionFn = (c: Context) => boolean;

/** A number as a closure. */
export function valueFn(node: Value): ValueFn {
  switch (node.k) {
    case 'const': {
      const { value } = node;
      return () => value;
    }
    case 'register': {
      const { name } = node;
      return (c) => c[name];
    }
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
    case 'table': {
      const of = valueFn(node.of);
      const { values, otherwise } = node;
      return (c) => values[of(c)] ?? otherwise;
    }
    case 'math': {
      const { sign } = node;
      const a = valueFn(node.a);
      const b = valueFn(node.b);
      return (c) => calculate(sign, a(c), b(c));
    }
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
    case 'sum': {
      const visit = sitesFn(node.sites);
      const of = valueFn(node.of);
      const { register } = node;
      return (c) => {
        const before = c[register];
        let total = 0;
        visit(c, (site) => {
          c[register] = site;
          total += of(c);
        });
        c[register] = before;
        return total;
      };
    }
    case 'callValue':
      return node.fn;
  }
}

function firstSite({ state: { owned } }: Context, component: number, limit: number): number {
  const length = component > 0 ? owned.length(component) : 0;
  for (let i = 0; i < length; i++) {
    const site = positionSite(owned.entry(component, i));
    if (site < limit) return site;
  }
  return -1;
}

function readFn({ datum, type, site, limit }: Extract<Value, { k: 'read' }>): ValueFn {
  const at = valueFn(site);
  return (c) => {
    const s = at(c);
    return s >= 0 && s < limit ? c.state[datum](type, s) : 0;
  };
}

/** A condition as a closure. */
export function conditionFn(node: Condition): ConditionFn {
  switch (node.k) {
    case 'known': {
      const { holds } = node;
      return () => holds;
    }
    case 'and': {
      const parts = node.parts.map(conditionFn);
      return (c) => {
        for (let i = 0; i < parts.length; i++) if (!parts[i]!(c)) return false;
        return true;
      };
    }
    case 'or': {
      const parts = node.parts.map(conditionFn);
      return (c) => {
        for (let i = 0; i < parts.length; i++) if (parts[i]!(c)) return true;
        return false;
      };
    }
    case 'not': {
      const part = conditionFn(node.part);
      return (c) => !part(c);
    }
    case 'compare': {
      const { sign } = node;
      const a = valueFn(node.a);
      const b = valueFn(node.b);
      return (c) => compareNumbers(sign, a(c), b(c));
    }
    case 'empty': {
      const { type, limit } = node;
      const site = valueFn(node.site);
      return (c) => {
        const s = site(c);
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
      const visit = sitesFn(node.sites);
      const test = conditionFn(node.test);
      const { register } = node;
      return (c) => {
        const before = c[register];
        let holds = true;
        visit(c, (site) => {
          c[register] = site;
          holds &&= test(c);
        });
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
    if (s < 0 || s >= limit) return false;
    const own = classes[c.state.what(type, s)]!;
    if (own === 0 || (wanted && wanted(c) !== own)) return false;
    for (let id = offsets[s]!; id < offsets[s + 1]!; id++) {
      const count = 1 + along(c, start[id]!, end[id]!, own) + along(c, backStart[id]!, backEnd[id]!, own);
      if (exact ? count === length : count >= length) return true;
    }
    return false;
  };
}

/** Membership in a set of sites as a closure. */
export function memberFn(node: Sites): (c: Context, site: number) => boolean {
  switch (node.k) {
    case 'fixedSites': {
      const set = new Set(node.sites);
      return (_c, site) => set.has(site);
    }
    case 'sitesOf': {
      const player = valueFn(node.player);
      const sets = node.sites.map((sites) => new Set(sites));
      return (c, site) => sets[player(c)]?.has(site) ?? false;
    }
    case 'emptySites': {
      const { type } = node;
      return ({ state }, site) => site < state.shape.board.sizes[type] && state.isEmpty(type, site);
    }
    case 'listedSites': {
      const sites = node.sites.map(valueFn);
      return (c, site) => sites.some((each) => each(c) === site);
    }
    case 'pendingSites':
      return ({ state }, site) => isPending(state, site);
    case 'removalSites':
      return ({ state }, site) => isToClear(state, site);
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

/** The sites of a set in ascending order. */
export function sitesFn(node: Sites): (c: Context, visit: (site: number) => void) => void {
  const inside = memberFn(node);
  return (c, visit) => {
    const most = Math.max(...c.state.shape.board.sizes);
    for (let site = 0; site < most; site++) if (inside(c, site)) visit(site);
  };
}
