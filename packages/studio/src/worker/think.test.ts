/** Hints without a page: what the agent for the game thinks of a position. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gameFromText } from '@ludii/engine';
import { think } from './think.js';

const library = (path: string): string => readFileSync(join(__dirname, '../../../../games', `${path}.lud`), 'utf8');

/** A hint after some moves. */
function hint(path: string, moves: readonly string[]) {
  const text = library(path);
  const trial = gameFromText(text).start(1);
  const choices = moves.map((notation) => {
    const move = trial.legalMoves().find((each) => each.notation === notation)!;
    trial.apply(move);
    return move.index;
  });
  const setting = { text, options: [], seed: 1, choices };
  const thought = think({ setting, how: { agent: 'best', ms: 1000 }, salt: 1 }, () => undefined);
  return { ...thought, move: trial.legalMoves()[thought.index]!.notation };
}

test('in chess a queen that stands there to be taken is taken, and the others are told to be worse', () => {
  const { move, value, candidates } = hint('war/chess', ['E2-E4', 'E7-E5', 'G1-F3', 'D8-G5']);
  expect(move).toBe('F3-G5');
  expect(value).toBeGreaterThan(0.2);
  expect(candidates[0]).toMatchObject({ notation: 'F3-G5', weight: 1 });
  expect(candidates[1]!.value).toBeLessThan(candidates[0]!.value);
  expect(candidates[1]!.weight).toBeLessThan(0.5);
});

test('the value is that of the first player, whoever is to move', () => {
  const { move, value } = hint('war/chess', ['E2-E4', 'E7-E5', 'D1-H5', 'B8-C6', 'H5-F7']);
  expect(move).toBe('E8-F7');
  expect(value).toBeLessThan(-0.2);
});

test('where moves are played out, it is told how often each was tried', () => {
  const { candidates } = hint('space/hex', []);
  expect(candidates.length).toBeGreaterThan(1);
  for (const { tried, weight } of candidates) expect(tried).toBe(weight);
});
