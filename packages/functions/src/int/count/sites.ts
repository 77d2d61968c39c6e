/** `(count at:…)`, `(count in:…)`, `(count Sites …)`: pieces on sites, and sites themselves. */
import { constant, register, type Value } from '@ludii/ir';
import { lastTo as lastToNode, sumOver } from '@ludii/ir/internal';
import type { Context, SiteTypeCode } from '@ludii/state';
import { siteNumbers } from '../../board/containers.js';
import { borrowSites, returnSites } from '../../board/siteSet.js';
import { type Build, ludeme } from '../../declare/build.js';
import { fixedInt, type IntFn } from '../../declare/compiled.js';
import { Int } from '../../declare/kinds.js';
import { numberOf, sitesOf } from '../../declare/meaning.js';
import { lastTo } from '../../position/lastMove.js';
import { typeOr } from '../siteType.js';
import { countedSites } from './countedSites.js';

/** Number of pieces on one site: the stored count, or the height of a stack. */
function piecesOn(type: SiteTypeCode, build: Build): (c: Context, site: number) => number {
  const places = siteNumbers(build.shape).places[type];
  return build.stacking
    ? (c, site) => (site >= 0 && site < places ? c.state.stackSize(type, site) : 0)
    : (c, site) => (site >= 0 && site < places ? c.state.count(type, site) : 0);
}

export const countSites = [
  ludeme('count', {
    returns: Int,
    args: countedSites,
    doc: 'The number of pieces on a site or in a region; where the last move went if neither is given.',
    example: '(count at:(to))',
    flags: ['count'],
    compile: ({ type, in: region, at }, build): IntFn => {
      const on = piecesOn(typeOr(type, build), build);
      if (!region) {
        const site = at ?? lastTo;
        return (c) => on(c, site(c));
      }
      return (c) => {
        const set = borrowSites();
        region(c, set);
        let n = 0;
        for (let site = set.next(0); site >= 0; site = set.next(site + 1)) n += on(c, site);
        returnSites(set);
        return n;
      };
    },
    meaning: ({ type, in: region, at }, build) => {
      if (build.stacking) return undefined;
      const code = typeOr(type, build);
      const limit = siteNumbers(build.shape).places[code];
      const on = (site: Value): Value => ({ k: 'read', datum: 'count', type: code, site, limit });
      if (!region) return on(at ? numberOf(at) : lastToNode);
      const sites = sitesOf(region);
      return sites && sumOver(sites, 'site', on(register('site')));
    },
  }),
  ludeme('count', 'Sites', {
    returns: Int,
    args: countedSites,
    doc: 'The number of sites of a region, or of a container given by its name or number.',
    example: '(count Sites in:(sites Empty))',
    meaning: ({ in: region, at, name }) => {
      if (!region || at || name !== undefined) return undefined;
      const sites = sitesOf(region);
      return sites && sumOver(sites, 'site', constant(1));
    },
    compile: ({ in: region, at, name }, build): IntFn => {
      const { containers } = build.shape;
      // A board counts the sites that it is played on.
      const sizeOf = (index: number): number =>
        index === 0 ? build.shape.board.sizes[build.defaultSite] : (containers[index]?.size ?? 0);
      if (name !== undefined) return fixedInt(sizeOf(containers.findLastIndex((container) => container.name === name)));
      if (at) return fixedInt(sizeOf(at.fixed ?? at(build.unstarted())));
      if (!region) return (c) => (lastTo(c) >= 0 ? 1 : 0);
      if (region.fixed) return fixedInt(region.fixed.size);
      if (region.size) return region.size;
      return (c) => {
        const set = borrowSites();
        region(c, set);
        const n = set.size;
        returnSites(set);
        return n;
      };
    },
  }),
];
