/**
 * Solves a deduction puzzle by trying values, always for the variable that has the fewest left. The golden trials of
 * puzzles are solutions: random play only toggles candidates until the move limit.
 */
import type { Trial } from '@ludii/engine';

/** Plays a solution; false, with the trial as it was, if there is none. */
export function solve(trial: Trial): boolean {
  return search(trial, new Set(trial.legalMoves().map((move) => move.to)));
}

function search(trial: Trial, open: Set<number>): boolean {
  if (trial.isOver) return trial.winner === 1;
  const choices = new Map([...open].map((site): [number, number[]] => [site, []]));
  for (const move of trial.legalMoves()) if (move.text.includes('[Set:')) choices.get(move.to)?.push(move.index);
  const [fewest] = [...choices].sort(([, a], [, b]) => a.length - b.length);
  if (!fewest) return false;
  const [site, moves] = fewest;
  open.delete(site);
  for (const index of moves) {
    trial.apply(index);
    if (search(trial, open)) return true;
    trial.undo();
  }
  open.add(site);
  return false;
}
