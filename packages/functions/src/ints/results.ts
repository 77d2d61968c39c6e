/** `(results …)`: a function evaluated for every pair of sites. */

import { keeping } from '@ludii/ir/internal';
import { named } from '@ludii/registry';
import { borrowSites, returnSites } from '../board/siteSet.js';
import { ludeme } from '../declare/build.js';
import type { IntFn, IntsFn, RegionFn } from '../declare/compiled.js';
import { Int, Ints, Region } from '../declare/kinds.js';
import { sitesOf } from '../int/sitesOf.js';

/** The values of a function with `from` and `to` on every pair of sites; the sites of `to` may depend on `from`. */
function ofPairs(from: RegionFn, to: RegionFn, value: IntFn): IntsFn {
  return keeping(['from', 'to'], (c, out) => {
    const origins = borrowSites();
    from(c, origins);
    const targets = borrowSites();
    for (let origin = origins.next(0); origin >= 0; origin = origins.next(origin + 1)) {
      c.from = origin;
      targets.clear();
      to(c, targets);
      for (let target = targets.next(0); target >= 0; target = targets.next(target + 1)) {
        c.to = target;
        out.push(value(c));
      }
    }
    returnSites(targets);
    returnSites(origins);
  });
}

const doc = 'The values of a function for every pair of a site `from` and a site `to`.';
const example = '(results from:(sites Occupied by:Mover) to:0 (row of:(from)))';

// One form for each way to give the two ends: a site or a region.
export const results = [
  ludeme('results', {
    returns: Ints,
    args: { from: named(Int), to: named(Int), function: Int },
    doc,
    example,
    compile: (args) => ofPairs(sitesOf(args.from, undefined), sitesOf(args.to, undefined), args.function),
  }),
  ludeme('results', {
    returns: Ints,
    args: { from: named(Int), to: named(Region), function: Int },
    doc,
    example,
    compile: (args) => ofPairs(sitesOf(args.from, undefined), args.to, args.function),
  }),
  ludeme('results', {
    returns: Ints,
    args: { from: named(Region), to: named(Int), function: Int },
    doc,
    example,
    compile: (args) => ofPairs(args.from, sitesOf(args.to, undefined), args.function),
  }),
  ludeme('results', {
    returns: Ints,
    args: { from: named(Region), to: named(Region), function: Int },
    doc,
    example,
    compile: (args) => ofPairs(args.from, args.to, args.function),
  }),
];
