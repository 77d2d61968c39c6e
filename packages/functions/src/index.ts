/**
 * Function ludemes, and what all ludemes share: kinds, compiled forms, the game being built.
 *
 * @packageDocumentation
 */

export { type Build, type Component, ludeme } from './declare/build.js';
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
} from './declare/compiled.js';
export { Bool, Dim, Direction, Float, Graph, Int, Ints, Moves, Player, Poly, Range, Region } from './declare/kinds.js';
export { conditionOf, numberOf, ruleOf, sitesOf } from './declare/meaning.js';
export { Decimal, Role, Text, Whole } from './declare/words.js';
export { functionLudemes } from './ludemes.js';
