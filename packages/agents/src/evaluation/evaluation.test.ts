/** Terms of an evaluation: what they count, and that metadata are read as they are written. */
import { gameFromText } from '@ludii/engine';
import { library } from '../testing/library.js';
import { estimateReturns, evaluationOf, leadOf } from './evaluation.js';
import { adviceText, aiAdvice } from './metadata.js';
import type { HeuristicTerm } from './term.js';

const value = (name: string, term: HeuristicTerm, player: number, moves: readonly string[] = []): number => {
  const trial = library(name).start();
  for (const move of moves) trial.apply(move);
  return evaluationOf(trial.position, [term])(trial.position, player);
};

test('material counts pieces, by weight if weights are given', () => {
  expect(value('chess', { term: 'material' }, 1)).toBe(16);
  expect(value('chess', { term: 'material', pieceWeights: { Pawn: 1, Queen: 9 } }, 2)).toBe(17);
  expect(value('chess', { term: 'material', pieceWeights: { Pawn1: 1 } }, 2)).toBe(0);
  expect(value('chess', { term: 'material', weight: 0.5, transformation: 'tanh' }, 1)).toBeCloseTo(0.5);
});

test('values of components count pieces by what they are worth where they are', () => {
  const trial = gameFromText(`(game "T" (players 2)
    (equipment { (board (square 3)) (piece "Stone" Each) })
    (rules (start { (place "Stone1" { "A1" "B1" } value:3) (place "Stone1" { "C1" } value:1) (place "Stone2" { "C3" }) })
      (play (move Add (to (sites Empty)) (then (set Value at:(last To) 2)))) (end (if (is Line 3) (result Mover Win)))))`).start();
  const worth = (player: number): number =>
    evaluationOf(trial.position, [{ term: 'componentValues', weight: 1 }])(trial.position, player);
  expect([worth(1), worth(2)]).toEqual([7, 0]);
});

test('mobility and influence belong to the mover, advanced ones to everybody', () => {
  expect(value('chess', { term: 'mobilitySimple' }, 1)).toBe(20);
  expect(value('chess', { term: 'mobilitySimple' }, 2)).toBe(0);
  expect(value('chess', { term: 'mobilityAdvanced' }, 2)).toBe(20);
  expect(value('chess', { term: 'influence' }, 1)).toBeCloseTo(16 / 64);
  expect(value('chess', { term: 'currentMoverHeuristic' }, 1)).toBe(1);
});

test('influence of everybody, and material that nobody can take', () => {
  expect(value('chess', { term: 'influenceAdvanced' }, 2)).toBeCloseTo(16 / 64);
  expect(value('chess', { term: 'unthreatenedMaterial' }, 1)).toBe(16);
  // The pawns can take each other. Who moves threatens nothing in this term, which is what the language says of it.
  expect(value('chess', { term: 'unthreatenedMaterial' }, 1, ['E2-E4', 'D7-D5'])).toBe(15);
  expect(value('chess', { term: 'unthreatenedMaterial' }, 2, ['E2-E4', 'D7-D5'])).toBe(16);
});

test('scores, and regions of the board or of a player', () => {
  const trial = gameFromText(`(game "T" (players 2)
    (equipment { (board (square 5)) (piece "Stone" Each) (regions "Bottom" (sites Bottom)) (regions P2 (sites Left)) })
    (rules (play (move Add (to (sites Empty)) (then (addScore Mover 3)))) (end (if (is Line 3) (result Mover Win)))))`).start();
  for (const move of ['A2', 'C1', 'E5', 'A5']) trial.apply(move);
  const worth = (term: HeuristicTerm, player: number): number =>
    evaluationOf(trial.position, [term])(trial.position, player);
  expect(worth({ term: 'score' }, 1)).toBe(6);
  // The farthest row is four away.
  expect(worth({ term: 'regionProximity', region: 0 }, 1)).toBeCloseTo(3 / 4 + 0);
  expect(worth({ term: 'regionProximity', region: 0 }, 2)).toBeCloseTo(1 + 0);
  expect(worth({ term: 'playerRegionsProximity', player: 2 }, 1)).toBeCloseTo(1 + 0);
  expect(worth({ term: 'playerRegionsProximity', player: 2 }, 2)).toBeCloseTo(2 / 4 + 1);
});

test('proximity is 1 on the place and 0 far away', () => {
  expect(value('tic-tac-toe', { term: 'centreProximity' }, 1, ['B2'])).toBe(1);
  expect(value('tic-tac-toe', { term: 'cornerProximity' }, 1, ['A1'])).toBe(1);
  expect(value('tic-tac-toe', { term: 'sidesProximity' }, 1, ['B2'])).toBe(0);
});

test('lines: the best row and half of the second, without those that an enemy blocks', () => {
  expect(value('tic-tac-toe', { term: 'lineCompletionHeuristic' }, 1, ['B2'])).toBeCloseTo(1 / 3 + 1 / 6);
  expect(value('tic-tac-toe', { term: 'lineCompletionHeuristic' }, 1, ['A1', 'C3', 'B1'])).toBeCloseTo(2 / 3 + 1 / 6);
  expect(value('tic-tac-toe', { term: 'lineCompletionHeuristic' }, 2)).toBe(0);
});

test('stores of mancala, constants and nothing', () => {
  expect(value('kalah', { term: 'ownRegionsCount' }, 1)).toBe(24);
  expect(value('kalah', { term: 'playerSiteMapCount' }, 1)).toBe(0);
  expect(value('chess', { term: 'intercept', playerWeights: { P1: 0.3 } }, 1)).toBe(0.3);
  expect(value('chess', { term: 'nullHeuristic' }, 1)).toBe(0);
});

test('asking leaves the position as it is; a lead is own less others, an estimate lies between −1 and 1', () => {
  const trial = library('breakthrough').start();
  const terms: HeuristicTerm[] = [{ term: 'mobilityAdvanced' }, { term: 'unthreatenedMaterial' }];
  const evaluation = evaluationOf(trial.position, terms);
  const before = trial.legalMoves().map(({ text }) => text);
  expect(leadOf(evaluation, trial.position, 1)).toBeCloseTo(-leadOf(evaluation, trial.position, 2));
  expect(trial.legalMoves().map(({ text }) => text)).toEqual(before);
  const out = new Float64Array(3);
  estimateReturns(evaluation, trial.position, out);
  expect(Math.abs(out[1]!)).toBeLessThan(1);
  expect(out[1]! + out[2]!).toBeCloseTo(0);
});

test('metadata are read as they are written', () => {
  const terms: HeuristicTerm[] = [
    { term: 'material', weight: 2, pieceWeights: { Nought: 1, Cross: 0.5 } },
    { term: 'regionProximity', weight: -1, region: 1 },
    { term: 'score', transformation: 'tanh', weight: 0.25 },
  ];
  const text = `(game "T" (players 2) (equipment { (board (square 3)) (piece "Nought" P1) (piece "Cross" P2) })
    (rules (play (move Add (to (sites Empty)))) (end (if (is Line 3) (result Mover Win)))))
    (metadata ${adviceText(terms, 'UCT')})`;
  expect(aiAdvice(gameFromText(text))).toEqual({ bestAgent: 'UCT', terms });
  expect(aiAdvice(library('hex'))).toEqual({ bestAgent: undefined, terms: undefined });
});
