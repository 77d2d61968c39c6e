/** `(results …)`: a function evaluated for every pair of sites. */

import { keeping } from '@ludii/ir/internal';
import { type Kind, named } from '@ludii/registry';
import { sitesIn } from '../board/siteSet.js';
import { ludeme } from '../declare/build.js';
import type { IntFn, IntsFn, RegionFn } from '../declare/compiled.js';
import { Int, Ints, Region } from '../declare/kinds.js';
import { siteRegion } from '../region/siteOrRegion.js';

/** The values of a function with `from` and `to` on every pair of sites; the sites of `to` may depend on `from`. */
function ofPairs(from: RegionFn, to: RegionFn, value: IntFn): IntsFn {
  return keeping(['from', 'to'], (c, out) => {
    for (const origin of sitesIn(c, from)) {
      c.from = origin;
      for (const target of sitesIn(c, to)) {
        c.to = target;
        out.push(value(c));
      }
    }
  });
}

const regionOf = (kind: Kind<unknown>, given: IntFn | RegionFn): RegionFn =>
  kind === Region ? (given as RegionFn) : siteRegion(given as IntFn);

/** Each end is a site or a region. */
const ofEnds = (from: Kind<IntFn | RegionFn>, to: Kind<IntFn | RegionFn>) =>
  ludeme('results', {
    returns: Ints,
    args: { from: named(from), to: named(to), function: Int },
    doc: 'The values of a function for every pair of a site `from` and a site `to`.',
    example: '(results from:(sites Occupied by:Mover) to:0 (row of:(from)))',
    compile: (args) => ofPairs(regionOf(from, args.from), regionOf(to, args.to), args.function),
  });

export const results = [Int, Region].flatMap((from) => [Int, Region].map((to) => ofEnds(from, to)));
