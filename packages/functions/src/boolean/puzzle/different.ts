/** `(all Different …)`: no value twice in a region of a puzzle. Asked for every candidate value, so it is kept lean. */
import { type CalledCondition, once } from '@ludii/ir/internal';
import { either, list, named, optional } from '@ludii/registry';
import type { Context, SiteTypeCode } from '@ludii/state';
import { type IntLists, intLists, type PuzzleState } from '@ludii/state/internal';
import { sitesIn } from '../../board/siteSet.js';
import { type Build, ludeme } from '../../declare/build.js';
import { allFixed, type BoolFn, type IntFn, type RegionFn } from '../../declare/compiled.js';
import { Bool, Int, Region } from '../../declare/kinds.js';
import { typeOr } from '../../declare/siteTypes.js';
import { SiteTypeWord } from '../../declare/words.js';
import { telling } from '../../position/constraints.js';
import { allRegionSites, regionLists } from './regions.js';

/** Looks at the values of one list of sites after the other. */
class Values {
  /** By value: the number of the list that it was last seen in, -1 if it may occur any number of times. */
  #seen = new Int32Array(16);
  #list = 0;
  #excepts = false;

  /** Begins a test: evaluates the exceptions. */
  begin(c: Context, exceptions: readonly IntFn[]): void {
    if (this.#excepts || this.#list > MostLists) {
      this.#seen.fill(0);
      this.#list = 0;
    }
    this.#excepts = exceptions.length > 0;
    for (let i = 0; i < exceptions.length; i++) {
      const value = exceptions[i]!(c);
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

/** Lists are numbered on from one test to the next, as long as there are numbers. */
const MostLists = 1 << 29;

const pool: Values[] = [];

/** Asks a question with values at hand that nobody else uses. */
function withValues(c: Context, exceptions: readonly IntFn[], ask: (values: Values) => boolean): boolean {
  const values = pool.pop() ?? new Values();
  values.begin(c, exceptions);
  const answer = ask(values);
  pool.push(values);
  return answer;
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
    const type = typeOr(elementType, build);
    const exceptions = excepts ?? (except ? [except] : []);
    if (region) return inRegion(region, type, exceptions);
    const lists = once(() => packed(build));
    /** Whether the values of list `n` are different. */
    const isDifferent = (c: Context, values: Values, n: number): boolean => {
      const state = c.state as PuzzleState;
      const { starts, items, byFirst } = lists();
      const start = starts[n]!;
      const end = starts[n + 1]!;
      if (byFirst[n] && state.what(type, items[start]!) === 0) return true;
      values.beginList();
      for (let i = start; i < end; i++) if (!values.accepts(state, type, items[i]!)) return false;
      return true;
    };
    const fn = (c: Context): boolean =>
      withValues(c, exceptions, (values) => {
        const { length } = lists().byFirst;
        for (let n = 0; n < length; n++) if (!isDifferent(c, values, n)) return false;
        return true;
      });
    const stillHolds = (c: Context, site: number): boolean => {
      const containing = lists().with[site];
      if (!containing) return true;
      return withValues(c, exceptions, (values) => {
        for (let k = 0; k < containing.length; k++) if (!isDifferent(c, values, containing[k]!)) return false;
        return true;
      });
    };
    if (exceptions.length === 0 && type === build.defaultSite) plain.add(fn);
    telling(fn, { variables: { sites: allRegionSites(build) } });
    // What is excepted may depend on the values.
    return { k: 'callCondition', fn, stillHolds: allFixed(...exceptions) ? stillHolds : undefined };
  },
});

/** The test for one region. */
function inRegion(region: RegionFn, type: SiteTypeCode, exceptions: readonly IntFn[]): CalledCondition {
  const known = region.fixed?.toArray();
  const fn = (c: Context): boolean =>
    withValues(c, exceptions, (values) => {
      values.beginList();
      return (known ?? sitesIn(c, region)).every((site) => values.accepts(c.state as PuzzleState, type, site));
    });
  telling(fn, { variables: { sites: (c) => sitesIn(c, region) } });
  return { k: 'callCondition', fn };
}
