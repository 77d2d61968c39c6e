/** What all agents have in common. */
import type { Move } from '../move.js';
import type { Trial } from '../trial.js';

/** How long an agent may think. Without a limit it thinks for 1000 iterations. */
export interface SearchOptions {
  /** Number of playouts, or of positions for a search by depth. */
  readonly iterations?: number | undefined;
  /** Time in milliseconds. With both limits, the first that is reached counts. */
  readonly ms?: number | undefined;
  /** Stops the search: the reason of the signal is thrown. Looked at between two iterations. */
  readonly signal?: AbortSignal | undefined;
  /** Default 0. With a limit of iterations, the same seed gives the same move. */
  readonly seed?: number | undefined;
}

/**
 * A player. It sees the whole position, also what is hidden from the mover, but not the dice to come.
 * Every position that is not over has a legal move.
 */
export interface Agent {
  readonly name: string;
  /** Chooses a legal move for the mover of a trial, which stays as it is. It may take its time: asking a model, or workers. */
  selectMove(trial: Trial, options?: SearchOptions): Move | Promise<Move>;
}

/** A player who answers at once. */
export interface SyncAgent extends Agent {
  selectMove(trial: Trial, options?: SearchOptions): Move;
}

/** What an agent found out about a legal move. */
export interface MoveValue {
  readonly move: Move;
  /** How often it was tried. */
  readonly visits: number;
  /** Expected return for the agent to move, from −1 to 1. */
  readonly value: number;
}
