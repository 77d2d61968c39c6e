/** How an iteration goes on from a new node, and what it is worth: by random games, learnt moves, or the evaluation. */
import { type Policy, type Position, playOut, type SplitMix64 } from '@ludii/engine';
import { decisionKey } from '@ludii/engine/internal';
import { type Evaluation, estimateReturns } from '../evaluation/evaluation.js';
import { joinKeys, type MoveStatistics } from './statistics.js';

/** What a playout works with. */
export interface PlayoutGround {
  readonly position: Position;
  readonly random: SplitMix64;
  readonly statistics: MoveStatistics | undefined;
  readonly evaluation: Evaluation;
  /** Reads the returns of the position by agent; all 0 if the game is not over. */
  readReturns(returns: Float64Array): void;
  /** If set, the numbers of the moves are noted down. */
  readonly record: number[] | undefined;
  /** True if nobody asks which moves are played. */
  readonly forgets: boolean;
  /** Takes note of the moves so far; those that follow may be forgotten. */
  note(): void;
}

/** Plays on and writes the returns of all agents, −1 … 1. */
export type Playout = (ground: PlayoutGround, returns: Float64Array) => void;

/** All moves equally likely. Only the first so many teach something: the others are played without a record, which is quicker. */
export function uniform(maxMoves: number, horizon: number): Playout {
  return (ground, returns) => {
    const { position, random, record } = ground;
    let { forgets } = ground;
    let left = maxMoves;
    if (!forgets && horizon < maxMoves) {
      left -= playOut(position, random, horizon, undefined, record);
      ground.note();
      forgets = true;
    }
    playOut(position, random, left, undefined, record, forgets);
    ground.readReturns(returns);
  };
}

/** A few random moves, then the evaluation (early playout termination, Lorentz 2008). */
export function cutOff(moves: number): Playout {
  return (ground, returns) => {
    playOut(ground.position, ground.random, moves, undefined, ground.record, ground.forgets);
    if (ground.position.isOver) ground.readReturns(returns);
    else estimateReturns(ground.evaluation, ground.position, returns);
  };
}

/** The evaluation at once. */
export const judged: Playout = (ground, returns) => {
  if (ground.position.isOver) ground.readReturns(returns);
  else estimateReturns(ground.evaluation, ground.position, returns);
};

/** Chooses the move with the greatest merit; with probability `epsilon` any. Equal ones by lot. */
function greedy(epsilon: number, merit: (position: Position, i: number) => number): Policy {
  return (position, random) => {
    const { length } = position.legal;
    if (length === 1 || random.nextInt(1000) < 1000 * epsilon) return random.nextInt(length);
    let best = Number.NEGATIVE_INFINITY;
    let choice = 0;
    let equal = 0;
    for (let i = 0; i < length; i++) {
      const value = merit(position, i);
      if (value > best) {
        best = value;
        choice = i;
        equal = 1;
      } else if (value === best && random.nextInt(++equal) === 0) choice = i;
    }
    return choice;
  };
}

function keyOf(position: Position, i: number): number {
  const { legal, context } = position;
  return decisionKey(legal.tape, legal.start(i), context.trial.length);
}

function lastKey(position: Position, back: number): number {
  const { trial } = position.context;
  const at = trial.lastStart(back);
  return at < 0 ? 0 : decisionKey(trial.moves.tape, at, trial.length - 1 - back);
}

/** MAST (Finnsson and Björnsson 2008): moves that did well wherever they were played. */
export function mast(epsilon: number, maxMoves: number): Playout {
  return (ground, returns) => {
    const { statistics } = ground;
    const policy = greedy(epsilon, (position, i) => {
      const value = statistics?.mean(keyOf(position, i)) ?? Number.NaN;
      return Number.isNaN(value) ? 1 : value;
    });
    playOut(ground.position, ground.random, maxMoves, policy, ground.record);
    ground.readReturns(returns);
  };
}

/** NST (Tak, Winands and Björnsson 2012): the same for sequences of one, two and three moves. */
export function nst(epsilon: number, maxMoves: number): Playout {
  return (ground, returns) => {
    const { statistics } = ground;
    const policy = greedy(epsilon, (position, i) => {
      const key = keyOf(position, i);
      const two = joinKeys(lastKey(position, 0), key);
      const three = joinKeys(lastKey(position, 1), two);
      let sum = 0;
      let known = 0;
      for (const each of [key, two, three]) {
        const value = statistics?.mean(each) ?? Number.NaN;
        if (Number.isNaN(value)) break;
        sum += value;
        known++;
      }
      return known === 0 ? 1 : sum / known;
    });
    playOut(ground.position, ground.random, maxMoves, policy, ground.record);
    ground.readReturns(returns);
  };
}
