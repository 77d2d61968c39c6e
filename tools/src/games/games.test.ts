import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readGame, readTrial, writeTrial } from '@ludii/engine';
import { gamesIn } from '@ludii/engine/internal';
import { describeGame, type Node } from '@ludii/grammar';
import { filesBelow } from '../conform/corpus.js';
import { goldenTrial, load, playRandomly } from './golden.js';
import { goldenFile, type LibraryGame, libraryGame, libraryGames, repository } from './library.js';
import { overlap } from './shingles.js';

/** Random games of each description, and the moves after which no further one is begun. */
const GAMES = Number(process.env.LIBRARY_GAMES ?? 20);
const MOVES = Number(process.env.LIBRARY_MOVES ?? 200);

const KINDS = ['hunt', 'match', 'puzzle', 'race', 'sow', 'space', 'war'];
const EXPECTED = [
  'adugo alquerque amazons backgammon bagh-chal breakthrough chess chinese-checkers connect-four dominoes',
  'dots-and-boxes eight-queens english-draughts fanorona fox-and-geese futoshiki go gomoku havannah hex hidden-armies',
  'hnefatafl international-draughts kakuro kalah konane l-game lasca lines-of-action ludo nim nine-mens-morris oware',
  'peg-solitaire reversi royal-game-of-ur shogi snakes-and-ladders sudoku surakarta tic-tac-toe trax twenty-squares',
  'xiangqi y yavalath',
]
  .join(' ')
  .split(' ');

const games = libraryGames();
const named = games.map((game): [string, LibraryGame] => [game.file, game]);

test('the library has its games, each of a known kind and with a name of its own', () => {
  expect(games.length).toBeGreaterThanOrEqual(150);
  expect([...new Set(games.map(({ kind }) => kind))].sort()).toEqual(KINDS);
  expect(games.map(({ name }) => name)).toEqual(expect.arrayContaining(EXPECTED));
  expect(new Set(games.map(({ name }) => name)).size).toBe(games.length);
  const titles = games.map(({ text }) => describeGame(text).name);
  expect(new Set(titles).size).toBe(games.length);
});

test('no golden trial is left over', () => {
  const trials = filesBelow(join(repository(), 'games', 'golden'), '.trial');
  expect(trials.map((file) => file.replace(/\.trial$/, '')).sort()).toEqual(games.map(({ name }) => name).sort());
});

describe.each(named)('%s', (_file, game) => {
  test('says what it is', () => {
    const { metadata } = describeGame(game.text);
    for (const word of ['description', 'rules', 'origin']) {
      const found = textOf(metadata, word);
      expect({ word, length: found.length > 10 }).toEqual({ word, length: true });
    }
  });

  test('says for how many players it is and how long it takes', () => {
    const found = /(?:^|\. )(\w+(?:(?:, \w+)* (?:or|to) \w+)?) players?, ([^.]+)\.$/.exec(
      textOf(describeGame(game.text).metadata, 'description'),
    );
    expect(found?.[2]).toMatch(/\b(second|minute|hour)s?\b/);
    expect(playersIn(found?.[1] ?? '')).toEqual(playersOf(game));
  });

  test('says how it is drawn, and nothing in it is doubtful', () => {
    expect(namesIn(describeGame(game.text).metadata)).toContain('graphics');
    const { diagnostics } = readGame(game.text, { games: gamesIn([join(repository(), 'games')]) });
    expect(diagnostics.map(({ message }) => message)).toEqual([]);
  });

  test('plays at random', () => {
    const compiled = load(game);
    for (let seed = 0, moves = 0; seed < GAMES && moves < MOVES; seed++) {
      const trial = playRandomly(compiled, seed, MOVES - moves);
      moves += Math.max(1, trial.length);
      if (trial.isOver) expect(trial.ranking().slice(1)).not.toContain(Number.NaN);
    }
  }, 120_000);

  test('plays with each of its options', () => {
    for (const { heading, items } of describeGame(game.text).options) {
      for (const { name } of items) {
        const variant = load(game, [`${heading}/${name}`]);
        expect(variant.options).toContain(`${heading}/${name}`);
        expect(playRandomly(variant, 1, 12).length).toBeGreaterThan(0);
      }
    }
  }, 120_000);

  test('replays its golden trial', () => {
    const trial = readTrial(load(game), readFileSync(goldenFile(game.name), 'utf8'));
    expect(trial.isOver).toBe(true);
  }, 120_000);
});

