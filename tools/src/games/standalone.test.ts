/**
 * Programs that stand alone play the games of the library as the engine does: the same legal moves in the same order in
 * every position of the golden trials and of random games, the same pieces afterwards, the same outcome.
 */
import { readFileSync } from 'node:fs';
import { emitGame } from '@ludii/compiler';
import { readTrial, type Trial } from '@ludii/engine';
import { SplitMix64 } from '@ludii/state';
import { load } from './golden.js';
import { goldenFile, type LibraryGame, libraryGame, libraryGames } from './library.js';

interface Move {
  readonly from: number;
  readonly to: number;
}

/** What such a module exports, as far as it is used here. */
interface Standalone {
  newState(): object;
  legal(state: object): readonly Move[];
  apply(state: object, move: Move): void;
  undo(state: object): boolean;
  board(state: object): readonly number[];
  mover(state: object): number;
  playout(state: object, random?: () => number): number;
  outcome(state: object): { winner: number; ranks: readonly number[] } | undefined;
}

const names = ['newState', 'legal', 'apply', 'undo', 'board', 'mover', 'playout', 'outcome'];

/** The module without its exports, run here: jest loads no modules from texts. */
function run(code: string): Standalone {
  const body = `"use strict";${code.replace(/^export /gm, '')}\nreturn{${names.join()}}`;
  return (new Function(body) as () => Standalone)();
}

const emitted = libraryGames()
  .filter(({ kind }) => kind !== 'match')
  .flatMap((game): [string, LibraryGame, string][] => {
    const { module } = emitGame(game.text, { file: game.file, name: game.name });
    return module ? [[game.name, game, module.code]] : [];
  });

const ends = ({ from, to }: Move): string => `${from}-${to}`;

/** The program and the engine at the same place of a game. */
function compare(alone: Standalone, state: object, trial: Trial): void {
  const { compiled } = trial.game;
  const type = compiled.shape.board.defaultSite;
  const sites = Array.from({ length: compiled.shape.board.sizes[type] }, (_, site) => site);
  const pieces = sites.map((site) => trial.at(site, type).what);
  expect(alone.board(state)).toEqual(pieces);
  expect(alone.outcome(state) !== undefined).toBe(trial.isOver);
  if (trial.isOver) {
    expect(alone.outcome(state)).toEqual({ winner: Math.max(0, trial.winner), ranks: trial.ranking().slice(1) });
    expect(alone.legal(state)).toEqual([]);
    return;
  }
  expect(alone.mover(state)).toBe(trial.mover);
  expect(alone.legal(state).map(ends)).toEqual(trial.legalMoves().map(ends));
}

/** Plays the legal move that was recorded with all that followed from it; returns its number. */
function played(trial: Trial, { text, ...recorded }: Move & { readonly text: string }): number {
  const legal = trial.legalMoves().map(ends);
  for (let i = 0; i < legal.length; i++) {
    if (legal[i] !== ends(recorded)) continue;
    trial.apply(i);
    if (trial.moves().at(-1)!.text === text) return i;
    trial.undo();
  }
  throw new Error(`The recorded move ${text} is not legal.`);
}

test('games of many kinds can stand alone', () => {
  expect(emitted.map(([name]) => name)).toEqual(
    expect.arrayContaining(['tic-tac-toe', 'breakthrough', 'english-draughts', 'reversi', 'chess']),
  );
  expect(emitted.length).toBeGreaterThanOrEqual(40);
});

describe.each(emitted)('%s alone', (name, game, code) => {
  test('plays the golden trial as the engine does, and takes it back', () => {
    const alone = run(code);
    const state = alone.newState();
    const loaded = load(game);
    const golden = readTrial(loaded, readFileSync(goldenFile(name), 'utf8'));
    const trial = loaded.start();
    const start = alone.board(state);
    for (const [number, { from, to, text }] of golden.moves().entries()) {
      // Every position counts in a short game; in a long one the first hundred do, and the end.
      if (number < 100) compare(alone, state, trial);
      const i = played(trial, { from, to, text });
      alone.apply(state, alone.legal(state)[i]!);
    }
    compare(alone, state, trial);
    while (alone.undo(state));
    expect(alone.board(state)).toEqual(start);
  });

  test('plays random games as the engine does', () => {
    const alone = run(code);
    const random = new SplitMix64(3, 4);
    const again = alone.newState();
    const trial = load(game).start();
    for (let moves = 0; moves < 30 && !trial.isOver; moves++) {
      compare(alone, again, trial);
      const i = random.nextInt(trial.legalCount);
      alone.apply(again, alone.legal(again)[i]!);
      trial.apply(i);
    }
    compare(alone, again, trial);
    const state = alone.newState();
    expect(alone.playout(state, () => random.nextInt(1 << 20) / (1 << 20))).toBeGreaterThan(0);
    expect(alone.outcome(state)).toBeDefined();
  });
});

test('names of a description are data of a program, and nothing else of it depends on them', () => {
  const { text } = libraryGame('breakthrough');
  const hostile = text
    .replaceAll('Runner', ['Run*/ner$', '{x}`\u2028//</script>'].join(''))
    .replace('"Breakthrough"', '"*/ alert(1) // \u2029"');
  const linesOf = (description: string): string[] => emitGame(description).module!.code.split('\n');
  const [plain, strange] = [linesOf(text), linesOf(hostile)];
  const different = plain.flatMap((line, i) => (line === strange[i] ? [] : [i]));
  expect(strange).toHaveLength(plain.length);
  expect(different).toEqual([plain.findIndex((line) => line.startsWith('export const about = '))]);
  expect(strange.join('\n')).toMatch(/^[ -~…\n]*$/);
  expect(strange.join('\n')).not.toMatch(/\*\/ alert|<\/script/);
  expect(run(strange.join('\n')).legal(run(strange.join('\n')).newState())).toHaveLength(22);
});

test('what can not stand alone is named with its place', () => {
  expect(emitGame(libraryGame('lasca').text, { file: 'lasca.lud' }).problem).toMatch(
    /^\(.* …\).* at lasca\.lud:\d+:\d+: /,
  );
});
