/** Actions as numbers: they follow from the rules, each legal move has its own, and a number means the same everywhere. */
import { execFileSync } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join, resolve } from 'node:path';
import { buildSync } from 'esbuild';
import { readDefines } from './files.js';
import type { Game } from './game.js';
import { filesBelow } from './gameFiles.js';
import { gameFromText } from './gameFromText.js';
import { loadGame } from './loadGame.js';
import { generator } from './seeds.js';
import { digest } from './testing/actionDigest.js';
import * as games from './testing/games.js';

jest.setTimeout(300_000);
const library = join(__dirname, '../../../games');
const files = filesBelow(library, '.lud');
const load = (name: string): Game => loadGame(files.find((file) => basename(file) === `${name}.lud`)!);
const corpus = join(__dirname, '../../../../shared/corpus/lud');

/** Own games whose rules give moves without bounds: stakes, and stacks from which any piece can go. */
const unbounded = ['dollar-auction', 'snakes-and-ladders'];

/** Plays random games, and holds numbers and moves together in some of their positions. */
function check(game: Game, seeds: readonly number[], positions: number, skipped: number): void {
  const { actionSpace } = game;
  const { size, fixed } = actionSpace;
  for (const seed of seeds) {
    const trial = game.start(seed);
    const random = generator(seed, 0, 9);
    for (let k = 0; k < positions * skipped && !trial.isOver; k++) {
      if (k % skipped === 0) {
        const ids = trial.actionIds();
        const { legal } = trial.position;
        const known = new Map<number, string>();
        ids.forEach((id, i) => {
          const words = legal.tape.slice(legal.start(i), legal.start(i) + legal.tape[legal.start(i)]!).join();
          // Moves that are the same word for word share their number.
          if ((known.get(id) ?? words) !== words) throw new Error(`${trial.legalMoves()[i]!.text} shares its number.`);
          known.set(id, words);
        });
        const mask = trial.actionMask();
        expect(mask.reduce((sum, one) => sum + one, 0)).toBe(known.size);
        for (let i = 0; i < ids.length; i += Math.ceil(ids.length / 3)) {
          const found = trial.moveOf(ids[i]!);
          expect(found.index).toBe(ids.indexOf(ids[i]!));
          expect(trial.actionId(found)).toBe(ids[i]);
          expect(mask[ids[i]!]).toBe(1);
        }
      }
      trial.apply(random.nextInt(trial.legalCount));
    }
  }
  if (fixed) expect(actionSpace).toMatchObject({ size, fixed, reason: undefined });
}

