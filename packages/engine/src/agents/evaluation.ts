/** How good a position looks without playing it out: pieces, scores and freedom to move. */
import { score } from '@ludii/compiler';
import type { Position } from '../position.js';

/** Weights of the parts of an evaluation. */
export interface EvaluationWeights {
  readonly material: number;
  readonly score: number;
  readonly mobility: number;
}

export const usualWeights: EvaluationWeights = { material: 0.6, score: 0.3, mobility: 0.08 };

/** Between −1 and 1, from the side of a colour: its share against the mean of the others. */
export function evaluate(position: Position, colour: number, weights: EvaluationWeights): number {
  const { state } = position.current;
  const { players } = position.game;
  let pieces = 0;
  let scores = 0;
  for (let player = 1; player <= players; player++) {
    if (player === colour) continue;
    pieces += state.owned.total(player);
    scores += score(state, player);
  }
  const others = Math.max(players - 1, 1);
  const own = state.owned.total(colour);
  const ownScore = score(state, colour);
  const freedom = position.legal.length;
  const mine = position.mover === colour ? 1 : -1;
  return (
    weights.material * lead(own, pieces / others, 1) +
    weights.score * lead(ownScore, scores / others, 4) +
    weights.mobility * mine * (freedom / (freedom + 20))
  );
}

/** The lead of one number over another, between −1 and 1. */
function lead(a: number, b: number, calm: number): number {
  return (a - b) / (Math.abs(a) + Math.abs(b) + calm);
}
