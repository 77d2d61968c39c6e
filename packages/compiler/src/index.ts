/**
 * Turns a game description into a playable game.
 *
 * @packageDocumentation
 */

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
export { type Diagnostic, type ParseOptions, type ParseResult, parse, renderDiagnostic } from '@ludii/grammar';
export {
  applyMove,
  Context,
  type EndType,
  endType,
  isOver,
  isPassMove,
  isSwapMove,
  MoveList,
  MoveWord,
  moveTextOnTape,
  parseMove,
  Reading,
  ranking,
  readDecision,
  readTrialFile,
  type SiteTypeCode,
  SplitMix64,
  StateError,
  score,
  setOver,
  siteTypeNames,
  siteTypeOf,
  type TrialFile,
  winner,
  winners,
  writeTrialFile,
} from '@ludii/state';
export { type CompileResult, compile } from './compile.js';
export { Game } from './game.js';
export { registry } from './registry.js';
