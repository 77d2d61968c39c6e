/** `(all Sites …)`, `(all Different … if:…)`, `(all Values …)`: a condition for every site or value. */
import type { Condition } from '@ludii/ir';
import { every as everySite, keeping } from '@ludii/ir/internal';
import { named } from '@ludii/registry';
import { sitesIn } from '../../board/siteSet.js';
import { ludeme } from '../../declare/build.js';
import type { BoolFn } from '../../declare/compiled.js';
import { Bool, Ints, Region } from '../../declare/kinds.js';
import { conditionOf, regionOf } from '../../declare/meaning.js';
import { numbersIn } from '../../declare/numbers.js';
import { isSettled, settles } from '../settled.js';

/** A question about all of something that is known, asked with a test that is settled, is settled too. */
const settledIf = (condition: Condition, over: { readonly fixed?: unknown }, test: Condition): Condition =>
  over.fixed !== undefined && isSettled(test) ? settles(condition) : condition;

export const allSites = ludeme('all', 'Sites', {
  returns: Bool,
  args: { region: Region, if: named(Bool) },
  doc: 'True if a condition on `(site)` holds for every site of a region.',
  example: '(all Sites (sites Corners) if:(is Odd (state at:(site))))',
  meaning: ({ region, if: condition }, build) => {
    const test = conditionOf(condition);
    return settledIf(everySite(regionOf(region, build), 'site', test), region, test);
  },
});

export const allDifferentSites = ludeme('all', 'Different', {
  returns: Bool,
  args: { region: Region, if: named(Bool) },
  doc: 'True if a condition on `(site)` holds for every site of a region and no two of them hold the same piece.',
  example: '(all Different (sites Row 0) if:(is Occupied (site)))',
  meaning: ({ region, if: condition }, build) => {
    const fn: BoolFn = keeping(['site'], (c) => {
      const seen = new Set<number>();
      return sitesIn(c, region).every((site) => {
        c.site = site;
        const what = c.state.what(build.defaultSite, site);
        return condition(c) && !seen.has(what) && seen.add(what);
      });
    });
    return settledIf({ k: 'callCondition', fn }, region, conditionOf(condition));
  },
});

export const allValues = ludeme('all', 'Values', {
  returns: Bool,
  args: { array: Ints, if: named(Bool) },
  doc: 'True if a condition on `(value)` holds for every number of a list.',
  example: '(all Values (values Remembered) if:(> (value) 0))',
  meaning: ({ array, if: condition }) => {
    const fn: BoolFn = keeping(['value'], (c) =>
      numbersIn(c, array).every((value) => {
        c.value = value;
        return condition(c);
      }),
    );
    return settledIf({ k: 'callCondition', fn }, array, conditionOf(condition));
  },
});
