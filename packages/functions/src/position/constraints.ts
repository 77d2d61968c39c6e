/**
 * The constraints of a deduction puzzle. `(satisfy …)` says which they are, `(is Solved)` asks whether they hold, and
 * some of them say which sites are variables of the puzzle.
 */
import type { Context, SiteTypeCode } from '@ludii/state';
import { PuzzleState } from '@ludii/state/internal';
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

/** A constraint that holds if each of its parts does. */
export interface Parts {
  readonly count: number;
  /** Whether a part holds. */
  readonly holds: (c: Context, part: number) => boolean;
}

/** What a constraint tells of itself besides whether it holds. */
export interface Told {
  /** Which variables it brings. */
  readonly variables?: VariableSource;
  /** Which totals it asks for, if it asks for nothing else. */
  readonly totals?: TotalsFn;
  readonly parts?: Parts;
}

const told = new WeakMap<BoolFn, Told>();

/** A constraint, and what it tells of itself. */
export function telling(constraint: BoolFn, what: Told): BoolFn {
  told.set(constraint, what);
  return constraint;
}

/** The totals that a constraint asks for; undefined if it asks for something else. */
export const totalsOf = (constraint: BoolFn): TotalsFn | undefined => told.get(constraint)?.totals;

const constraints = new WeakMap<Build, readonly BoolFn[]>();
const variables = new WeakMap<Build, readonly number[]>();

/** Whether a constraint holds once the value of one variable has changed, and no other. */
export type StillHolds = (c: Context, variable: number) => boolean;

/** How a constraint that holds tells so by itself; undefined if it cannot. */
export function stillHoldsOf(constraint: BoolFn): StillHolds | undefined {
  const node = conditionOf(constraint);
  return node.k === 'callCondition' ? node.stillHolds : undefined;
}

/** How a constraint tells so without looking at everything again, given how things are at present. */
export function holdsWith(constraint: BoolFn, c: Context): StillHolds {
  const stillHolds = stillHoldsOf(constraint);
  if (stillHolds) return constraint(c) ? stillHolds : constraint;
  const { state } = c;
  return state instanceof PuzzleState ? partlyHolds(constraint, c, state) : constraint;
}

/** Looks again only at the parts that have looked at the variable before: the others tell what they told. */
function partlyHolds(constraint: BoolFn, c: Context, state: PuzzleState): StillHolds {
  const { count, holds } = told.get(constraint)?.parts ?? { count: 1, holds: constraint };
  const lookers = new Map<number, number[]>();
  let held = 0;
  for (let failed = false; held < count && !failed; held += failed ? 0 : 1) {
    const variables = state.lookedAt(() => {
      failed = !holds(c, held);
    });
    for (const variable of new Set(variables)) {
      const known = lookers.get(variable);
      if (known) known.push(held);
      else lookers.set(variable, [held]);
    }
  }
  return (now, variable) => {
    const looking = lookers.get(variable) ?? [];
    // The first part that does not hold goes on not to, unless it has looked at the variable.
    if (held < count) return looking.at(-1) === held && constraint(now);
    return looking.every((part) => holds(now, part));
  };
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
      const source = told.get(constraint)?.variables;
      if (!source) continue;
      for (const site of source.sites(c)) found.add(site);
      if (source.all) break;
    }
    known = [...found];
    variables.set(build, known);
  }
  return known;
}
