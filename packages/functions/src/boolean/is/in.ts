/** `(is In …)`: membership in a region or a list of numbers. */
import { and, isIn as isInside } from '@ludii/ir';
import { either, list, optional } from '@ludii/registry';
import { ludeme } from '../../declare/build.js';
import type { BoolFn, IntFn, IntsFn } from '../../declare/compiled.js';
import { Bool, Int, Ints, Region } from '../../declare/kinds.js';
import { numberOf, regionOf } from '../../declare/meaning.js';
import { numbersIn } from '../../declare/numbers.js';
import { toRegister } from '../../int/registers.js';

const inList =
  (values: readonly IntFn[], array: IntsFn): BoolFn =>
  (c) => {
    const all = numbersIn(c, array);
    return values.every((value) => all.includes(value(c)));
  };

export const isIn = ludeme('is', 'In', {
  returns: Bool,
  args: {
    site: either(1, optional(Int)),
    sites: either(1, optional(list(Int))),
    region: either(2, Region),
    array: either(2, Ints),
  },
  doc: 'True if a site is in a region, or a number in a list; of several, all must be. Without a site: `(to)`.',
  example: '(is In (last From) (union (sites Corners) (sites Centre)))',
  compile: ({ site, sites, array }) => inList(sites ?? [site ?? toRegister], array!),
  meaning: ({ site, sites, region }, build) => {
    if (!region) return undefined;
    const set = regionOf(region, build);
    return and(...(sites ?? [site ?? toRegister]).map((each) => isInside(numberOf(each), set)));
  },
});
