/** What the other packages of this repository share anywhere: in Node and in browsers. */
export {
  type CompileResult,
  compile,
  metadataRegistry,
  registry,
  type StandardDefine,
  standardDefinitions,
} from '@ludii/compiler';
export {
  argumentText,
  type CallNode,
  type Component,
  type ContainerShape,
  type Context,
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
  meter,
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
  type State,
  StateError,
  score,
  signature,
  siteTypeNames,
  siteTypeOf,
  suggest,
  type TrialFile,
} from '@ludii/compiler/internal';
export { isTimeUp } from './agents/budget.js';
export * from './agents/index.js';
export { checkCount, checkFunction, checkOptions, checkText, shown } from './checks.js';
export { groupsOf, seatsOf } from './contest.js';
export { type Fact, factsOf } from './facts.js';
export { pieceSymbols } from './print.js';
export { addTally, type BatchOptions, BatchPlayer, emptyTally, meanReturns, type Tally } from './tally.js';
export { thrownFaces } from './thrown.js';
export { checkTrial } from './trial.js';
