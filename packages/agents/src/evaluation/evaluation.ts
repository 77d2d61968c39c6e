/** An evaluation: a weighted sum of terms for a player, and what it says about a position. */
import type { Position } from '@ludii/engine';
import { type HeuristicTerm, usualTerms } from './term.js';
import { termValue, transformation } from './terms.js';

/** Terms below this weight are not worth asking in a search. */
const LeastWeight = 0.0005;

/** How well a player (colour) stands, without regard to the others. */
export type Evaluation = (position: Position, player: number) => number;

/** Makes an evaluation for the game of a position from terms. */
export function evaluationOf(position: Position, terms: readonly HeuristicTerm[] = usualTerms): Evaluation {
  const parts = terms
    .filter(({ weight = 1 }) => Math.abs(weight) >= LeastWeight)
    .map((term) => ({
      weight: term.weight ?? 1,
      value: termValue(position, term),
      become: transformation(position, term.transformation),
    }));
  return (now, player) => {
    let sum = 0;
    for (const { weight, value, become } of parts) sum += weight * become(value(now, player));
    return sum;
  };
}

/** The lead of an agent: its own evaluation less those of the others. */
export function leadOf(evaluation: Evaluation, position: Position, agent: number): number {
  const { state } = position.current;
  const colour = state.playerOrder(agent);
  let lead = evaluation(position, colour);
  for (let player = 1; player <= position.game.players; player++) {
    if (player !== colour && state.isActive(player)) lead -= evaluation(position, player);
  }
  return lead;
}

/** Expected returns of all agents, from −1 to 1, as the evaluation guesses them. */
export function estimateReturns(evaluation: Evaluation, position: Position, out: Float64Array): void {
  const { state } = position.current;
  const { players } = position.game;
  let sum = 0;
  for (let agent = 1; agent <= players; agent++) {
    const own = evaluation(position, state.playerOrder(agent));
    out[agent] = own;
    sum += own;
  }
  for (let agent = 1; agent <= players; agent++) {
    const others = players > 1 ? (sum - out[agent]!) / (players - 1) : 0;
    out[agent] = 0.95 * Math.tanh(out[agent]! - others);
  }
}
