/**
 * Which move a descent follows: the greatest sum of a quality (what the move is worth so far) and bonuses (why it deserves
 * another look). Qualities blend sources of knowledge; bonuses add up.
 */

import type { LaterMoves } from './laterMoves.js';
import type { TreeNode } from './node.js';
import type { MoveStatistics } from './statistics.js';

/** A move that may be followed. One object is used for all moves of a node. */
export interface Candidate {
  parent: TreeNode;
  /** The node of the move; undefined if it was never tried. */
  child: TreeNode | undefined;
  key: number;
  /** The number of the move (see MoveNumbers), where {@link later} is there. */
  number: number;
  /** Visits of the move, at least 1. */
  visits: number;
  /** Mean of its returns 0 … 1, or what untried moves are taken to be worth. */
  mean: number;
  /** Visits of all moves that are legal now. */
  parentVisits: number;
  /** Natural logarithm of that. */
  logarithm: number;
  /** Probability that a policy gives the move. */
  prior: number;
  /** The agent to move. */
  agent: number;
  /** How moves did later, where that is known. */
  later: LaterMoves | undefined;
  statistics: MoveStatistics | undefined;
}

/** What a move is worth, 0 … 1. */
export type Quality = (candidate: Candidate) => number;
/** What is added to it. */
export type Bonus = (candidate: Candidate) => number;

/** The mean of the returns. */
export const mean: Quality = (c) => c.mean;

/**
 * GRAVE (Cazenave 2015): the mean, blended with how the move did later in iterations through the nearest node above that has
 * enough visits ({@link Candidate.later}). Where every node has statistics of its own, it is RAVE.
 */
export function grave(bias: number): Quality {
  return (c) => {
    const { later, number, child } = c;
    const g = later ? later.visits(number) : 0;
    if (g === 0) return c.mean;
    const n = child ? child.visits : 0;
    const beta = g / (g + n + bias * g * n);
    return (1 - beta) * c.mean + beta * later!.mean(number);
  };
}

/** The given quality, blended with the minimax value of the evaluations below (Lanctot et al. 2014). */
export function implicitMinimax(share: number, quality: Quality = mean): Quality {
  return (c) => {
    const backed = c.child?.backed ?? Number.NaN;
    return Number.isNaN(backed) ? quality(c) : (1 - share) * quality(c) + share * backed;
  };
}

/** UCB1 (Auer et al. 2002). */
export function ucb1(weight: number): Bonus {
  return (c) => weight * Math.sqrt(c.logarithm / c.visits);
}

/** UCB1-Tuned: less exploration where returns vary little. */
export function ucb1Tuned(weight: number): Bonus {
  return (c) => {
    const { child } = c;
    const variance = child && child.visits > 0 ? child.squares / child.visits - (child.total / child.visits) ** 2 : 1;
    const part = c.logarithm / c.visits;
    return Math.sqrt(part * Math.min(1, variance + weight * Math.sqrt(part)));
  };
}

/** PUCT (Silver et al. 2017): exploration in proportion to what a policy thinks of the move. */
export function puct(weight: number): Bonus {
  return (c) => (weight * c.prior * Math.max(1, Math.sqrt(c.parentVisits))) / (1 + (c.child?.visits ?? 0));
}

/** Progressive history (Nijssen and Winands 2011): how the move did in the whole search. */
export function progressiveHistory(weight: number): Bonus {
  return (c) => {
    const history = c.statistics?.mean(c.key) ?? Number.NaN;
    const n = c.child?.visits ?? 0;
    return Number.isNaN(history) ? 0 : (weight * history) / ((1 - c.mean) * n + 1);
  };
}

/** Progressive bias (Chaslot et al. 2008): what the evaluation says of the position behind the move. */
export function progressiveBias(weight: number): Bonus {
  return (c) => {
    const estimate = c.child?.estimate ?? Number.NaN;
    return Number.isNaN(estimate) ? 0 : (weight * estimate) / c.visits;
  };
}

/** Games of one player (Schadd et al. 2008): lines that vary much may hide a solution. */
export function deviation(weight: number): Bonus {
  return (c) => {
    const { child } = c;
    if (!child || child.visits === 0) return 0;
    const average = child.total / child.visits;
    return Math.sqrt(Math.max(0, child.squares - child.visits * average * average + weight) / child.visits) / 4;
  };
}
