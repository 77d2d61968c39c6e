/**
 * What ludemes compile to. Each is a function that runs in play; what is known when the game is built is told by its
 * `fixed` value, so that an outer ludeme can fold it.
 */
import type { Lists } from '@ludii/geometry';
import type { Condition, Rule, Sites, Value } from '@ludii/ir';
import type { Context, MoveList, SiteTypeCode } from '@ludii/state';
import { borrowSites, returnSites, type SiteSet } from '../board/siteSet.js';
import type { SiteDatum, SiteTest } from '../choice/siteTest.js';
import type { Watched } from '../position/watch.js';

/** A compiled int function. */
export interface IntFn {
  (c: Context): number;
  /** The value, if it is the same in every position. */
  readonly fixed?: number;
  /** What it means. */
  readonly ir?: Value;
  /** Whether the value is greater than a limit, found out without counting further than that. */
  readonly exceeds?: (c: Context, limit: number) => boolean;
  /** What it reads, if it is one datum of the site in a register. */
  readonly datum?: SiteDatum;
  /** Names the value if it depends on the state alone; equal names mean equal values. */
  readonly ofState?: string;
}

/** A compiled condition. */
export interface BoolFn extends Watched {
  (c: Context): boolean;
  readonly fixed?: boolean;
  /** What it means. */
  readonly ir?: Condition;
  /** Names the answer if it depends on the state alone. */
  readonly ofState?: string;
  /**
   * Tells that the condition holds without evaluating it: a negated test that is switched off while something else is
   * computed.
   */
  readonly holdsAnyway?: (c: Context) => boolean;
  /** The same as a table, if it only looks at one datum of one site. */
  readonly atSite?: SiteTest;
  /** Tables that must hold for it, if it does not only look at those. */
  readonly needs?: readonly SiteTest[];
  /** For each of {@link needs} what must hold besides. */
  readonly rests?: readonly BoolFn[];
  /** Tables of which one is enough for it. */
  readonly enough?: readonly SiteTest[];
  /** Whether a condition that held still holds after the value of one site of a puzzle has changed. */
  readonly stillHolds?: (c: Context, site: number) => boolean;
  /** Tells whether the condition will hold after a move, without making it; undefined if it has to be tried. */
  readonly afterMove?: ((c: Context, moves: MoveList, i: number) => boolean | undefined) | undefined;
}

/** A compiled float function. */
export interface FloatFn {
  (c: Context): number;
  readonly fixed?: number;
}

/** A compiled region: adds its sites to a set. */
export interface RegionFn {
  (c: Context, out: SiteSet): void;
  readonly fixed?: SiteSet;
  /** What it means. */
  readonly ir?: Sites;
  /** Membership, where it is known without building the set or means something else than the set. */
  readonly has?: (c: Context, site: number) => boolean;
  /** Whether the set would hold a site, told without building it. */
  readonly holds?: (c: Context, site: number) => boolean;
  /** Number of sites of the set, where it is known without building it. */
  readonly size?: (c: Context) => number;
  /** The site that the set depends on and the set for each board site, in order, if it depends on nothing else. */
  readonly listed?: { readonly site: IntFn; readonly lists: Lists };
  /** The type of site whose empty sites on the board the region is, if it is just that. */
  readonly emptyOf?: SiteTypeCode;
  /** True if the sites do not depend on `(from)` or `(to)`: the same for all moves of a position. */
  readonly shared?: boolean;
}

/** A compiled list of integers: appends its values to an array. */
export interface IntsFn {
  (c: Context, out: number[]): void;
  readonly fixed?: readonly number[];
}

/** A compiled range; both ends belong to it. */
export interface RangeFn {
  readonly min: IntFn;
  readonly max: IntFn;
}

/** Replaces what a direction would otherwise read from its site. */
export interface DirectionOverride {
  readonly component: number;
  /** Code of the facing, or -1 for the component's own. */
  readonly facing: number;
  readonly rotation: number;
}

/**
 * A compiled direction choice: the absolute direction codes for a site, in order. The array belongs to the function and
 * is valid until it is called again.
 */
export interface DirectionFn {
  (c: Context, type: SiteTypeCode, site: number, override?: DirectionOverride): Int32Array | readonly number[];
  readonly fixed?: readonly number[];
  /** The directions for a component, where they depend on nothing but the component on the site. */
  readonly ofComponent?: (type: SiteTypeCode, component: number) => readonly number[];
  /** The first word of relative directions: `(ahead …)` reads `SameDirection` in its own way. */
  readonly leading?: string;
  /** What it means, where the position decides. */
  readonly ir?: DirectionMeaning;
  /**
   * The lists that can be the answer for a piece on a site, whatever the position; a facing of -1 is the piece's own.
   * Each list is the very array that the function answers with.
   */
  readonly answers?: DirectionAnswers;
}

/** Directions that the position decides about: one of two choices, or one of some lists of codes by its number. */
export type DirectionMeaning =
  | { readonly k: 'either'; readonly test: Condition; readonly yes: DirectionFn; readonly no: DirectionFn }
  | { readonly k: 'listed'; readonly which: Value; readonly lists: readonly (readonly number[])[] };

/** See {@link DirectionFn.answers}. */
export type DirectionAnswers = (
  piece: number,
  type: SiteTypeCode,
  site: number,
  facing: number,
) => readonly (readonly number[])[];

/** A compiled move generator: appends moves to a list. */
export interface MovesFn {
  (c: Context, out: MoveList): void;
  /** What it means. */
  readonly ir?: Rule;
}

/** A site given as an expression or as a region: adds the sites, none for a negative value. */
export type SitesFn = RegionFn;

/** An int function with a known value. */
export const fixedInt = (value: number): IntFn => Object.assign(() => value, { fixed: value });

/** A condition with a known value. */
export const fixedBool = (value: boolean): BoolFn => Object.assign(() => value, { fixed: value });

/** A float function with a known value. */
export const fixedFloat = (value: number): FloatFn => Object.assign(() => value, { fixed: value });

/** A region with known sites. */
export const fixedRegion = (sites: SiteSet): RegionFn =>
  Object.assign((_c: Context, out: SiteSet) => out.addAll(sites), {
    fixed: sites,
    has: (_c: Context, site: number) => sites.has(site),
    shared: true,
  });

/** A list of known values. */
export const fixedInts = (values: readonly number[]): IntsFn =>
  Object.assign(
    (_c: Context, out: number[]) => {
      for (const value of values) out.push(value);
    },
    { fixed: values },
  );

/** True if all of the given parts have a known value. Absent parts count as known. */
export const allFixed = (...parts: readonly ({ readonly fixed?: unknown } | undefined)[]): boolean =>
  parts.every((part) => part === undefined || part.fixed !== undefined);

/** Whether the set of a region holds a site, found out without building it where possible. */
export function setHolds(region: RegionFn): (c: Context, site: number) => boolean {
  const { fixed, holds } = region;
  if (fixed) return (_c, site) => fixed.has(site);
  return holds ?? ((c, site) => evaluatedHolds(c, region, site));
}

function evaluatedHolds(c: Context, region: RegionFn, site: number): boolean {
  const sites = borrowSites();
  region(c, sites);
  const found = sites.has(site);
  returnSites(sites);
  return found;
}

/** Whether a region holds a site, evaluated as cheaply as the region allows. */
export function membership(region: RegionFn): (c: Context, site: number) => boolean {
  const { fixed, has } = region;
  if (fixed) return (_c, site) => fixed.has(site);
  if (has) return has;
  const test = setHolds(region);
  return (c, site) => site >= 0 && test(c, site);
}
