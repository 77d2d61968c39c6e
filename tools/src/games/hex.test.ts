/** Random games of Hex on 4×4 cells, judged by a search of our own that knows nothing of the engine. */

import { SplitMix64 } from '@ludii/state';
import { load } from './golden.js';
import { libraryGame } from './library.js';

const SIDE = 4;

/**
 * Row and column of each site. The rhombus stands on a corner and sites are numbered from there, level by level; cells
 * of one level do not touch, a cell touches the one straight above it.
 */
const cells: [number, number][] = [];
for (let sum = 0; sum <= 2 * (SIDE - 1); sum++) {
  for (let row = SIDE - 1; row >= 0; row--) {
    const column = sum - row;
    if (column >= 0 && column < SIDE) cells.push([row, column]);
  }
}
const site = (row: number, column: number): number => cells.findIndex(([r, c]) => r === row && c === column);
const around = [
  [0, 1],
  [1, 0],
  [0, -1],
  [-1, 0],
  [1, 1],
  [-1, -1],
] as const;

/** Whether the stones reach from the first to the last line in the direction of an axis. */
function joined(stones: ReadonlySet<number>, axis: 0 | 1): boolean {
  const queue = [...stones].filter((s) => cells[s]![axis] === 0);
  const seen = new Set(queue);
  for (const s of queue) {
    const [row, column] = cells[s]!;
    if (cells[s]![axis] === SIDE - 1) return true;
    for (const [dr, dc] of around) {
      const next = site(row + dr, column + dc);
      if (!stones.has(next) || seen.has(next)) continue;
      seen.add(next);
      queue.push(next);
    }
  }
  return false;
}

test('the game ends with the first chain, which its owner has made between the right sides', () => {
  const game = load(libraryGame('hex'), ['Board Size/4', 'Swap/Without pie rule']);
  const wins = [0, 0, 0];
  for (let seed = 0; seed < 300; seed++) {
    const random = new SplitMix64(7, seed);
    const trial = game.start(seed);
    const stones = [new Set<number>(), new Set<number>(), new Set<number>()];
    while (!trial.isOver) {
      const { mover } = trial;
      const move = trial.legalMoves()[random.nextInt(trial.legalCount)]!;
      stones[mover]!.add(move.to);
      trial.apply(move.index);
      expect(trial.isOver).toBe(joined(stones[mover]!, mover === 1 ? 1 : 0));
      if (trial.isOver) wins[mover]!++;
      if (trial.isOver) expect(trial.winner).toBe(mover);
    }
  }
  expect(wins[1]! + wins[2]!).toBe(300);
  expect(Math.min(wins[1]!, wins[2]!)).toBeGreaterThan(50);
});
