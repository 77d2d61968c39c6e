/** Going through the sites of a set in ascending order. */
import type { Context, SiteTypeCode } from '@ludii/state';
import { spend } from '@ludii/state/internal';
import type { Relation, Sites } from '../nodes.js';
import { registerOf, setRegister } from '../registers.js';
import { byNumber } from '../remembered.js';
import { borrowSites, returnSites } from '../siteSet.js';
import { collectFn } from './collect.js';
import { type CollectFn, onceForEach } from './onceForEach.js';
import { siteTest } from './pieceTest.js';
import { valueFn } from './values.js';

/** Goes through sites until a visit says that it was the last; true if one did. */
type Visit = (c: Context, visit: (site: number) => boolean) => boolean;

/** The sites of a set in ascending order. */
export const sitesFn: (node: Sites) => Visit = onceForEach(plainSitesFn);

function plainSitesFn(node: Sites): Visit {
  switch (node.k) {
    case 'fixedSites':
    case 'sitesOf': {
      const known = knownSites(node)!;
      return (c, visit) => visitAll(known(c), visit);
    }
    case 'emptySites':
      return emptyFn(node.type);
    case 'where': {
      const all = sitesFn(node.sites);
      const { register } = node;
      const test = siteTest(node.test, register);
      return (c, visit) => {
        const before = registerOf(c, register);
        return all(c, (site) => {
          spend();
          const holds = test(c, site);
          setRegister(c, register, before);
          return holds && visit(site);
        });
      };
    }
    case 'row':
      return rowFn(node) ?? inOrder(collectFn(node));
    case 'callSites': {
      const { fn, add } = node;
      return add ? inOrder(add) : (c, visit) => visitAll(fn(c), visit);
    }
    default:
      return inOrder(collectFn(node));
  }
}

/** The known sites of a player in ascending order. They may be made of others that are still to come. */
function rowsOf({ sites }: Extract<Sites, { k: 'sitesOf' }>): (player: number) => readonly number[] {
  return byNumber((player) => [...new Set(sites[player])].filter((site) => site >= 0).sort((a, b) => a - b));
}

/** The sites of a set in ascending order, where they are known but for whose they are. */
export function knownSites(node: Sites): ((c: Context) => readonly number[]) | undefined {
  if (node.k === 'fixedSites') return () => node.sites;
  if (node.k !== 'sitesOf') return undefined;
  const [rows, player] = [rowsOf(node), valueFn(node.player)];
  return (c) => rows(player(c));
}

function visitAll(sites: readonly number[], visit: (site: number) => boolean): boolean {
  for (let i = 0; i < sites.length; i++) if (visit(sites[i]!)) return true;
  return false;
}

/** Whether each row of a relation is in ascending order. */
export function isAscending({ offsets, items }: Relation): boolean {
  for (let row = 0; row + 1 < offsets.length; row++) {
    for (let i = offsets[row]! + 1; i < offsets[row + 1]!; i++) if (items[i]! <= items[i - 1]!) return false;
  }
  return true;
}

/** The sites of a row, where all rows are in ascending order. */
function rowFn({ of, relation }: Extract<Sites, { k: 'row' }>): Visit | undefined {
  if (!isAscending(relation)) return undefined;
  const { offsets, items } = relation;
  const which = valueFn(of);
  return (c, visit) => {
    const row = which(c);
    if (row < 0 || row >= offsets.length - 1) return false;
    const last = offsets[row + 1]!;
    for (let i = offsets[row]!; i < last; i++) if (visit(items[i]!)) return true;
    return false;
  };
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
