/**
 * What ludemes compile to. Each is a function that runs in play; what is known when the game is built is told by its
 * `fixed` value, so that an outer ludeme can fold it.
 */
import type { Lists } from '@ludii/geometry';
import type { Condition, Rule, Sites, Value } from '@ludii/ir';
import type { Context, MoveList, SiteTypeCode } from '@ludii/state';
import { borrowSites, type Draws, returnSites, type SiteSet } from '../board/siteSet.js';
import type { DraftFrame, DraftList, DraftRule } from '../choice/drafts.js';
import type { SiteDatum, SiteTest } from '../choice/siteTest.js';
import type { SlotMoves } from '../choice/slots.js';
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

/** Moves that differ only in their site, so that one can be written without the others. */
export interface SiteMoves {
  /** The sites that a move may be for. */
  readonly sites: RegionFn;
  /** Appends the move for a site; false if there is none after all. */
  readonly write: (c: Context, site: number, out: MoveList) => boolean;
  /** Given if every move does nothing but add this component to its site. */
  readonly placement?: { readonly piece: IntFn; readonly decision: boolean };
}

/** Moves that still have to be tested one by one, for callers that need only one of them. */
export interface LazyMoves {
  readonly generate: (c: Context, out: MoveList) => void;
  /** The moves to be tested by their sites, and the moves that need no test, where the rule is of that form. */
  readonly bySite?: SiteMoves;
  readonly settled?: (c: Context, out: MoveList) => void;
  /** The moves to be tested by number, where the rule is of that form. */
  readonly slots?: SlotMoves;
  /** Whether move `i` is allowed. */
  readonly accepts: (c: Context, moves: MoveList, i: number) => boolean;
  /** All that {@link accepts} tests of a move: a condition on the position after it. */
  readonly after?: BoolFn;
  /** Whether move `i` is one of those that need no test. */
  readonly isSettled?: (moves: MoveList, i: number) => boolean;
  /** Adds what only allowed moves get (the rule's own consequence) to the moves of a list. */
  readonly complete?: (c: Context, moves: MoveList) => void;
}

/** Tells whether move `i` of a list will do. */
export type MoveTest = (c: Context, list: MoveList, i: number) => boolean;

/** The moves of the mover's pieces of one component on the board. */
export interface PiecePass {
  readonly component: number;
  /** See {@link MovesFn.ofPieces}: for the pieces of the component, with the number of board sites as limit. */
  readonly visit: NonNullable<MovesFn['ofPieces']>;
  readonly limit: number;
  /** A piece as a candidate for the moves, if a piece never has more than one: see {@link MoveChoices.candidates}. */
  readonly candidate: DraftRule | undefined;
  /** What is done to the moves, inside what an enclosing rule does to them. */
  readonly frame: (outer: DraftFrame | undefined) => DraftFrame;
}

/** What other rules ask about the moves of a rule, answered with less work than by writing all moves. */
export interface MoveQuestions {
  /** Whether some move ends on a site, where that can be told without generating all moves. */
  readonly reaches?: (c: Context, site: number) => boolean;
  /** A quick first look whether a move could end on a site at present: false only if none does. */
  readonly mayReach?: (c: Context, site: number) => boolean;
  /** What the rule says when asked whether it leads to a site, where that is not what its moves show. */
  readonly claims?: (c: Context, site: number) => boolean;
  /** A shorter way to tell whether there is a move, where the ludeme has one of its own. */
  readonly canMove?: (c: Context) => boolean;
  /** Whether some move passes a test, generating only as many as it takes. */
  readonly some?: (c: Context, test: MoveTest) => boolean;
  /** Number of moves of the longest turn that begins with a move of the rule; 0 if there is none or it is not known. */
  readonly longestTurn?: (c: Context) => number;
  /** Says that it cannot move although it has moves: rules around it must look at the moves themselves. */
  readonly mute?: true;
  /** Adds every site that a move can end on in any position, for a piece that stands on `from`. */
  readonly span?: (piece: number, from: number, to: number, out: SiteSet) => void;
  /** Carries the rule out as a consequence: see `MoveGenerator`. */
  readonly perform?: (c: Context, result: MoveList) => void;
  /** Appends the actions of its moves to the open move of a list, where they decide nothing and nothing follows from them. */
  readonly actions?: (c: Context, out: MoveList) => void;
}

/** How a random choice gets at one move of a rule without the others. */
export interface MoveChoices {
  /** The same moves before a costly test, which a random choice makes only until one move passes. */
  readonly lazy?: LazyMoves;
  /** The moves by their sites, where the rule has one move for each site of a region. */
  readonly bySite?: SiteMoves;
  /** The moves by number, so that one can be written without the others. */
  readonly slots?: SlotMoves;
  /** Notes the moves down without writing them out, for a random choice. */
  readonly draft?: (c: Context, out: DraftList) => void;
  /**
   * Notes down candidates, of which some may turn out to have no move when they are written out; the others have one
   * each. For a random choice, which most often never looks at them all.
   */
  readonly candidates?: (c: Context, out: DraftList) => void;
  /**
   * Notes down the moves of many pieces at once, whose positions are the entries of the owned index from word `first` to
   * `end` of the state; those from site `limit` on are left out. Without a list of drafts it tells whether there is one.
   */
  readonly ofPieces?: (c: Context, first: number, end: number, limit: number, out: DraftList | undefined) => boolean;
  /** The passes over the pieces of a mover that all moves of the rule come from, in order, where it is of that form. */
  readonly passes?: (mover: number) => readonly PiecePass[];
  /**
   * Appends one move of the rule to an empty list, each with the same chance; false if there is none. If the move is
   * going to be made, dice are thrown for good and the throw is written to another empty list instead: that part of the
   * move has been applied.
   */
  readonly sample?: (c: Context, draws: Draws, out: MoveList, thrown?: MoveList) => boolean;
  /** Says that it does nothing but throw dice, in one move or none. */
  readonly throws?: true;
  /** Says that it never has more than one move. */
  readonly single?: true;
}

/** A compiled move generator: appends moves to a list. What it can tell or do besides is up to the ludeme. */
export interface MovesFn extends MoveQuestions, MoveChoices {
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
