/** `(count at:…)`, `(count in:…)`, `(count Sites …)`: pieces on sites, and sites themselves. */
import { compare, constant, register, type Value } from '@ludii/ir';
import { choice, sumOver } from '@ludii/ir/internal';
import type { Context } from '@ludii/state';
import { siteNumbers } from '../../board/containers.js';
import { sitesIn } from '../../board/siteSet.js';
import { ludeme } from '../../declare/build.js';
import type { IntFn } from '../../declare/compiled.js';
import { Int } from '../../declare/kinds.js';
import { numberOf, regionOf } from '../../declare/meaning.js';
import { typeOr } from '../../declare/siteTypes.js';
import { lastTo } from '../../position/lastMove.js';
import { countedSites } from './countedSites.js';

export const countSites = [
  ludeme('count', {
    returns: Int,
    args: countedSites,
    doc: 'The number of pieces on a site or in a region; where the last move went if neither is given.',
    example: '(count at:(to))',
    flags: ['count'],
    compile: ({ type, in: region, at }, build): IntFn => {
      const code = typeOr(type, build);
      const places = siteNumbers(build.shape).places[code];
      const on = (c: Context, site: number): number => (site >= 0 && site < places ? c.state.stackSize(code, site) : 0);
      const site = at ?? lastTo;
      return region ? (c) => sitesIn(c, region).reduce((n, each) => n + on(c, each), 0) : (c) => on(c, site(c));
    },
    meaning: ({ type, in: region, at }, build) => {
      if (build.stacking) return undefined;
      const code = typeOr(type, build);
      const limit = siteNumbers(build.shape).places[code];
      const on = (site: Value): Value => ({ k: 'read', datum: 'count', type: code, site, limit });
      if (!region) return on(numberOf(at ?? lastTo));
      return sumOver(regionOf(region, build), 'site', on(register('site')));
    },
  }),
  ludeme('count', 'Sites', {
    returns: Int,
    args: countedSites,
    doc: 'The number of sites of a region, or of a container given by its name or number.',
    example: '(count Sites in:(sites Empty))',
    meaning: ({ in: region, at, name }, build) => {
      const { containers, board } = build.shape;
      // A board counts the sites that it is played on.
      const sizeOf = (index: number): Value =>
        constant(index === 0 ? board.sizes[build.defaultSite] : (containers[index]?.size ?? 0));
      if (name !== undefined) return sizeOf(containers.findLastIndex((container) => container.name === name));
      if (at) return sizeOf(at.fixed ?? at(build.unstarted()));
      if (!region) return choice(compare('>=', numberOf(lastTo), constant(0)), constant(1), constant(0));
      return region.fixed ? constant(region.fixed.size) : sumOver(regionOf(region, build), 'site', constant(1));
    },
  }),
];
