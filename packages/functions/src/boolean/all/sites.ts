/** `(all Sites …)`, `(all Different … if:…)`, `(all Values …)`: a condition for every site or value. */
import { every as everySite } from '@ludii/ir/internal';
import { named } from '@ludii/registry';
import { borrowSites, returnSites } from '../../board/siteSet.js';
import { ludeme } from '../../declare/build.js';
import type { BoolFn } from '../../declare/compiled.js';
import { Bool, Ints, Region } from '../../declare/kinds.js';
import { conditionOf, sitesOf } from '../../declare/meaning.js';
import { isSettled, settles } from '../settled.js';

export const allSites = ludeme('all', 'Sites', {
  returns: Bool,
  args: { region: Region, if: named(Bool) },
  doc: 'True if a condition on `(site)` holds for every site of a region.',
  example: '(all Sites (sites Corners) if:(is Odd (state at:(site))))',
  compile: ({ region, if: condition }) => {
    const test: BoolFn = (c) => {
      const sites = borrowSites();
      region(c, sites);
      const oldSite = c.site;
      let all = true;
      for (let site = sites.next(0); site >= 0; site = sites.next(site + 1)) {
        c.site = site;
        if (!condition(c)) {
          all = false;
          break;
        }
      }
      c.site = oldSite;
      returnSites(sites);
      return all;
    };
    return region.fixed && isSettled(condition) ? settles(test) : test;
  },
  meaning: ({ region, if: condition }) => {
    const sites = sitesOf(region);
    return sites && everySite(sites, 'site', conditionOf(condition));
  },
});

export const allDifferentSites = ludeme('all', 'Different', {
  returns: Bool,
  args: { region: Region, if: named(Bool) },
  doc: 'True if a condition on `(site)` holds for every site of a region and no two of them hold the same piece.',
  example: '(all Different (sites Row 0) if:(is Occupied (site)))',
  compile: ({ region, if: condition }, build) => {
    const type = build.defaultSite;
    const seen: number[] = [];
    const test: BoolFn = (c) => {
      const sites = borrowSites();
      region(c, sites);
      const oldSite = c.site;
      seen.length = 0;
      let all = true;
      for (let site = sites.next(0); site >= 0; site = sites.next(site + 1)) {
        c.site = site;
        const what = c.state.what(type, site);
        if (!condition(c) || seen.includes(what)) {
          all = false;
          break;
        }
        seen.push(what);
      }
      c.site = oldSite;
      returnSites(sites);
      return all;
    };
    return region.fixed && isSettled(condition) ? settles(test) : test;
  },
});

export const allValues = ludeme('all', 'Values', {
  returns: Bool,
  args: { array: Ints, if: named(Bool) },
  doc: 'True if a condition on `(value)` holds for every number of a list.',
  example: '(all Values (values Remembered) if:(> (value) 0))',
  compile: ({ array, if: condition }) => {
    const test: BoolFn = (c) => {
      const values: number[] = [];
      array(c, values);
      const oldValue = c.value;
      let all = true;
      for (let i = 0; i < values.length && all; i++) {
        c.value = values[i]!;
        all = condition(c);
      }
      c.value = oldValue;
      return all;
    };
    return array.fixed && isSettled(condition) ? settles(test) : test;
  },
});
