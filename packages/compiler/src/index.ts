/**
 * Turns a game description into a playable game.
 *
 * @packageDocumentation
 */

// What the engine builds on.
// What the command line shows of a description.
export {
  applyFix,
  type Diagnostic,
  type Fix,
  renderDiagnostic,
  type StandardDefine,
  standardDefines,
  standardDefinitions,
} from '@ludii/grammar';

export { LimitExceeded, type LimitName, type Limits, strictLimits, usualLimits } from '@ludii/state';
export { type Backend, type CompileOptions, type CompileResult, compile, compileBoard } from './compile.js';
export { type EmitOptions, type EmittedGame, emitGame, emitPage } from './emitGame.js';
export { Game } from './game.js';
export { type FindGame, Match } from './match.js';
export { metadataLudemes, metadataRegistry } from './metadata/index.js';
export type { GivenMove, RuleObserver } from './observe.js';
export { registry } from './registry.js';
export type { BoardKind, Constraint, Puzzle, PuzzleTotal, Setting } from './setting.js';