describe('numbers and moves belong together', () => {
  test.each(Object.entries(games))('%s (test game)', (_, text) => check(gameFromText(text), [100, 101], 25, 1));
  test.each(files.map((file) => [basename(file, '.lud'), file]))('%s', (name, file) => {
    const game = loadGame(file);
    check(game, [1], 12, 5);
    for (const each of game.games) {
      expect([name, each.actionSpace.fixed]).toEqual([name, !unbounded.includes(name)]);
    }
  });
  const isHere = existsSync(corpus);
  (isHere ? test : test.skip)(`a sample of the corpus${isHere ? '' : ' (not here)'}`, () => {
    const defines = readDefines(join(corpus, '../def'));
    const all = readdirSync(corpus, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.lud'));
    const sample = all.sort().filter((_, k) => k % 16 === 6);
    const failures = sample.flatMap((name) => {
      try {
        check(loadGame(join(corpus, name), { defines }), [3], 6, 7);
        return [];
      } catch (error) {
        return [`${name}: ${(error as Error).message}`];
      }
    });
    expect(failures).toEqual([]);
    expect(sample.length).toBeGreaterThan(50);
  });
});

test('numbers are the same in another process, whatever was played there before', () => {
  const folder = mkdtempSync(join(tmpdir(), 'ludii-actions-'));
  const outfile = join(folder, 'digest.mjs');
  const packages = ['compiler', 'functions', 'geometry', 'grammar', 'ir', 'registry', 'rules', 'state'];
  buildSync({
    stdin: {
      contents: `import { digest } from './testing/actionDigest.js'; import { loadGame } from './loadGame.js';
        const [, , ...names] = process.argv;
        const found = names.reverse().map((file) => { const game = loadGame(file); digest(game, 77); return digest(game, 1); });
        console.log(JSON.stringify(found.reverse()));`,
      resolveDir: __dirname,
      loader: 'ts',
    },
    bundle: true,
    platform: 'node',
    format: 'esm',
    outfile,
    alias: Object.fromEntries(packages.map((name) => [`@ludii/${name}`, resolve(__dirname, `../../${name}/src`)])),
    external: ['@ludii/games'],
  });
  const names = ['chess', 'shogi', 'fanorona', 'backgammon', 'six-tricks', 'xiangqi', 'pentominoes', 'trax', 'sudoku'];
  const paths = names.map((name) => files.find((file) => basename(file, '.lud') === name)!);
  const there = execFileSync(process.execPath, [outfile, ...paths], { encoding: 'utf8' });
  rmSync(folder, { recursive: true });
  expect(JSON.parse(there)).toEqual(paths.map((path) => digest(loadGame(path), 1)));
});

test.each([
  ['hex', 121 + 1],
  ['breakthrough', 65 * 65],
  // What a pawn becomes, and capturing in passing, which the rules allow on the last rank as well.
  ['chess', 65 * 65 * 5],
  // Houses are chosen; where the seeds go follows.
  ['kalah', 12 + 1],
  // Tiles and dominoes come from hands: the board is large, and nothing ever leaves it.
  ['trax', 3 * (1681 + 2) * 4 + 3 * 4],
  ['dominoes', (14 + 1) * (3721 + 14 + 1) * 4],
  // Men stand on points: the cells between them are no places of the game.
  ['bagh-chal', (26 + 1) * (25 + 1)],
  ['backgammon', (26 + 1) * (28 + 1) * 2],
  // From four heaps, up to sixteen at once, to two hands.
  ['nim', (4 + 1) * (2 + 1) * 16],
  ['rock-paper-scissors', 6],
  ['sudoku', (81 + 1) * 18],
])('%s: the size follows from the rules', (name, size) => {
  expect(load(name).actionSpace).toMatchObject({ size, fixed: true });
});

describe('what the rules do not tell', () => {
  const men = `(piece "Man" Each (move Step (to if:(is Empty (to)))))`;
  const game = (play: string, pieces = men): Game =>
    gameFromText(`(game "Some" (players 2) (equipment { (board (square 3)) ${pieces} })
      (rules (start { (place "Man1" 0) (place "Man2" 8) }) (play ${play}) (end (if (no Moves Next) (result Next Loss)))))`);

  test('moves that differ in what follows from the position have numbers in the order of the rules', () => {
    // Both let a man go to an empty site; what stands beside it then becomes empty, or not.
    const around = (test: string): string =>
      `(move Step (to if:(is Empty (to))) (then (if ${test} (remove (last To)))))`;
    const { actionSpace } = game(
      '(forEach Piece)',
      `(piece "Man" Each (or ${around('(is Even (last To))')} ${around('(is Odd (last To))')}))`,
    );
    expect(actionSpace).toMatchObject({ size: 10 * 10 * 2, fixed: true });
  });

  test('a stake without bounds gets a number when it comes up', () => {
    const text = `(game "Stakes" (players 2) (equipment { (board (square 1)) })
      (rules (play (move Bet P1 (range 1 (+ 4 (counter))))) (end (if (>= (counter) 6) (result P1 Win)))))`;
    const made = gameFromText(text);
    const { actionSpace } = made;
    expect(actionSpace.fixed).toBe(false);
    expect(actionSpace.reason).toContain('no bounds');
    const { size } = actionSpace;
    const trial = made.start();
    const ids = [...trial.actionIds()];
    expect(ids.length).toBe(3);
    expect(new Set(ids).size).toBe(3);
    // The first of several has a place, the others are new.
    expect(actionSpace.size).toBe(size + 2);
    expect([...trial.actionIds()]).toEqual(ids);
    for (const id of ids) expect(trial.actionId(trial.moveOf(id))).toBe(id);
    const more = [...trial.apply(2).actionIds()];
    expect(more.slice(0, 3)).toEqual(ids);
    expect(actionSpace.size).toBe(size + 3);
  });
});

test('an action means the same in all positions and compilations', () => {
  const meaning = new Map<number, string>();
  for (const game of [load('chess'), load('chess')]) {
    const trial = game.start();
    for (const move of 'A2-A4 B7-B5 A4-B5 A7-A6 B5-A6 B8-C6 A6-A7 C6-B8'.split(' ')) {
      for (const each of trial.legalMoves()) {
        const id = trial.actionId(each);
        expect(meaning.get(id) ?? each.notation).toBe(each.notation);
        meaning.set(id, each.notation);
      }
      trial.apply(move);
    }
    const promotions = trial.legalMoves().filter(({ notation }) => notation.startsWith('A7-B8='));
    expect(new Set(promotions.map((move) => trial.actionId(move))).size).toBe(4);
    for (const move of promotions) {
      const id = trial.actionId(move);
      expect(meaning.get(id) ?? move.notation).toBe(move.notation);
      meaning.set(id, move.notation);
    }
  }
});

test('what is no action is refused', () => {
  const trial = gameFromText(games.noughts).start().apply('B2');
  const taken = gameFromText(games.noughts).start().actionId('B2');
  for (const [action, code] of [
    [-1, 'bad-option'],
    [10, 'bad-option'],
    [0.5, 'bad-option'],
    ['1', 'bad-option'],
    [taken, 'illegal-move'],
  ] as const) {
    expect(() => trial.moveOf(action as number)).toThrow(expect.objectContaining({ code }));
  }
  expect(() => trial.actionId('B2')).toThrow(expect.objectContaining({ code: 'illegal-move' }));
  expect(() => trial.actionMask(new Uint8Array(3))).toThrow(expect.objectContaining({ code: 'bad-option' }));
});
