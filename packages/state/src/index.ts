/** The memory of a game: flat state, undo journal, actions, moves and trials. */
export { type ActionSpec, catalogue, type Field, Reading, readAction } from './actions/catalogue.js';
export { Op, type Opcode } from './actions/opcodes.js';
export { Consequences, Context, type MoveGenerator, type PlayableGame } from './context.js';
export { copyState, createState } from './createState.js';
export { StateError, type StateErrorCode } from './errors.js';
export { FlatState } from './flatState.js';
export { LargeStackState } from './largeStackState.js';
export { type Block, type DomainLayout, layoutOf, type OwnedKind, type StateLayout } from './layout.js';
export {
  containsAction,
  isPassMove,
  isSort,
  isSwapMove,
  Move,
  readDecision,
  readLast,
  readLastLevel,
} from './move.js';
export { equalActionLists, equalActions, equalMoves, equalMovesOnTape } from './moveEquality.js';
export { MoveList } from './moveList.js';
export { OnTrack } from './onTrack.js';
export { OwnedIndex, positionLevel, positionSite, positionType } from './owned.js';
export { PuzzleState } from './puzzleState.js';
export { SplitMix64 } from './random.js';
export * from './shape.js';
export { Cell, Edge, NoType, type SiteTypeCode, siteTypeNames, siteTypeOf, Vertex } from './siteType.js';
export { StackState } from './stackState.js';
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
export { chunkWidth, chunkWords, Vector } from './vector.js';
