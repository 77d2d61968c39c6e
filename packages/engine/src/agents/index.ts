/** Agents, and what agents of one's own are built from. */
export type { Agent, MoveValue, SearchOptions, SyncAgent } from './agent.js';
export { Budget } from './budget.js';
export { RandomAgent } from './random.js';
export { Rehearsal, winningMove } from './rehearsal.js';
export {
  Captures,
  decisionKey,
  greatest,
  isCapture,
  type KeptMoves,
  KnownMoves,
  moveKey,
  moverOf,
  type SearchGround,
  searchGround,
} from './search.js';
export { hasSituations, situationHash } from './situation.js';
export { UctAgent, type UctMoveValue, type UctOptions } from './uct.js';
