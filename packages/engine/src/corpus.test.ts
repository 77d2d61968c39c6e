/** Real games: undo, clone and saved trials hold on boards, stacks, hands and dice alike. */
import { createHash } from 'node:crypto';
import { existsSync, readdirSync } from 'node:fs';
import { basename, join, resolve } from 'node:path';
import { readDefines } from './files.js';
import { loadGame } from './loadGame.js';
import { generator } from './seeds.js';
import type { Trial } from './trial.js';

jest.setTimeout(120_000);
const corpus = resolve(__dirname, '../../../../shared/corpus');
const available = existsSync(corpus);
if (!available) console.warn('No ../shared: the tests on real games are skipped.');

const names = ['Hex', 'Breakthrough', 'Reversi', 'Kalah', 'Backgammon', '20 Squares', 'Surakarta', 'Trax', 'L Game'];
const files = available
  ? readdirSync(join(corpus, 'lud'), { recursive: true, encoding: 'utf8' }).filter((file) =>
      names.includes(basename(file, '.lud')),
    )
  : [];
const defines = available ? readDefines(join(corpus, 'def')) : new Map<string, string>();

/**
 * Everything that can be seen of a trial. The position comes first, which may play the game again to tell its moves, then the
 * hash: reading it fills in the words that keep it.
 */
function look(trial: Trial): string {
  const { state } = trial.position.context;
  const { hash } = trial;
  const words = [...state.words.subarray(0, state.store.size)];
  const texts = [...trial.legalMoves(), ...trial.moves()].map((move) => move.text);
  return createHash('sha256')
    .update(JSON.stringify([String(hash), texts, words]))
    .digest('hex');
}

test('every game of the list is there, or none', () => {
  expect(files.length).toBe(available ? names.length : 0);
});

(available ? test.each(files) : (_name: string, _run: (file: string) => void) => {})('%s', (file: string) => {
  const game = loadGame(join(corpus, 'lud', file), { defines });
  const trial = game.start(2);
  const random = generator(3, 0, 0);
  const seen: string[] = [];
  while (seen.length < 25 && !trial.isOver) {
    seen.push(look(trial));
    trial.apply(random.nextInt(trial.legalCount));
  }
  const end = look(trial);
  expect(look(trial.clone())).toBe(end);
  expect(look(game.parse(trial.serialise()))).toBe(end);
  for (const expected of seen.reverse()) {
    trial.undo();
    expect(look(trial)).toBe(expected);
  }
});
