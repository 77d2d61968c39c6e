/** `ludii solve`, `tune`, `analyse` and `playout --ai`: what they write, and that bad input is told in words. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ludii } from '../testing/capture.js';

jest.setTimeout(120_000);

test('solve tells the solution and whether there is another', async () => {
  expect((await ludii('solve', 'sudoku')).out).toMatch(
    /^Sudoku: Solved by deduction alone\. This is the only solution\.\n/,
  );
  expect((await ludii('solve', 'latin-square')).out).toMatch(/There are at least 2 solutions/);
  expect((await ludii('solve', 'hex')).err).toMatch(/Only a puzzle for one player can be solved/);
});

test('playout --ai lets programs play in fixed seats', async () => {
  const { out } = await ludii('playout', 'tic-tac-toe', '-n', '3', '--ai', 'p1=alphabeta', '--iterations', '300');
  expect(out).toMatch(/Tic-Tac-Toe: 3 games/);
  expect(out).toMatch(/player 1 wins, Alpha-Beta/);
  expect((await ludii('playout', 'tic-tac-toe', '--ai', 'p1=alphabet')).err).toMatch(/There is no player "alphabet"/);
  expect((await ludii('playout', 'tic-tac-toe', '--ai', 'p1=level9')).err).toMatch(/Levels of strength go from 1 to 8/);
  expect((await ludii('playout', 'tic-tac-toe', '--ai', 'p1=human')).err).toMatch(/People play with/);
  expect((await ludii('playout', 'sudoku', '--ai', 'p1=uct')).err).toMatch(/programs solve it with "ludii solve"/);
});

test('a tournament of puzzles without play, or of nobody, is refused instead of running on', async () => {
  expect((await ludii('tournament', 'sudoku', 'uct', 'random')).err).toMatch(/programs solve it with "ludii solve"/);
  expect((await ludii('tournament', 'hex', 'uct', 'foo')).err).toMatch(/There is no agent "foo"/);
});

test('tune prints metadata', async () => {
  const { out } = await ludii('tune', 'tic-tac-toe', '-n', '4', '--seconds', '60');
  expect(out).toMatch(/\(ai\n {2}\(heuristics \{/);
  expect((await ludii('tune', 'sudoku')).err).toMatch(/tuned for games of two or more players/);
});

test('a game from which nothing can be learnt is told so', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'ludii-tune-'));
  const file = join(folder, 'filling.lud');
  writeFileSync(
    file,
    `(game "Filling" (players 2) (equipment { (board (square 3)) (piece "Stone" Each) })
      (rules (play (move Add (to (sites Empty)))) (end (if (is Full) (result All Draw)))))`,
  );
  try {
    const { out } = await ludii('tune', file, '-n', '3', '--seconds', '60');
    expect(out).toMatch(/Nothing that was looked at foretells who wins/);
    expect(out).not.toMatch(/heuristics/);
  } finally {
    rmSync(folder, { recursive: true });
  }
});

test('analyse takes recorded games, and tells which file is none of the game', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'ludii-trials-'));
  const quick = ['analyse', 'tic-tac-toe', '--quick', '-n', '5', '--seconds', '600', '--trials', folder];
  try {
    expect((await ludii(...quick)).err).toMatch(/There is no trial file \(\.trl\) in /);
    await ludii('playout', 'tic-tac-toe', '-n', '4', '--save', folder);
    expect((await ludii(...quick)).out).toMatch(/\nRecorded games, 4\n.*Score by seat/);
    await ludii('playout', 'connect-four', '-n', '1', '--save', folder);
    expect((await ludii(...quick)).err).toMatch(
      /connect-four-1\.trl is no trial of Tic-Tac-Toe as it is analysed here/,
    );
    expect((await ludii(...quick.slice(0, -1), join(folder, 'nothing'))).err).toMatch(/Cannot read|not found|no such/i);
  } finally {
    rmSync(folder, { recursive: true });
  }
});

test('analyse measures, and refuses what cannot be measured', async () => {
  const quick = ['analyse', 'tic-tac-toe', '--quick', '-n', '20', '--seconds', '600'];
  expect((await ludii(...quick)).out).toMatch(/Random play, 20 games/);
  const { metrics } = JSON.parse((await ludii(...quick, '--json')).out) as { metrics: Record<string, unknown> };
  expect(Object.keys(metrics)).toContain('branchingFactor');
  expect((await ludii(...quick, '--compare', 'nim')).out).toMatch(/Tic-Tac-Toe.* against {2}Nim/);
  // What is compared takes the place of what is chosen.
  const sizes = ['--option', 'Board Size/7', '--compare', 'Board Size/4'];
  const { out } = await ludii('analyse', 'hex', '--quick', '-n', '20', '--seconds', '600', ...sizes);
  expect(out).toMatch(/Hex \(Board Size\/7.* against {2}Hex \(Board Size\/4/);
  expect((await ludii('analyse', 'sudoku', '--quick')).err).toMatch(/Solve it instead/);
  expect((await ludii('analyse', 'hex', '--length', '9')).err).toMatch(/is no length/);
});
