/** What the other packages of this repository share: not part of the documented API, and free to change in any release. */
export {
  argumentText,
  type CallNode,
  type CompileResult,
  type Component,
  type ContainerShape,
  type Context,
  compile,
  coveredSites,
  currentDie,
  endType,
  faceShown,
  firstAction,
  Hidden,
  type Hints,
  isOver,
  LineIndex,
  type Ludeme,
  metadataRegistry,
  type NamedMap,
  type NamedRegion,
  type Node,
  Op,
  opcodeOf,
  PuzzleState,
  positionLevel,
  positionSite,
  positionType,
  readTrialFile,
  registry,
  type StandardDefine,
  type State,
  StateError,
  score,
  signature,
  siteTypeNames,
  siteTypeOf,
  standardDefinitions,
  suggest,
  type TrialFile,
} from '@ludii/compiler';
export * from './agents/index.js';
export { groupsOf, seatsOf } from './contest.js';
export { type Fact, factsOf } from './facts.js';
export { pieceSymbols } from './print.js';
export { addTally, type BatchOptions, BatchPlayer, emptyTally, meanReturns, type Tally } from './tally.js';
export { thrownFaces } from './thrown.js';
