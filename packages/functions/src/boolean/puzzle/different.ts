/** `(all Different …)`: no value twice in a region of a puzzle. */
import { either, list, named, optional } from '@ludii/registry';
import type { Context, SiteTypeCode } from '@ludii/state';
import { ludeme } from '../../build.js';
import { withVariables } from '../../constraints.js';
import { Bool, Int, Region } from '../../kinds.js';
import { borrowSites, returnSites, SiteSet } from '../../siteSet.js';
import { siteTypeCode } from '../../siteTypes.js';
import { SiteTypeWord } from '../../words.js';
import { isResolved } from '../resolved.js';
import { allRegionSites, regionLists } from './regions.js';

/** Looks at values one after the other. */
class Values {
  readonly except = new Set<number>();
  readonly #seen = new Set<number>();

  clear(): void {
    this.#seen.clear();
  }
  /** False if the value of a site contradicts those before. */
  accepts(c: Context, type: SiteTypeCode, site: number): boolean {
    if (!isResolved(c, type, site)) return true;
    const value = c.state.what(type, site);
    if (this.except.has(value)) return true;
    if (value === 0 || this.#seen.has(value)) return false;
    this.#seen.add(value);
    return true;
  }
}

export const allDifferent = ludeme('all', 'Different', {
  returns: Bool,
  args: {
    elementType: optional(SiteTypeWord),
    region: optional(Region),
    except: named(either(1, optional(Int))),
    excepts: named(either(1, optional(list(Int)))),
  },
  flags: ['deductionPuzzle'],
  doc: 'True if no value occurs twice in a region, or in any of the regions of the puzzle. Some values can be excepted.',
  example: '(all Different except:0)',
  compile: ({ elementType, region, except, excepts }, build) => {
    const type = elementType ? siteTypeCode(elementType) : build.defaultSite;
    const exceptions = excepts ?? (except ? [except] : []);
    const values = new Values();
    const begin = (c: Context): void => {
      values.except.clear();
      for (const exception of exceptions) values.except.add(exception(c));
    };
    if (region) {
      const test = (c: Context): boolean => {
        begin(c);
        values.clear();
        const sites = borrowSites();
        region(c, sites);
        let all = true;
        for (let s = sites.next(0); s >= 0 && all; s = sites.next(s + 1)) all = values.accepts(c, type, s);
        returnSites(sites);
        return all;
      };
      return withVariables(test, {
        sites: (c) => {
          const sites = new SiteSet();
          region(c, sites);
          return sites;
        },
      });
    }
    const test = (c: Context): boolean => {
      begin(c);
      for (const { word, lists } of regionLists(build)) {
        for (const sites of lists) {
          if (word === 'AllDirections' && c.state.what(type, sites[0]!) === 0) continue;
          values.clear();
          for (let i = 0; i < sites.length; i++) if (!values.accepts(c, type, sites[i]!)) return false;
        }
      }
      return true;
    };
    return withVariables(test, { sites: allRegionSites(build) });
  },
});
