/** The board half of the package: directions, topology, tracks, finished boards. */

export * from './board.js';
export * from './boardJson.js';
export * from './boardSvg.js';
export * from './boardText.js';
export {
  ABSOLUTE_DIRECTIONS,
  type AbsoluteDirection,
  DIRECTION_COUNT,
  Direction,
  directionCode,
  directionName,
  isRelation,
  parseDirection,
  RELATIONS,
  type Relation,
} from './directions/absolute.js';
export {
  COMPASS,
  type Facing,
  isFacing,
  leftOf,
  leftwardOf,
  oppositeOf,
  ROTATIONAL,
  rightOf,
  rightwardOf,
  SPATIAL,
} from './directions/facing.js';
export * from './directions/relative.js';
export {
  type DirectionChoice,
  directionsBetween,
  radialsIn,
  resolveDirections,
  type Stance,
  stepTargets,
} from './directions/resolve.js';
export { type Walk, type WalkStep, walkEnds, walkSites } from './directions/walk.js';
export { SIDES, type Side } from './topology/corners.js';
export type { DistanceTable } from './topology/distances.js';
export type { Lists } from './topology/incidence.js';
export { type RadialTable, radialsOf } from './topology/radialTable.js';
export * from './topology/siteTable.js';
export { hasDirection, type StepTable, stepsOf, supportedAt } from './topology/stepTable.js';
export * from './topology/topology.js';
export { findTrack, TRACK_END, type Track, type TrackSpec, tracksOwnedBy } from './tracks.js';
