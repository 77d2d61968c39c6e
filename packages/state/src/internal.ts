/** What the other packages of this repository share: not part of the documented API, and free to change in any release. */
export { applyAction } from './actions/apply.js';
export { type ActionSpec, catalogue, type Field, Reading, readAction } from './actions/catalogue.js';
export { coveredSites } from './actions/largePiece.js';
export { Op, type Opcode } from './actions/opcodes.js';
export { applyInPlace, applyNested, applyOpen, applyWritten, carryOut, followUp } from './applyMove.js';
export { bitCount, countBits, nthBit } from './bits.js';
export { ChunkSet } from './chunkSet.js';
export { Consequences, type MatchStanding, type MoveGenerator } from './context.js';
export * from './dice.js';
export * from './dominoes.js';
export * from './effort.js';
export { FlatState } from './flatState.js';
export { piecesOf, pieceWeight } from './hashFilter.js';
export * from './history.js';
export { LargeStackState } from './largeStackState.js';
export { type Block, type DomainLayout, layoutOf, type OwnedKind, type StateLayout } from './layout.js';
export {
  containsAction,
  isNextGameMove,
  isPassMove,
  isSort,
  isSwapMove,
  mayPassOrSwap,
  readDecision,
  readLast,
  readLastLevel,
} from './move.js';
export { equalActionLists, equalActions, equalMovesOnTape } from './moveEquality.js';
export { type Finder, freeKeys, holdKeys, holdsKeys, KeyWords, type KeyWriter, NoKey } from './moveList.js';
export { moveTextOnTape } from './moveText.js';
export { OnTrack } from './onTrack.js';
export { OwnedIndex, positionLevel, positionSite, positionType } from './owned.js';
export * from './pending.js';
export { PuzzleState } from './puzzleState.js';
export { chessSample, goSample, raceSample, sudokuSample } from './samples.js';
export * from './shape.js';
export { Cell, Edge, NoType, Vertex } from './siteType.js';
export { StackState } from './stackState.js';
export * from './standing.js';
export { Hidden, hashText } from './state.js';
export { HashLow, Store } from './store.js';
export { NoName, StringTable } from './strings.js';
export {
  actionLength,
  actionWord,
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
export * from './variables.js';
export { chunkWidth, chunkWords, Vector } from './vector.js';
export * from './voting.js';
export * as StateWords from './words.js';
export { mixHigh, mixLow } from './zobrist.js';
