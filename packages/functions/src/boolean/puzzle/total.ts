/** `(is Sum …)` and `(is Count …)`: totals over regions of a puzzle, which may still grow while sites are open. */
import { named, optional } from '@ludii/registry';
import type { Context, SiteTypeCode } from '@ludii/state';
import { Cell } from '@ludii/state/internal';
import { borrowSites, returnSites, SiteSet } from '../../board/siteSet.js';
import { hintsOfRegion } from '../../board/staticRegions.js';
import { fail, ludeme } from '../../declare/build.js';
import type { BoolFn, RegionFn } from '../../declare/compiled.js';
import { Bool, Int, Region } from '../../declare/kinds.js';
import { siteTypeCode, typeOr } from '../../declare/siteTypes.js';
import { SiteTypeWord, Text } from '../../declare/words.js';
import { type PuzzleTotal, withTotals, withVariables } from '../../position/constraints.js';
import { isResolved } from '../resolved.js';
import { allRegionSites, regionLists } from './regions.js';

/** What a known value adds to the total. */
type Weight = (value: number) => number;

/** A sum over the sites of a puzzle, some of which may still be open. */
class Total {
  private known = 0;
  private open = false;

  constructor(
    private readonly c: Context,
    private readonly type: SiteTypeCode,
    private readonly weight: Weight,
  ) {}

  add(site: number): void {
    if (isResolved(this.c, this.type, site)) this.known += this.weight(this.c.state.what(this.type, site));
    else this.open = true;
  }

  /** False if the sites contradict a total: too much already, or complete and different. */
  canBe(result: number): boolean {
    return this.known <= result && (this.open || this.known === result);
  }
}

/** Whether the sites of a region can still reach a total. */
function regionReaches(c: Context, type: SiteTypeCode, region: RegionFn, weight: Weight, result: number): boolean {
  const { fixed } = region;
  const sites = fixed ?? borrowSites();
  if (!fixed) region(c, sites);
  const total = new Total(c, type, weight);
  for (let site = sites.next(0); site >= 0; site = sites.next(site + 1)) total.add(site);
  if (!fixed) returnSites(sites);
  return total.canBe(result);
}

/** Whether the sites of a list can still reach a total. */
function listReaches(c: Context, type: SiteTypeCode, list: ArrayLike<number>, weight: Weight, result: number): boolean {
  const total = new Total(c, type, weight);
  for (let i = 0; i < list.length; i++) total.add(list[i]!);
  return total.canBe(result);
}

const sitesOf = (region: RegionFn, c: Context): SiteSet => {
  if (region.fixed) return region.fixed;
  const sites = new SiteSet();
  region(c, sites);
  return sites;
};

const args = {
  type: optional(SiteTypeWord),
  region: optional(Region),
  of: named(optional(Int)),
  nameRegion: optional(Text),
  result: Int,
};

export const isSum = ludeme('is', 'Sum', {
  returns: Bool,
  args,
  flags: ['deductionPuzzle'],
  doc: 'True if the values in a region, or in each region of the puzzle, can still add up to a number.',
  example: '(is Sum 15)',
  compile: ({ type, region, nameRegion, result }, build) => {
    const code = type ? siteTypeCode(type) : Cell;
    const value: Weight = (v) => v;
    if (region) {
      const reaches: BoolFn = (c) => regionReaches(c, code, region, value, result(c));
      withTotals(reaches, (c) => [
        { type: code, sites: sitesOf(region, c).toArray(), weight: value, result: result(c) },
      ]);
      return withVariables(reaches, { sites: (c) => sitesOf(region, c) });
    }
    /** Goes through the lists with what each must add up to, as long as it is told to. */
    const everyList = (c: Context, visit: (list: readonly number[], wanted: number) => boolean): boolean => {
      let wanted = result(c);
      for (const { region: item, word, lists } of regionLists(build)) {
        if (word === undefined || !item.name.includes(nameRegion ?? '')) continue;
        const hints = hintsOfRegion(build, item)?.values;
        for (let i = 0; i < lists.length; i++) {
          // The number asked for may be that of the hint that goes with the list.
          if (result.fixed === undefined && hints && i < hints.length) {
            c.hint = hints[i]!;
            wanted = result(c);
          }
          if (!visit(lists[i]!, wanted)) return false;
        }
      }
      return true;
    };
    const test: BoolFn = (c) => everyList(c, (list, wanted) => listReaches(c, code, list, value, wanted));
    withTotals(test, (c) => {
      const found: PuzzleTotal[] = [];
      everyList(c, (sites, wanted) => found.push({ type: code, sites, weight: value, result: wanted }) > 0);
      return found;
    });
    return withVariables(test, { sites: allRegionSites(build) });
  },
});

export const isCount = ludeme('is', 'Count', {
  returns: Bool,
  args,
  flags: ['deductionPuzzle'],
  doc: 'True if a value (1 if not said) can still occur a number of times in a region.',
  example: '(is Count (sites Around (from) Diagonal) of:3 (hint))',
  compile: ({ type, region, of, result }, build) => {
    const code = typeOr(type, build);
    const sites = region ?? fail('missing-region', '`(is Count …)` needs a region.');
    const counting = (c: Context): Weight => {
      const wanted = of ? of(c) : 1;
      return (v) => (v === wanted ? 1 : 0);
    };
    return withTotals(
      (c) => regionReaches(c, code, sites, counting(c), result(c)),
      (c) => [{ type: code, sites: sitesOf(sites, c).toArray(), weight: counting(c), result: result(c) }],
    );
  },
});
