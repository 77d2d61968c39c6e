/** Membership in sets of sites as closures. */
import { isPending, isToClear } from '@ludii/state/internal';
import type { Sites } from '../nodes.js';
import { registerOf, setRegister } from '../registers.js';
import { borrowSites, returnSites } from '../siteSet.js';
import { collectFn, setsOf } from './collect.js';
import { conditionFn } from './conditions.js';
import { type MemberFn, onceForEach } from './onceForEach.js';
import { valueFn } from './values.js';

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
    case 'alongSites':
    case 'ownedSites': {
      const collect = collectFn(node);
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
        const before = registerOf(c, register);
        setRegister(c, register, site);
        const holds = test(c);
        setRegister(c, register, before);
        return holds;
      };
    }
  }
}

/** A mark for each site of a list. */
function siteBits(sites: readonly number[]): Uint8Array {
  const bits = new Uint8Array(Math.max(-1, ...sites) + 1);
  for (const site of sites) bits[site] = 1;
  return bits;
}
