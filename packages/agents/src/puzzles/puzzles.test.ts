/** Puzzles: solved, with the number of solutions known, or refused in clear words. */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describeGame, EngineError, type Game, gameFromText, loadGame } from '@ludii/engine';
import { filesBelow } from '@ludii/engine/internal';
import { solvePuzzle } from '../index.js';
import { library } from '../testing/library.js';
import { lastingConstraints } from './lasting.js';

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

/** Solves a puzzle with few tries and checks what is told of it. `npm run strength -- puzzles` takes the time. */
function solvesSoon(game: Game): void {
  const found = solvePuzzle(game, { iterations: game.compiled.shape.flags.deductionPuzzle ? 2000 : 200_000 });
  expect(found.trial?.winner).toBe(1);
  if (found.kind === 'deduction') expect(found.complete).toBe(found.solutions === 1);
}

const alone = (game: Game): boolean => game.players === 1 && !game.match && !game.isStochastic;
/** All puzzles of the library with their usual options, and each other item of an option. */
const variants = filesBelow(join(__dirname, '../../../../games/puzzle'), '.lud').flatMap((file) => {
  const text = readFileSync(file, 'utf8');
  if (!alone(gameFromText(text))) return [];
  const name = file.split('/').pop()!;
  const items = describeGame(text, file).options.flatMap((category) =>
    category.items.filter((item) => item !== category.defaultItem).map(({ selector }) => selector),
  );
  return [[name, text, []] as const, ...items.map((item) => [`${name} ${item}`, text, [item]] as const)];
});

test.each(variants)('soon: %s', (_name, text, options) => {
  solvesSoon(gameFromText(text, { options: [...options] }));
});

const corpus = join(__dirname, '../../../../../shared/corpus/lud/puzzle/deduction');
const files = existsSync(corpus) ? filesBelow(corpus, '.lud') : [];
if (files.length === 0) test.skip('the corpus is not here', () => {});
else {
  test.each(files.map((file) => [file.split('/').pop(), file] as const))('soon: %s', (_name, file) => {
    solvesSoon(loadGame(file));
  });

  const queens = files.find((file) => file.endsWith('/N Queens.lud'))!;
  test.each([
    [4, 2],
    [5, 10],
    [6, 4],
    [7, 40],
  ])('queens that do not attack each other on %i×%i can be put in %i ways', (size, ways) => {
    const game = loadGame(queens, { options: [`Board Size/${size}x${size}`] });
    expect(solvePuzzle(game, { most: 100, iterations: 20_000 })).toMatchObject({ solutions: ways, complete: true });
  });
}

test('rooks: as many ways as permutations', () => {
  const game = library('rooks');
  const { topology } = game.compiled.board;
  const size = Math.sqrt(topology.count('Cell'));
  let ways = 1;
  for (let k = 2; k <= size; k++) ways *= k;
  expect(solvePuzzle(game, { most: 1000, iterations: 50_000 })).toMatchObject({ solutions: ways, complete: true });
});

test('a constraint that can be mended later proves nothing, and a solution is found in spite of it', () => {
  const text = (constraint: string): string => `(game "Lasting" (players 1)
    (equipment { (board (square 2) (values Cell (range 0 1))) })
    (rules (play (satisfy { (forAll Cell (is Count (sites Board) of:1 2)) ${constraint} })) (end (if (is Solved) (result P1 Win)))))`;
  // As long as something is open the count can still be 1, so that it is never not.
  const mendable = text('(not (is Count (sites {0 1}) of:1 1))');
  expect(lastingConstraints(gameFromText(mendable))).toEqual([true, false]);
  expect(solvePuzzle(gameFromText(mendable), { most: 10 })).toMatchObject({ solutions: 2 });
  expect(lastingConstraints(gameFromText(text('(is Count (sites {0 1}) of:1 1)')))).toEqual([true, true]);
  expect(lastingConstraints(gameFromText(text('(is Count (sites Occupied by:P1) of:1 1)')))).toEqual([true, false]);
});
