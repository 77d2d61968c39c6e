/** The memory of a game: flat state, undo journal, actions, moves and trials. */

export { actionText, type ParsedAction, parseAction } from './actionText.js';
export { applyMove } from './applyMove.js';
export { CheckedState } from './checkedState.js';
export { Context, type OpenWork, type PlayableGame } from './context.js';
export { copyState, createState } from './createState.js';

export { LimitExceeded, type LimitName, type Limits, strictLimits, usualLimits } from './effort.js';
export { StateError, type StateErrorCode } from './errors.js';
export { Move } from './move.js';
export { equalMoves } from './moveEquality.js';
export { MoveList } from './moveList.js';
export { moveText, parseMove } from './moveText.js';
export { SplitMix64 } from './random.js';
export { type SampleOptions, sampleGame } from './samples.js';
export { parseState, readState, serialiseState } from './serialise.js';
export type { ContainerShape, GameShape } from './shape.js';
export { type SiteTypeCode, siteTypeNames, siteTypeOf } from './siteType.js';
export { type EndType, isOver, ranking, score, winner, winners } from './standing.js';
export { State } from './state.js';
export { Trial } from './trial.js';
export { readTrialFile, type TrialFile, writeTrialFile } from './trialFile.js';
export { UndoTape } from './undoTape.js';
