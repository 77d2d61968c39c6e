/** What numbers and sets of sites can be in any position of a game. */
import { calculate } from '../make.js';
import type { Sites, Value } from '../nodes.js';
import type { Scope, Term } from './terms.js';

/** What can be said of the numbers of a game beforehand. */
export interface Bounds {
  readonly players: number;
  /** Owner of each component; component 0 is none. */
  readonly owners: readonly number[];
  /** Number of sites of the board by type. */
  readonly sites: readonly [number, number, number];
  /** The sites of hands are first..end−1. */
  readonly hands: { readonly first: number; readonly end: number };
  readonly maxCount: number;
  readonly maxState: number;
  readonly maxRotation: number;
  readonly maxValue: number;
}

/** More values than this are as good as unknown. */
const MostValues = 4096;

type Range = readonly number[] | undefined;

export const upTo = (first: number, last: number): Range =>
  last - first < MostValues ? Array.from({ length: Math.max(0, last - first + 1) }, (_, k) => first + k) : undefined;

export const union = (...parts: readonly Range[]): Range => {
  if (parts.includes(undefined)) return undefined;
  const found = [...new Set(parts.flatMap((part) => part!))].sort((a, b) => a - b);
  return found.length <= MostValues ? found : undefined;
};

/** What a term can be. */
export function valuesOfTerm(term: Term, bounds: Bounds): Range {
  if (term.k === 'variable') return term.variable.values;
  if (term.k === 'follows') return term.values;
  const found = valuesOf(term.node, term.scope, bounds);
  if (term.limit === undefined) return found;
  return found?.filter((value) => value < term.limit!) ?? upTo(0, term.limit - 1);
}

/** What a number can be; undefined if that is not known. */
export function valuesOf(node: Value, scope: Scope, bounds: Bounds): Range {
  switch (node.k) {
    case 'const':
      return [node.value];
    case 'register': {
      const term = scope.get(node.name);
      return term && valuesOfTerm(term, bounds);
    }
    case 'player':
      return upTo(1, bounds.players);
    case 'read': {
      const most = {
        what: bounds.owners.length - 1,
        who: bounds.players + 1,
        state: bounds.maxState,
        count: bounds.maxCount,
      };
      return upTo(0, Math.max(0, most[node.datum]));
    }
    case 'typeAt':
      return union([0], [node.type]);
    case 'table': {
      const of = valuesOf(node.of, scope, bounds);
      if (of) return union([...new Set(of.map((n) => node.values[n] ?? node.otherwise))]);
      const all = new Set(node.values).add(node.otherwise);
      return union([...all]);
    }
    case 'choice':
      return union(valuesOf(node.yes, scope, bounds), valuesOf(node.no, scope, bounds));
    case 'math':
      return ofMath(node, scope, bounds);
    case 'track': {
      const ways = node.tracks.flatMap((way) => (way ? way.sites : []));
      return union([-1], [...new Set(ways)]);
    }
    case 'search':
      return union([-1], [...new Set(node.tracks.flat())]);
    default:
      return undefined;
  }
}

function ofMath({ sign, a, b }: Extract<Value, { k: 'math' }>, scope: Scope, bounds: Bounds): Range {
  const [left, right] = [valuesOf(a, scope, bounds), valuesOf(b, scope, bounds)];
  if (!left || !right || left.length === 0 || right.length === 0) return undefined;
  const ends = (list: readonly number[]): readonly number[] => [list[0]!, list.at(-1)!];
  const corners = (join: (x: number, y: number) => number): Range => {
    const all = ends(left).flatMap((x) => ends(right).map((y) => join(x, y)));
    return upTo(Math.min(...all), Math.max(...all));
  };
  switch (sign) {
    case '+':
      return corners((x, y) => x + y);
    case '-':
      return corners((x, y) => x - y);
    case '*':
      return corners((x, y) => x * y);
    case 'min':
    case 'max':
      return corners((x, y) => calculate(sign, x, y));
    case '/':
      return right.length === 1 ? corners((x, y) => calculate(sign, x, y)) : undefined;
    default:
      return undefined;
  }
}

/** The sites that a set can have; undefined if that is not known. */
export function sitesOf(node: Sites, scope: Scope, bounds: Bounds): Range {
  switch (node.k) {
    case 'fixedSites':
      return union(node.sites);
    case 'sitesOf': {
      const players = valuesOf(node.player, scope, bounds);
      return union(...(players ? players.map((player) => node.sites[player] ?? []) : node.sites));
    }
    case 'emptySites':
      return upTo(0, bounds.sites[node.type] - 1);
    case 'ownedSites':
      return upTo(node.first, node.end - 1);
    case 'listedSites':
      return union(...node.sites.map((site) => valuesOf(site, scope, bounds)))?.filter((site) => site >= 0);
    case 'where':
      return sitesOf(node.sites, scope, bounds);
    case 'shared': {
      const all = sitesOf(node.sites, scope, bounds);
      const other = node.inside ? sitesOf(node.with, scope, bounds) : undefined;
      if (!all || !other) return all ?? other;
      const inside = new Set(other);
      return all.filter((site) => inside.has(site));
    }
    case 'union':
      return union(...node.parts.map((part) => sitesOf(part, scope, bounds)));
    case 'row':
      return union([...new Set(node.relation.items)]);
    case 'alongSites':
      return union([...new Set(node.lines.sites)]);
    case 'callSites':
      return node.within ? union(node.within) : upTo(0, node.limit - 1);
    default:
      return undefined;
  }
}
