/** `(all Different …)`: no value twice in a region of a puzzle. Asked for every candidate value, so it is kept lean. */
import type { CalledCondition } from '@ludii/ir/internal';
import { either, list, named, optional } from '@ludii/registry';
import type { Context, SiteTypeCode } from '@ludii/state';
import { type IntLists, intLists, type PuzzleState } from '@ludii/state/internal';
import { borrowSites, returnSites, SiteSet } from '../../board/siteSet.js';
import { type Build, ludeme } from '../../declare/build.js';
import type { BoolFn, IntFn } from '../../declare/compiled.js';
import { Bool, Int, Region } from '../../declare/kinds.js';
import { siteTypeCode } from '../../declare/siteTypes.js';
import { SiteTypeWord } from '../../declare/words.js';
import { withVariables } from '../../position/constraints.js';
import { allRegionSites, regionLists } from './regions.js';

/** Looks at the values of one list of sites after the other. */
class Values {
  /** By value: the number of the list that it was last seen in, -1 if it may occur any number of times. */
  #seen = new Int32Array(16);
  #list = 0;

  constructor(readonly exceptions: readonly IntFn[]) {}

  /** Begins a test: evaluates the exceptions. */
  begin(c: Context): void {
    this.#seen.fill(0);
    this.#list = 0;
    for (let i = 0; i < this.exceptions.length; i++) {
      const value = this.exceptions[i]!(c);
      if (value >= 0) this.#at(value)[value] = -1;
    }
  }
  /** Begins a list of sites. */
  beginList(): void {
    this.#list++;
  }
  /** False if the value of a site contradicts those before. */
  accepts(state: PuzzleState, type: SiteTypeCode, site: number): boolean {
    if (!state.isResolved(type, site)) return true;
    const value = state.what(type, site);
    const seen = this.#at(value);
    if (seen[value] === -1) return true;
    if (value === 0 || seen[value] === this.#list) return false;
    seen[value] = this.#list;
    return true;
  }
  #at(value: number): Int32Array {
    if (value >= this.#seen.length) {
      const grown = new Int32Array(2 * value);
      grown.set(this.#seen);
      this.#seen = grown;
    }
    return this.#seen;
  }
}

/** The lists of all regions of the equipment, and for each whether it counts only if its first site has a value. */
interface Packed extends IntLists {
  readonly byFirst: readonly boolean[];
  /** The numbers of the lists that a site is in, by site. */
  readonly with: readonly (readonly number[] | undefined)[];
}

function packed(build: Build): Packed {
  const all = regionLists(build);
  const lists = all.flatMap(({ lists: some }) => some);
  const containing: number[][] = [];
  lists.forEach((list, n) => {
    for (const site of new Set(list)) {
      containing[site] ??= [];
      containing[site].push(n);
    }
  });
  return {
    ...intLists(lists),
    with: containing,
    byFirst: all.flatMap(({ word, lists: some }) => some.map(() => word === 'AllDirections')),
  };
}

const plain = new WeakSet<BoolFn>();

/** True if a constraint says that all values of every region differ, without exception. */
export const isPlainDifferent = (constraint: BoolFn): boolean => plain.has(constraint);

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
  meaning: ({ elementType, region, except, excepts }, build): CalledCondition => {
    const type = elementType ? siteTypeCode(elementType) : build.defaultSite;
    const values = new Values(excepts ?? (except ? [except] : []));
    if (region) {
      const test = (c: Context): boolean => {
        values.begin(c);
        values.beginList();
        const sites = borrowSites();
        region(c, sites);
        const state = c.state as PuzzleState;
        let all = true;
        for (let s = sites.next(0); s >= 0 && all; s = sites.next(s + 1)) all = values.accepts(state, type, s);
        returnSites(sites);
        return all;
      };
      const fn = withVariables(test, {
        sites: (c) => {
          const sites = new SiteSet();
          region(c, sites);
          return sites;
        },
      });
      return { k: 'callCondition', fn };
    }
    let known: Packed | undefined;
    /** Whether the values of list `n` are different. */
    const isDifferent = (state: PuzzleState, { starts, items, byFirst }: Packed, n: number): boolean => {
      const start = starts[n]!;
      const end = starts[n + 1]!;
      if (byFirst[n] && state.what(type, items[start]!) === 0) return true;
      values.beginList();
      for (let i = start; i < end; i++) if (!values.accepts(state, type, items[i]!)) return false;
      return true;
    };
    const test = (c: Context): boolean => {
      known ??= packed(build);
      const state = c.state as PuzzleState;
      values.begin(c);
      for (let n = 0; n < known.byFirst.length; n++) if (!isDifferent(state, known, n)) return false;
      return true;
    };
    const stillHolds = (c: Context, site: number): boolean => {
      known ??= packed(build);
      const state = c.state as PuzzleState;
      const lists = known.with[site];
      if (!lists) return true;
      values.begin(c);
      for (let k = 0; k < lists.length; k++) if (!isDifferent(state, known, lists[k]!)) return false;
      return true;
    };
    const variables = { sites: allRegionSites(build) };
    if (values.exceptions.length === 0 && type === build.defaultSite) plain.add(test);
    // What is excepted may depend on the values.
    const isLocal = values.exceptions.every(({ fixed }) => fixed !== undefined);
    return { k: 'callCondition', fn: withVariables(test, variables), stillHolds: isLocal ? stillHolds : undefined };
  },
});
