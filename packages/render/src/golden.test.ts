/**
 * Pictures of some twenty games, kept as files that can be looked at. `UPDATE_GOLDEN=1` writes them anew: look at what has
 * changed before it is committed.
 */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type DrawOptions, drawPosition } from './draw.js';
import { collected } from './testing/games.js';

const folder = join(__dirname, '../golden');

/** Games, moves to play by number (0 the first legal one), and how they are drawn. */
const pictures: readonly (readonly [path: string, moves: readonly number[], options?: DrawOptions])[] = [
  ['hunt/bagh-chal', [0, 3, 5, 2]],
  ['hunt/fox-and-geese', [1, 2], { legal: 'arrows' }],
  ['hunt/brandubh', [4]],
  ['puzzle/futoshiki', [5, 9]],
  ['puzzle/kakuro', [3, 40]],
  ['puzzle/latin-square', [2, 7], { candidates: true }],
  ['puzzle/tower-of-hanoi', [0]],
  ['race/backgammon', [2, 1]],
  ['race/royal-game-of-ur', [0, 0, 0]],
  ['sow/kalah', [2, 3], { status: true }],
  ['space/atari-go', [40, 41, 30]],
  ['space/connect-four', [3, 3, 4, 2]],
  ['space/dominoes', [0, 0]],
  ['space/dots-and-boxes', [0, 1, 2, 5, 5]],
  ['space/hex', [60, 0], { legal: 'dots' }],
  ['space/nine-mens-morris', [0, 4, 6], { theme: 'dark' }],
  ['space/trax', [0, 2, 4]],
  ['war/hidden-armies', [3]],
  ['war/los-alamos-chess', [2, 5], { selected: 'C1' }],
  ['war/shogi', [3, 4]],
  ['war/surakarta', [3, 4]],
  ['war/xiangqi', [3, 4]],
];

for (const [path, moves, options = {}] of pictures) {
  test(path, () => compare(path, moves, options));
}

function compare(path: string, moves: readonly number[], options: DrawOptions): void {
  const trial = collected(path).start(1);
  for (const move of moves) trial.apply(move % trial.legalCount);
  // An element per line: differences can be read.
  const svg = `${drawPosition(trial, options).replaceAll('><', '>\n<')}\n`;
  const file = join(folder, `${path.split('/')[1]}.svg`);
  if (process.env.UPDATE_GOLDEN && svg !== (existsSync(file) ? readFileSync(file, 'utf8') : '')) {
    mkdirSync(folder, { recursive: true });
    writeFileSync(file, svg);
  }
  expect(svg).toBe(readFileSync(file, 'utf8'));
}
