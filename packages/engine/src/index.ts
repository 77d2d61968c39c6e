/**
 * Load a game, play it, search it.
 *
 * @packageDocumentation
 */
// What the command line shows of a description.
export {
  applyFix,
  argumentText,
  type Board,
  boardToJson,
  boardToSvg,
  boardToText,
  buildBoard,
  type CompileResult,
  compile,
  type Diagnostic,
  describeGame,
  endType,
  type FindGame,
  type Fix,
  format as formatDescription,
  type GameDescription,
  GeometryError,
  LineIndex,
  type Ludeme,
  type Node,
  type OptionCategory,
  type ParseOptions,
  parse as parseDescription,
  parseBoard,
  type RuleObserver,
  type Ruleset,
  readTrialFile,
  registry,
  renderDiagnostic,
  StateError,
  signature,
  standardDefines,
  suggest,
  type TrialFile,
} from '@ludii/compiler';
export * from './agents/index.js';
export { type BenchmarkResult, benchmark } from './benchmark.js';
export { EngineError, type EngineErrorCode } from './errors.js';
export { readDefines } from './files.js';
export { Game } from './game.js';
export { directoriesAround, filesBelow, findGameFile, gamesIn, plainName } from './gameFiles.js';
export { gameFromText, type ReadResult, readGame, type TextOptions } from './gameFromText.js';
export { type LoadOptions, loadGame } from './loadGame.js';
export { Move } from './move.js';
export { type PlayoutOptions, type PlayoutResult, type Policy, playout } from './playout.js';
export { type PlayoutsOptions, type PlayoutsSummary, playouts } from './playouts.js';
export { Position } from './position.js';
export { pieceSymbols } from './print.js';
export { Rulebook } from './rulebook.js';
export type { GameSource } from './source.js';
export { type Standing, type TournamentOptions, type TournamentResult, tournament } from './tournament.js';
export { type Choice, Trial } from './trial.js';
export { readTrial, writeTrial } from './trialText.js';
export { type Interval, wilsonInterval } from './wilson.js';
export { runOnWorkers, type WorkerRun } from './workers.js';
