/** What runs anywhere: in Node and in browsers. */
// What the command line shows of a description.
// What is needed to read a position and its surroundings, for pictures and tables.
export {
  type Diagnostic,
  type EmitOptions,
  type EmittedGame,
  type FindGame,
  type Fix,
  type GivenMove,
  type LimitName,
  type Limits,
  type Puzzle,
  type PuzzleTotal,
  type RuleObserver,
  type Setting,
  strictLimits,
  usualLimits,
} from '@ludii/compiler';
export {
  type Board,
  buildBoard,
  type GameDescription,
  GeometryError,
  type OptionCategory,
  type ParseOptions,
  parseBoard,
  type Ruleset,
  type SiteTypeCode,
  SplitMix64,
} from '@ludii/compiler/internal';
export type { ActionSpace } from './actionSpace.js';
export {
  type Agent,
  Budget,
  type MoveValue,
  moveKey,
  RandomAgent,
  type SearchGround,
  type SearchOptions,
  type SyncAgent,
  searchGround,
  situationHash,
  UctAgent,
  type UctMoveValue,
  type UctOptions,
} from './agents/index.js';
export { type BenchmarkResult, benchmark } from './benchmark.js';
export { boardToJson, boardToSvg, boardToText } from './boards.js';
export type { ChanceOutcome } from './chance.js';
export { type ContestOptions, type ContestResult, contest, type SeatResult } from './contest.js';
export {
  applyFix,
  describeGame,
  emitGame,
  emitPage,
  formatDescription,
  parseDescription,
  renderDiagnostic,
} from './descriptions.js';
export { EngineError, type EngineErrorCode, LimitError, RuleError } from './errors.js';

export type { Choice } from './findMove.js';
export { Game, type StartOptions } from './game.js';
export { gameFromText, type ReadResult, readGame, type TextOptions } from './gameFromText.js';
export { Move } from './move.js';
export { Observation } from './observe.js';
export { returnOfRank } from './outcome.js';
export type { GridLayout, PlaneOptions, Planes } from './planes.js';
export { type PlayoutOptions, type PlayoutResult, type Policy, playOut, playout } from './playout.js';
export { type CopyOptions, Position } from './position.js';
export { Rulebook } from './rulebook.js';
export type { SetupOptions } from './setup.js';
export type { PieceView, SiteView } from './siteView.js';
export type { GameSource } from './source.js';
export { type Standing, type TournamentOptions, type TournamentResult, tournament } from './tournament.js';
export { Trial } from './trial.js';
export { readTrial, writeTrial } from './trialText.js';
export { type Interval, wilsonInterval } from './wilson.js';
