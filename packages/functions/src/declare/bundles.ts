/** Argument bundles of move rules, `(from …) (to …) (between …) (piece …) (then …)`, as plain records of compiled parts. */
import type { Rule } from '@ludii/ir';
import type { SiteTypeCode } from '@ludii/state';
import type { BoolFn, IntFn, IntsFn, MovesFn, RangeFn, RegionFn } from './compiled.js';

/** `(apply if:condition effect)`. */
export interface Apply {
  readonly condition: BoolFn | undefined;
  readonly effect: MovesFn | undefined;
}

/** `(from …)`: where a move begins. Neither region nor site given: the current `(from)`. */
export interface From {
  readonly type: SiteTypeCode | undefined;
  readonly region: RegionFn | undefined;
  readonly site: IntFn | undefined;
  readonly level: IntFn | undefined;
  readonly condition: BoolFn | undefined;
}

/** `(to …)`: where a move ends. Neither region nor site given: the current `(to)`. */
export interface To {
  readonly type: SiteTypeCode | undefined;
  readonly region: RegionFn | undefined;
  readonly site: IntFn | undefined;
  readonly level: IntFn | undefined;
  readonly rotations: IntsFn | undefined;
  readonly condition: BoolFn | undefined;
  readonly apply: Apply | undefined;
}

/** `(between …)`: what lies on the way. */
export interface Between {
  readonly before: IntFn | undefined;
  readonly range: RangeFn | undefined;
  readonly after: IntFn | undefined;
  readonly condition: BoolFn | undefined;
  readonly trail: IntFn | undefined;
  readonly apply: Apply | undefined;
}

/** `(piece …)`: which component, by name or index, with what local state. */
export interface PieceChoice {
  readonly ids: readonly IntFn[];
  readonly state: IntFn | undefined;
  /** The names as written, for rules that look them up in their own way; absent if indices were given. */
  readonly names?: readonly string[] | undefined;
  /** True if written as a list of indices. */
  readonly listed?: boolean;
}

/** `(then …)`: what follows from a move. */
export interface Then {
  /** Number of the consequence in the game's table. */
  readonly id: number;
  /** In simultaneous games: only after the moves of all players. */
  readonly afterAll: boolean;
  /** What it means. */
  readonly rule: Rule;
}
