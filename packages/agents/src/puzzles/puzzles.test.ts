/** Puzzles: solved, with the number of solutions known, or refused in clear words. */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { EngineError, gameFromText, loadGame } from '@ludii/engine';
import { filesBelow } from '@ludii/engine/internal';
import { solvePuzzle } from '../index.js';
import { library } from '../testing/library.js';

jest.setTimeout(120_000);

test.each([
  ['sudoku', [], 1, true],
  ['sudoku', ['Challenge/Harder'], 1, true],
  ['futoshiki', [], 1, true],
  ['kakuro', [], 1, true],
  ['latin-square', [], 2, false],
  ['magic-square', [], 2, false],
] as const)('%s %j', (name, options, solutions, complete) => {
  const found = solvePuzzle(library(name, options), { iterations: 20_000 });
  expect(found).toMatchObject({ kind: 'deduction', solutions, complete });
  expect(found.trial?.winner).toBe(1);
});

test('all eight magic squares are found', () => {
  expect(solvePuzzle(library('magic-square'), { most: 100, iterations: 20_000 })).toMatchObject({
    solutions: 8,
    complete: true,
  });
});

test('a puzzle that contradicts itself has no solution, and that is known', () => {
  const text = library('sudoku').source.text.replace('{1 3} {4 5}', '{1 3} {2 3} {4 5}');
  expect(solvePuzzle(gameFromText(text))).toMatchObject({ solutions: 0, complete: true, trial: undefined });
});

test('the Tower of Hanoi takes seven moves and not one less', () => {
  const found = solvePuzzle(library('tower-of-hanoi'));
  expect(found).toMatchObject({ kind: 'planning', solutions: 1, complete: true });
  expect(found.trial?.length).toBe(7);
  expect(solvePuzzle(library('tower-of-hanoi'), { method: 'depth' }).trial?.length).toBe(7);
});

test.each([
  ['eight-queens', [], 8],
  ['knights-tour', [], 25],
  ['knights-tour', ['Board Size/6'], 36],
  ['peg-solitaire', [], 31],
  ['fifteen', [], undefined],
] as const)('%s %j is planned', (name, options, length) => {
  const { trial } = solvePuzzle(library(name, options), { iterations: 100_000 });
  expect(trial?.winner).toBe(1);
  if (length !== undefined) expect(trial?.length).toBe(length);
});

test('eight queens and a budget that is too small', () => {
  expect(solvePuzzle(library('eight-queens')).trial?.winner).toBe(1);
  expect(solvePuzzle(library('peg-solitaire'), { iterations: 50 })).toMatchObject({ solutions: 0, complete: false });
});

test('what is no puzzle is refused', () => {
  expect(() => solvePuzzle(library('tic-tac-toe'))).toThrow(/Only a puzzle for one player.*has 2 players/);
  expect(() => solvePuzzle(library('tic-tac-toe'))).toThrow(EngineError);
});

const corpus = join(__dirname, '../../../../../shared/corpus/lud');
const likeSudoku = /\/(Sudoku|Sudoku X|Hoshi|Killer Sudoku|Kakuro|Magic Hexagon|Squaro)\.lud$/;
const files = existsSync(corpus) ? filesBelow(corpus, '.lud').filter((file) => likeSudoku.test(file)) : [];
if (files.length === 0) test.skip('the corpus is not here', () => {});
else {
  test.each(files.map((file) => [file.split('/').pop(), file] as const))('the corpus: %s', (_name, file) => {
    const found = solvePuzzle(loadGame(file), { iterations: 5000 });
    expect(found.trial?.winner).toBe(1);
    expect(found.complete).toBe(found.solutions === 1);
  });
}
