/** A node of a search tree: what is known about the move that leads to it. */

import type { KeptMoves } from '@ludii/engine/internal';
import type { LaterMoves } from './laterMoves.js';

/** Least and greatest returns by agent that can still come out. */
export interface Bounds {
  readonly low: Float64Array;
  readonly high: Float64Array;
}

/** A node. Children are kept by number of the move where positions are certain, else by its key. */
export class TreeNode {
  visits = 0;
  /** Sum of the returns of {@link agent}, scaled to 0 … 1. */
  total = 0;
  /** Sum of their squares. */
  squares = 0;
  /** Descents that are under way and have no result yet: each counts as lost. */
  pending = 0;
  /** How often the move was legal when its parent was visited (open trees). */
  offered = 0;
  /** Probability that a policy gives the move. */
  prior = 0;
  /** What the evaluation says of the position for {@link agent}, 0 … 1; NaN if it was not asked. */
  estimate = Number.NaN;
  /** The same after minimax over what is below. */
  backed = Number.NaN;
  children: (TreeNode | undefined)[] | undefined;
  byKey: Map<number, TreeNode> | undefined;
  /** Keys of the moves in their order, where positions are certain and moves are learnt from. */
  keys: Int32Array | undefined;
  /** The same as numbers (see MoveNumbers), where it is learnt how moves do later. */
  numbers: Int32Array | undefined;
  /** Priors of the moves, by number, where a policy was asked. */
  priors: Float64Array | undefined;
  bounds: Bounds | undefined;
  /** How moves did wherever they were played below this node (all moves as first). */
  amaf: LaterMoves | undefined;
  /** The legal moves, where positions are certain, as soon as the node has children. */
  moves: KeptMoves | undefined;
  /** Sums of the returns of all agents, where they do not follow from {@link total}. */
  totals: Float64Array | undefined;

  /**
   * @param agent - the agent whose move leads here
   * @param key - the key of that move
   */
  constructor(
    readonly agent: number,
    readonly key: number,
  ) {}
}
