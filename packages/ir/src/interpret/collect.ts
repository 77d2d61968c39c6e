/** Sets of sites as closures that add their sites to another set. */
import {
  pendingCount,
  pendingValues,
  positionSite,
  positionType,
  removal,
  removalCount,
  spend,
} from '@ludii/state/internal';
import type { AlongSites, OwnedSites, Sites } from '../nodes.js';
import { registerOf, setRegister } from '../registers.js';
import { borrowSites, returnSites, SiteSet } from '../siteSet.js';
import { type CollectFn, onceForEach } from './onceForEach.js';
import { siteTest } from './pieceTest.js';
import { valueFn } from './values.js';

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
    case 'alongSites':
      return alongFn(node);
    case 'callSites': {
      const { fn, add } = node;
      return (
        add ??
        ((c, out) => {
          for (const site of fn(c)) out.add(site);
        })
      );
    }
    case 'where':
      return whereFn(node);
  }
}

/** The sites of a set for which a condition holds. */
function whereFn({ sites, register, test }: Extract<Sites, { k: 'where' }>): CollectFn {
  const collect = collectFn(sites);
  const holds = siteTest(test, register);
  return (c, out) => {
    const before = registerOf(c, register);
    const all = borrowSites();
    collect(c, all);
    for (let site = all.next(0); site >= 0; site = all.next(site + 1)) {
      spend();
      if (holds(c, site)) out.add(site);
      setRegister(c, register, before);
    }
    returnSites(all);
  };
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

/** The sites that the index of pieces names. */
export function ownedFn({ player, components, type, first, end }: OwnedSites): CollectFn {
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

/** The known sites of a player as a set. They may be made of others that are still to come, so each is made when it is asked for. */
export function setsOf(node: Extract<Sites, { k: 'sitesOf' }>): (player: number) => SiteSet | undefined {
  const made: (SiteSet | undefined)[] = [];
  return (player) => {
    const known = made[player];
    if (known) return known;
    const own = node.sites[player];
    if (own) made[player] = SiteSet.from(own);
    return made[player];
  };
}

/** The sites along lines, up to one that stops each. */
function alongFn({ from, lines, stop }: AlongSites): CollectFn {
  const origin = valueFn(from);
  const stops = stop.k === 'known' && !stop.holds ? undefined : siteTest(stop, 'to');
  const { offsets, start, end, sites } = lines;
  return (c, out) => {
    const s = origin(c);
    if (s < 0 || s >= offsets.length - 1) return;
    for (let line = offsets[s]!; line < offsets[s + 1]!; line++) {
      const last = end[line]!;
      for (let i = start[line]! + 1; i < last; i++) {
        const site = sites[i]!;
        if (stops?.(c, site)) break;
        out.add(site);
      }
    }
  };
}
