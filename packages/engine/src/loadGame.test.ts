/** Loading: from text, from files, with options and defines, and what is said when it fails. */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { benchmark } from './benchmark.js';
import { EngineError } from './errors.js';
import { loadGame } from './loadGame.js';
import { noughts } from './testing/games.js';
import { writeTrial } from './trialText.js';

const folder = mkdtempSync(join(tmpdir(), 'ludii-load-'));
afterAll(() => rmSync(folder, { recursive: true }));

const sized = `
(game "Sized" (players 2)
  (equipment { (board (square <Size:size>)) (piece "Disc" Each) })
  (rules (play ("Put")) (end (if (is Line 3) (result Mover Win)))))
(option "Size" <Size> args:{ <size> } {
  (item "3" <3> "Three rows.")*
  (item "5" <5> "Five rows.") })`;

test('from a file with defines and options', () => {
  const file = join(folder, 'Sized.lud');
  const defs = join(folder, 'def');
  mkdirSync(defs);
  writeFileSync(file, sized);
  writeFileSync(join(defs, 'Put.def'), '(define "Put" (move Add (to (sites Empty))))');
  const small = loadGame(file, { defines: defs });
  expect([small.name, small.start().legalCount, small.options]).toEqual(['Sized', 9, ['Size/3']]);
  const large = loadGame(file, { defines: defs, options: ['Size/5'] });
  expect([large.start().legalCount, large.options]).toEqual([25, ['Size/5']]);
  expect(writeTrial(large.start())).toContain(`game=${file}\nSEALED\nSTART GAME OPTIONS\nSize/5\nEND GAME OPTIONS\n`);
  const texts = new Map([['Put', '(move Add (to (sites Empty)))']]);
  expect(loadGame(sized, { defines: texts }).start().legalCount).toBe(9);
});

test('what is missing or wrong is told', () => {
  expect(() => loadGame('nowhere/Nothing.lud')).toThrow(expect.objectContaining({ code: 'no-file' }));
  expect(() => loadGame('Nothing')).toThrow(expect.objectContaining({ code: 'no-file' }));
  expect(() => loadGame(noughts, { defines: join(folder, 'nowhere') })).toThrow(
    expect.objectContaining({ code: 'no-file' }),
  );
  const wrong = noughts.replace('is Line', 'isLine');
  let caught: unknown;
  try {
    loadGame(wrong, { file: 'Wrong.lud' });
  } catch (error) {
    caught = error;
  }
  expect(caught).toBeInstanceOf(EngineError);
  expect(caught).toMatchObject({ code: 'bad-description' });
  expect((caught as EngineError).message).toContain('Wrong.lud:7');
  expect((caught as EngineError).diagnostics.length).toBeGreaterThan(0);
});

test('a game of the collection is found by its name', () => {
  expect(loadGame('chess').name).toBe('Chess');
  expect(loadGame('Tic Tac Toe').players).toBe(2);
  for (const name of ['no such game', '', 7, undefined, {}]) {
    expect(() => loadGame(name as string)).toThrow(expect.objectContaining({ name: 'EngineError' }));
  }
});

test('a benchmark measures after a warm-up of the same length', () => {
  const start = performance.now();
  const { game, playouts, moves, seconds, playoutsPerSecond, movesPerSecond } = benchmark(loadGame(noughts), 0.05);
  expect(performance.now() - start).toBeGreaterThanOrEqual(100);
  expect(game).toBe('Noughts and Crosses');
  expect(seconds).toBeGreaterThanOrEqual(0.05);
  expect(playoutsPerSecond).toBeCloseTo(playouts / seconds);
  expect(movesPerSecond).toBeCloseTo(moves / seconds);
  expect(moves / playouts).toBeGreaterThan(5);
});