test.each(['tic-tac-toe', 'snakes-and-ladders', 'magic-square'])('%s is recorded again as it is', (name) => {
  expect(writeTrial(goldenTrial(load(libraryGame(name))))).toBe(readFileSync(goldenFile(name), 'utf8'));
});

test('only games of the library have a name', () => {
  expect(() => libraryGame('no-such-game')).toThrow('no game no-such-game');
});

/** The string of a clause of the metadata, empty if there is none. */
function textOf(node: Node | null, keyword: string): string {
  if (node?.kind !== 'call' && node?.kind !== 'list') return '';
  const inner = (node.kind === 'call' ? node.args : node.items).map(({ value }) => value);
  const [first] = inner;
  if (node.kind === 'call' && node.keyword === keyword) return first?.kind === 'string' ? first.value : '';
  return inner.map((value) => textOf(value, keyword)).find((text) => text !== '') ?? '';
}

/** The names of all calls in a tree. */
function namesIn(node: Node | null): string[] {
  if (node?.kind !== 'call' && node?.kind !== 'list') return [];
  const inner = node.kind === 'call' ? node.args : node.items;
  return [...(node.kind === 'call' ? [node.keyword] : []), ...inner.flatMap(({ value }) => namesIn(value))];
}

const numbers = ['no', 'one', 'two', 'three', 'four', 'five', 'six'];

/** The numbers of players that a phrase such as "Two, three or six" or "Two to four" names. */
function playersIn(phrase: string): number[] {
  const [first = 0, ...more] = (phrase.toLowerCase().match(/\w+/g) ?? [])
    .map((word) => numbers.indexOf(word))
    .filter((number) => number >= 0);
  if (!phrase.includes(' to ')) return [first, ...more];
  return Array.from({ length: more[0]! - first + 1 }, (_, i) => first + i);
}

/** The numbers of players of a game with each of its options. */
function playersOf(game: LibraryGame): number[] {
  const variants = describeGame(game.text).options.flatMap(({ heading, items }) =>
    items.map(({ name }) => load(game, [`${heading}/${name}`]).players),
  );
  return [...new Set([load(game).players, ...variants])].sort((a, b) => a - b);
}

describe('word runs', () => {
  test('are compared without comments, brackets and metadata', () => {
    const rules = '(a b (c d) e f g h i j k l m n)';
    expect(overlap(rules, `// comment\n${rules.toUpperCase()} (metadata x)`)).toBe(1);
    expect(overlap(rules, rules.replace('g', 'x'))).toBe(0);
    expect(overlap('(short)', '(short)')).toBe(0);
  });
});

const corpus = join(repository(), '..', 'shared', 'corpus', 'lud');
const others = new Map<string, string[]>();
for (const file of filesBelow(corpus, '.lud')) {
  const key = simple(file.replace(/^.*\//, '').replace(/\.lud$/, ''));
  others.set(key, [...(others.get(key) ?? []), file]);
}

if (existsSync(corpus)) {
  test.each(named)('%s is not an equally named description elsewhere', (_file, game) => {
    const namesakes = new Set(
      [game.name, describeGame(game.text).name ?? ''].flatMap((n) => others.get(simple(n)) ?? []),
    );
    for (const file of namesakes) {
      const other = readFileSync(join(corpus, file), 'utf8');
      expect(overlap(game.text, other)).toBeLessThan(0.3);
      expect(overlap(other, game.text)).toBeLessThan(0.3);
    }
  });
} else {
  console.warn('No reference descriptions beside the repository: not compared.');
}

function simple(name: string): string {
  return name
    .normalize('NFD')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, '');
}
