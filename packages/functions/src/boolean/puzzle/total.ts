/** `(is Sum …)` and `(is Count …)`: totals over regions of a puzzle, which may still grow while sites are open. */
import { named, optional } from '@ludii/registry';
import type { Context, SiteTypeCode } from '@ludii/state';
import { Cell } from '@ludii/state/internal';
import { sitesIn } from '../../board/siteSet.js';
import { hintsOfRegion } from '../../board/staticRegions.js';
import { fail, ludeme } from '../../declare/build.js';
import { Bool, Int, Region } from '../../declare/kinds.js';
import { siteTypeCode, typeOr } from '../../declare/siteTypes.js';
import { SiteTypeWord, Text } from '../../declare/words.js';
import { type PuzzleTotal, telling } from '../../position/constraints.js';
import { isResolved } from '../resolved.js';
import { allRegionSites, regionLists } from './regions.js';

/** What a known value adds to the total. */
type Weight = (value: number) => number;

/** Whether the sites of a list, some of which may be open, can reach a total: not too much already, nor complete and different. */
function canReach(c: Context, type: SiteTypeCode, sites: readonly number[], weight: Weight, result: number): boolean {
  let known = 0;
  let open = false;
  for (const site of sites) {
    if (isResolved(c, type, site)) known += weight(c.state.what(type, site));
    else open = true;
  }
  return known <= result && (open || known === result);
}

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
      return telling((c) => canReach(c, code, sitesIn(c, region), value, result(c)), {
        totals: (c) => [{ type: code, sites: sitesIn(c, region), weight: value, result: result(c) }],
        variables: { sites: (c) => sitesIn(c, region) },
      });
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
    return telling((c) => everyList(c, (list, wanted) => canReach(c, code, list, value, wanted)), {
      totals: (c) => {
        const found: PuzzleTotal[] = [];
        everyList(c, (sites, wanted) => found.push({ type: code, sites, weight: value, result: wanted }) > 0);
        return found;
      },
      variables: { sites: allRegionSites(build) },
    });
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
    return telling((c) => canReach(c, code, sitesIn(c, sites), counting(c), result(c)), {
      totals: (c) => [{ type: code, sites: sitesIn(c, sites), weight: counting(c), result: result(c) }],
    });
  },
});
