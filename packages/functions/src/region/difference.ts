import { listedSites, without } from '@ludii/ir/internal';
import { either } from '@ludii/registry';
import type { Context } from '@ludii/state';
import { borrowSites, returnSites, SiteSet } from '../board/siteSet.js';
import { ludeme } from '../declare/build.js';
import { fixedRegion, setHolds } from '../declare/compiled.js';
import { Int, Region } from '../declare/kinds.js';
import { numberOf, sitesOf } from '../declare/meaning.js';
import { knownSites } from './frozen.js';
import { siteOrRegion } from './siteOrRegion.js';

export const difference = ludeme('difference', {
  returns: Region,
  args: { source: Region, subtraction: either(1, Region), siteToRemove: either(1, Int) },
  doc: 'The sites of a region without those of another, or without one site.',
  example: '(difference (sites Board) (sites Mover))',
  meaning: ({ source, subtraction, siteToRemove }) => {
    const sites = sitesOf(source);
    const gone = subtraction ? sitesOf(subtraction) : listedSites([numberOf(siteToRemove!)]);
    return sites && gone && without(sites, gone);
  },
  compile: ({ source, subtraction, siteToRemove }) => {
    const removed = siteOrRegion(siteToRemove, subtraction);
    const known = knownSites(source);
    if (known && removed.fixed) {
      const left = SiteSet.from(known);
      left.deleteAll(removed.fixed);
      return fixedRegion(left);
    }
    const kept = setHolds(source);
    const gone = setHolds(removed);
    const holds = (c: Context, site: number): boolean => kept(c, site) && !gone(c, site);
    const evaluate = (c: Context, out: SiteSet): void => {
      const left = borrowSites();
      source(c, left);
      if (removed.fixed) left.deleteAll(removed.fixed);
      else {
        const sites = borrowSites();
        removed(c, sites);
        left.deleteAll(sites);
        returnSites(sites);
      }
      out.addAll(left);
      returnSites(left);
    };
    const shared = source.shared === true && removed.shared === true;
    return Object.assign(evaluate, { holds, shared });
  },
});
