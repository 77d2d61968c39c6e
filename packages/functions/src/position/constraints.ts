/**
 * The constraints of a deduction puzzle. `(satisfy …)` says which they are, `(is Solved)` asks whether they hold, and
 * some of them say which sites are variables of the puzzle.
 */
import type { Context, SiteTypeCode } from '@ludii/state';
import type { Build } from '../declare/build.js';
import type { BoolFn } from '../declare/compiled.js';
import { conditionOf } from '../declare/meaning.js';

/** Which variables a constraint brings into a puzzle. */
export interface VariableSource {
  /** The sites in order, repeats allowed. */
  readonly sites: (c: Context) => Iterable<number>;
  /** True if these are all variables: constraints that follow bring no more. */
  readonly all?: boolean;
}

/** Something that the values of a filled puzzle add up to. */
export interface PuzzleTotal {
  readonly type: SiteTypeCode;
  readonly sites: readonly number[];
  /** What a value adds. */
  readonly weight: (value: number) => number;
  readonly result: number;
}

/** The totals that a constraint asks for, and nothing else, with the sites and hints of the moment. */
export type TotalsFn = (c: Context) => readonly PuzzleTotal[];

const totals = new WeakMap<BoolFn, TotalsFn>();
const sources = new WeakMap<BoolFn, VariableSource>();
const constraints = new WeakMap<Build, readonly BoolFn[]>();
const variables = new WeakMap<Build, readonly number[]>();

/** Says which variables a constraint brings. */
export function withVariables(constraint: BoolFn, source: VariableSource): BoolFn {
  sources.set(constraint, source);
  return constraint;
}

/** Says which totals a constraint asks for. */
export function withTotals(constraint: BoolFn, all: TotalsFn): BoolFn {
  totals.set(constraint, all);
  return constraint;
}

/** The totals that a constraint asks for; undefined if it asks for something else. */
export const totalsOf = (constraint: BoolFn): TotalsFn | undefined => totals.get(constraint);

/** Whether a constraint that held still holds after the value of one site has changed. */
export type StillHolds = (c: Context, site: number) => boolean;

/** How a constraint tells so without looking at everything again; undefined if it cannot. */
export function stillHoldsOf(constraint: BoolFn): StillHolds | undefined {
  const node = conditionOf(constraint);
  return node.k === 'callCondition' ? node.stillHolds : undefined;
}

/** Says what the constraints of a puzzle are. */
export function setConstraints(build: Build, all: readonly BoolFn[]): void {
  constraints.set(build, all);
  variables.delete(build);
}

/** The constraints of a puzzle, undefined if it has none. */
export const constraintsOf = (build: Build): readonly BoolFn[] | undefined => constraints.get(build);

/** The variables of a puzzle in order, worked out when first asked for in play. */
export function variablesOf(build: Build, c: Context): readonly number[] {
  let known = variables.get(build);
  if (!known) {
    const found = new Set<number>();
    for (const constraint of constraints.get(build) ?? []) {
      const source = sources.get(constraint);
      if (!source) continue;
      for (const site of source.sites(c)) found.add(site);
      if (source.all) break;
    }
    known = [...found];
    variables.set(build, known);
  }
  return known;
}
