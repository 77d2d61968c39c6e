/** `(is In …)`: membership in a region or a list of numbers. */
import { isIn as isInside, register } from '@ludii/ir';
import { either, list, optional } from '@ludii/registry';
import { ludeme } from '../../declare/build.js';
import { type BoolFn, type IntFn, type IntsFn, membership, type RegionFn } from '../../declare/compiled.js';
import { Bool, Int, Ints, Region } from '../../declare/kinds.js';
import { numberOf, sitesOf } from '../../declare/meaning.js';

function inRegion(site: IntFn | undefined, region: RegionFn): BoolFn {
  const { fixed } = region;
  if (fixed) {
    if (site) return (c) => fixed.has(site(c));
    return (c) => fixed.has(c.to);
  }
  const has = membership(region);
  if (!site) return (c) => c.to >= 0 && has(c, c.to);
  return (c) => {
    const s = site(c);
    return s >= 0 && has(c, s);
  };
}

function allInRegion(sites: readonly IntFn[], region: RegionFn): BoolFn {
  const has = membership(region);
  return (c) => {
    for (let i = 0; i < sites.length; i++) {
      const site = sites[i]!(c);
      if (site < 0 || !has(c, site)) return false;
    }
    return true;
  };
}

function inList(values: readonly IntFn[], array: IntsFn): BoolFn {
  const { fixed } = array;
  const scratch: number[] = [];
  return (c) => {
    let all: readonly number[] = scratch;
    if (fixed) all = fixed;
    else {
      scratch.length = 0;
      array(c, scratch);
    }
    for (let i = 0; i < values.length; i++) if (!all.includes(values[i]!(c))) return false;
    return true;
  };
}

const to: IntFn = (c) => c.to;

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
  compile: ({ site, sites, region, array }) => {
    if (region) return sites ? allInRegion(sites, region) : inRegion(site, region);
    return inList(sites ?? [site ?? to], array as IntsFn);
  },
  meaning: ({ site, sites, region }) => {
    const set = region && !sites ? sitesOf(region) : undefined;
    return set && isInside(site ? numberOf(site) : register('to'), set);
  },
});
