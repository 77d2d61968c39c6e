/** Domains of puzzles against a model in plain objects. */
import fc from 'fast-check';
import { PuzzleState } from './puzzleState.js';
import { type Kind, property, type Step, small } from './testing/modelRun.js';

function puzzleKind(max: number): Kind<number[][]> {
  const cells = 5;
  const value = small(max);
  return {
    options: {
      players: 1,
      cells,
      pieces: [],
      flags: { deductionPuzzle: true },
      board: { ranges: [{ min: 0, max }, undefined, undefined] },
    },
    create: () => Array.from({ length: cells }, () => Array.from({ length: max + 1 }, (_, i) => i)),
    step: fc.oneof(
      fc.tuple(small(cells - 1), value).map(
        ([cell, v]): Step<number[][]> => ({
          text: `[Set:type=Cell,var=${cell},value=${v}]`,
          run: (m) => {
            m[cell] = [v];
          },
        }),
      ),
      fc.tuple(small(cells - 1), value).map(
        ([cell, v]): Step<number[][]> => ({
          text: `[Toggle:type=Cell,var=${cell},value=${v}]`,
          run: (m) => {
            const domain = m[cell]!;
            m[cell] = domain.includes(v) ? domain.filter((other) => other !== v) : [...domain, v];
          },
        }),
      ),
      fc.tuple(small(cells - 1), value).map(
        ([cell, n]): Step<number[][]> => ({
          text: `[Reset:type=Cell,var=${cell},max=${n}]`,
          run: (m) => {
            const count = max + 1 > 32 ? max + 1 : n;
            for (let v = 0; v < count; v++) if (!m[cell]!.includes(v)) m[cell]!.push(v);
          },
        }),
      ),
    ),
    compare: (m, { state }) => {
      if (!(state instanceof PuzzleState)) throw new Error('not a puzzle');
      m.forEach((domain, cell) => {
        const mine = Array.from({ length: max + 1 }, (_, v) => v).filter((v) => state.isCandidate(0, cell, v));
        expect(mine).toEqual([...domain].sort((a, b) => a - b));
        expect(state.isResolved(0, cell)).toBe(domain.length === 1);
        expect(state.what(0, cell)).toBe(domain.length === 1 ? domain[0] : 0);
        expect(state.candidates(0, cell)).toBe(domain.length);
        expect(state.isEmpty()).toBe(true);
      });
    },
  };
}

describe('puzzle domains', () => {
  test('of one bit of choice', () => property(puzzleKind(1), 60));
  test('of nine values', () => property(puzzleKind(9), 60));
  test('of exactly a word', () => property(puzzleKind(31), 60));
  test('of more than a word', () => property(puzzleKind(70), 60));
});
