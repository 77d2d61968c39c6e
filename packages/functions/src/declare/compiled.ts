/**
 * What ludemes compile to. Each is a function that runs in play; what is known when the game is built is told by its
 * `fixed` value, so that an outer ludeme can fold it.
 */
import { type Condition, memberFn, type Rule, type Sites, type Value } from '@ludii/ir';
import type { Context, MoveList, SiteTypeCode } from '@ludii/state';
import { borrowSites, returnSites, type SiteSet } from '../board/siteSet.js';

/** A compiled int function. */
export interface IntFn {
  (c: Context): number;
  /** The value, if it is the same in every position. */
  readonly fixed?: number;
  /** What it means. */
  readonly ir?: Value;
}

/** A compiled condition. */
export interface BoolFn {
  (c: Context): boolean;
  readonly fixed?: boolean;
  /** What it means. */
  readonly ir?: Condition;
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
  /** What it means, where the position decides. */
  readonly ir?: DirectionMeaning;
}

/** Directions that the position decides about. */
export type DirectionMeaning =
  /** One of two choices. */
  | { readonly k: 'either'; readonly test: Condition; readonly yes: DirectionFn; readonly no: DirectionFn }
  /** One of some lists of codes by its number. */
  | { readonly k: 'listed'; readonly which: Value; readonly lists: readonly (readonly number[])[] }
  /** As the piece on the site sees them. */
  | {
      readonly k: 'relative';
      /** The first word: `(ahead …)` reads `SameDirection` in its own way. */
      readonly leading: string | undefined;
      /** Those for a component, where nothing else matters; the same list whenever it is asked. */
      readonly ofPiece: ((type: SiteTypeCode, component: number) => readonly number[]) | undefined;
      /** Those for a code of a facing, given where {@link ofPiece} is. */
      readonly ofFacing: ((type: SiteTypeCode, facing: number) => readonly number[]) | undefined;
    };

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

/** A number made of two, which is known if both are. The first is asked first. */
export const ofTwo = (a: IntFn, b: IntFn, combine: (a: number, b: number) => number): IntFn =>
  a.fixed !== undefined && b.fixed !== undefined ? fixedInt(combine(a.fixed, b.fixed)) : (c) => combine(a(c), b(c));

/** A condition with a known value. */
export const fixedBool = (value: boolean): BoolFn => Object.assign(() => value, { fixed: value });

/** A float function with a known value. */
export const fixedFloat = (value: number): FloatFn => Object.assign(() => value, { fixed: value });

/** A region with known sites. */
export const fixedRegion = (sites: SiteSet): RegionFn =>
  Object.assign((_c: Context, out: SiteSet) => out.addAll(sites), { fixed: sites });

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
  const { fixed, ir } = region;
  if (fixed) return (_c, site) => fixed.has(site);
  if (ir) return memberFn(ir);
  return (c, site) => {
    const sites = borrowSites();
    region(c, sites);
    const found = sites.has(site);
    returnSites(sites);
    return found;
  };
}

/** What a question about one site of a region is told: most often whether the set holds it. */
export function membership(region: RegionFn): (c: Context, site: number) => boolean {
  const { ir } = region;
  const test = (ir?.k === 'callSites' && ir.asked) || setHolds(region);
  return (c, site) => site >= 0 && test(c, site);
}
