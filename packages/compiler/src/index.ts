/**
 * Turns a game description into a playable game.
 *
 * @packageDocumentation
 */

export type { Component, Draws, Hints, NamedMap, NamedRegion } from '@ludii/functions';
export {
  type Board,
  boardToJson,
  boardToSvg,
  boardToText,
  buildBoard,
  GeometryError,
  parseBoard,
  type SiteType,
} from '@ludii/geometry';
// What the engine builds on.
// What the command line shows of a description.
export {
  applyFix,
  type CallNode,
  type Diagnostic,
  describeGame,
  type Fix,
  type FormatOptions,
  format,
  type GameDescription,
  LineIndex,
  type Node,
  numberOf,
  type OptionCategory,
  type ParseOptions,
  type ParseResult,
  parse,
  type Ruleset,
  renderDiagnostic,
  standardDefines,
  suggest,
} from '@ludii/grammar';
export {
  type Argument,
  argumentText,
  type Bound,
  bind,
  fits,
  type Kind,
  type LiteralToken,
  type Ludeme,
  literal,
  signature,
} from '@ludii/registry';
export { GamePart, type RunningMatch } from '@ludii/rules';
export {
  actionLength,
  actionText,
  addPending,
  applyMove,
  type ContainerShape,
  Context,
  catalogue,
  containsAction,
  coveredSites,
  currentDie,
  decisionAction,
  type EndType,
  endType,
  faceShown,
  firstAction,
  Hidden,
  isDecisionWord,
  isNextGameMove,
  isOver,
  isPassMove,
  isSwapMove,
  LimitExceeded,
  type LimitName,
  type Limits,
  MoveList,
  MoveWord,
  meter,
  mixHigh,
  mixLow,
  moveEnd,
  moveTextOnTape,
  Op,
  type OpenWork,
  opcodeOf,
  PuzzleState,
  parseMove,
  pendingValues,
  positionLevel,
  positionSite,
  positionType,
  Reading,
  ranking,
  readAction,
  readDecision,
  readState,
  readTrialFile,
  remembered,
  type SiteTypeCode,
  SplitMix64,
  State,
  StateError,
  score,
  serialiseState,
  setOver,
  setScore,
  siteTypeNames,
  siteTypeOf,
  situationHigh,
  situationLow,
  strictLimits,
  type TrialFile,
  UndoTape,
  usualLimits,
  variables,
  winner,
  winners,
  writeTrialFile,
} from '@ludii/state';
export { type Backend, type CompileOptions, type CompileResult, compile, compileBoard } from './compile.js';
export { asProblem, isTooDeep } from './failures.js';
export { Game } from './game.js';
export { type FindGame, Match } from './match.js';
export { metadataLudemes, metadataRegistry } from './metadata/index.js';
export type { RuleObserver } from './observe.js';
export { registry } from './registry.js';
export type { BoardKind, Puzzle, Setting } from './setting.js';
