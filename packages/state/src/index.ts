/** The memory of a game: flat state, undo journal, actions, moves and trials. */

export { applyAction } from './actions/apply.js';
export { type ActionSpec, catalogue, type Field, Reading, readAction } from './actions/catalogue.js';
export { coveredSites } from './actions/largePiece.js';
export { Op, type Opcode } from './actions/opcodes.js';
export { actionText, type ParsedAction, parseAction } from './actionText.js';
export { applyInPlace, applyMove, applyNested, applyOpen, applyWritten, carryOut, followUp } from './applyMove.js';
export { CheckedState } from './checkedState.js';
export { ChunkSet } from './chunkSet.js';
export {
  Consequences,
  Context,
  type MatchStanding,
  type MoveGenerator,
  type OpenWork,
  type PlayableGame,
} from './context.js';
export { copyState, createState } from './createState.js';
export * from './dice.js';
export * from './dominoes.js';
export * from './effort.js';
export { StateError, type StateErrorCode } from './errors.js';
export { FlatState } from './flatState.js';
export * from './history.js';
export { LargeStackState } from './largeStackState.js';
export { type Block, type DomainLayout, layoutOf, type OwnedKind, type StateLayout } from './layout.js';
export {
  containsAction,
  isNextGameMove,
  isPassMove,
  isSort,
  isSwapMove,
  Move,
  mayPassOrSwap,
  readDecision,
  readLast,
  readLastLevel,
} from './move.js';
export { equalActionLists, equalActions, equalMoves, equalMovesOnTape } from './moveEquality.js';
export { MoveList } from './moveList.js';
export { moveText, moveTextOnTape, parseMove } from './moveText.js';
export { OnTrack } from './onTrack.js';
export { OwnedIndex, positionLevel, positionSite, positionType } from './owned.js';
export * from './pending.js';
export { Placing, passTurnTo } from './placing.js';
export { PuzzleState } from './puzzleState.js';
export { SplitMix64 } from './random.js';
export { chessSample, goSample, raceSample, type SampleOptions, sampleGame, sudokuSample } from './samples.js';
export { parseState, readState, serialiseState } from './serialise.js';
export * from './shape.js';
export { Cell, Edge, NoType, type SiteTypeCode, siteTypeNames, siteTypeOf, Vertex } from './siteType.js';
export { StackState } from './stackState.js';
export * from './standing.js';
export { Hidden, hashText, State } from './state.js';
export { Store } from './store.js';
export { NoName, StringTable } from './strings.js';
export {
  actionLength,
  decisionAction,
  firstAction,
  isDecisionWord,
  MoveFlag,
  MoveHeader,
  MoveWord,
  moveEnd,
  opcodeOf,
  setDecisions,
} from './tape.js';
export { Trial } from './trial.js';
export { readTrialFile, type TrialFile, writeTrialFile } from './trialFile.js';
export { UndoTape } from './undoTape.js';
export * from './variables.js';
export { chunkWidth, chunkWords, Vector } from './vector.js';
export * from './voting.js';
/** Where the data that every game has are in the words of a state. */
export * as StateWords from './words.js';
export { mixHigh, mixLow } from './zobrist.js';
