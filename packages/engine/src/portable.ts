/** What runs anywhere: in Node and in browsers. */
// What the command line shows of a description.
// What is needed to read a position and its surroundings, for pictures and tables.
export {
  applyFix,
  argumentText,
  type Board,
  boardToJson,
  boardToSvg,
  boardToText,
  buildBoard,
  type CallNode,
  type CompileResult,
  type Component,
  type ContainerShape,
  type Context,
  compile,
  coveredSites,
  currentDie,
  type Diagnostic,
  describeGame,
  endType,
  type FindGame,
  type Fix,
  faceShown,
  format as formatDescription,
  type GameDescription,
  GeometryError,
  Hidden,
  type Hints,
  isOver,
  type LimitName,
  type Limits,
  LineIndex,
  type Ludeme,
  metadataRegistry,
  type NamedMap,
  type NamedRegion,
  type Node,
  type OptionCategory,
  type ParseOptions,
  type Puzzle,
  PuzzleState,
  parse as parseDescription,
  parseBoard,
  positionLevel,
  positionSite,
  positionType,
  type RuleObserver,
  type Ruleset,
  readTrialFile,
  registry,
  renderDiagnostic,
  type Setting,
  type SiteTypeCode,
  SplitMix64,
  type State,
  StateError,
  score,
  signature,
  siteTypeNames,
  siteTypeOf,
  type StandardDefine,
  standardDefines,
  standardDefinitions,
  strictLimits,
  suggest,
  type TrialFile,
  usualLimits,
} from '@ludii/compiler';
export type { ActionSpace } from './actionSpace.js';
export * from './agents/index.js';
export { type BenchmarkResult, benchmark } from './benchmark.js';
export type { ChanceOutcome } from './chance.js';
export { type ContestOptions, type ContestResult, contest, groupsOf, type SeatResult, seatsOf } from './contest.js';
export { EngineError, type EngineErrorCode, LimitError, RuleError } from './errors.js';
export { type Fact, factsOf } from './facts.js';
export type { Choice } from './findMove.js';
export { Game, type StartOptions } from './game.js';
export { gameFromText, type ReadResult, readGame, type TextOptions } from './gameFromText.js';
export { Move } from './move.js';
export { Observation } from './observe.js';
export type { GridLayout, PlaneOptions, Planes } from './planes.js';
export { type PlayoutOptions, type PlayoutResult, type Policy, playOut, playout } from './playout.js';
export { type CopyOptions, Position } from './position.js';
export { pieceSymbols } from './print.js';
export { Rulebook } from './rulebook.js';
export type { SetupOptions } from './setup.js';
export type { PieceView, SiteView } from './siteView.js';
export type { GameSource } from './source.js';
export { addTally, type BatchOptions, BatchPlayer, emptyTally, meanReturns, type Tally } from './tally.js';
export { thrownFaces } from './thrown.js';
export { type Standing, type TournamentOptions, type TournamentResult, tournament } from './tournament.js';
export { Trial } from './trial.js';
export { readTrial, writeTrial } from './trialText.js';
export { type Interval, wilsonInterval } from './wilson.js';
