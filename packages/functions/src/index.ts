/**
 * Function ludemes, and what all ludemes share: kinds, compiled forms, the game being built.
 *
 * @packageDocumentation
 */

export { type Build, type Component, ludeme } from './build.js';
export {
  type BoolFn,
  type DirectionFn,
  type FloatFn,
  fixedBool,
  fixedFloat,
  fixedInt,
  fixedInts,
  fixedRegion,
  type IntFn,
  type IntsFn,
  type MovesFn,
  type RangeFn,
  type RegionFn,
} from './compiled.js';
/** @internal */
export * from './internal.js';
export { Bool, Dim, Direction, Float, Graph, Int, Ints, Moves, Player, Poly, Range, Region } from './kinds.js';
export { functionLudemes } from './ludemes.js';
export { Decimal, Role, Text, Whole } from './words.js';
