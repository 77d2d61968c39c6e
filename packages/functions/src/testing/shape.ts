/** The least of a game that tests of functions need. */
import type { GameShape } from '@ludii/state';
import { flagsOf, StringTable } from '@ludii/state/internal';

/** A game of two players on a board with so many sites of each type, with one component for each of the owners. */
export const shapeOf = (
  name: string,
  sizes: readonly [number, number, number],
  owners: readonly number[],
): GameShape => ({
  name,
  players: 2,
  mode: 'alternating',
  flags: flagsOf({ cell: true }),
  board: { sizes, defaultSite: 0, largeStack: false },
  containers: [{ name: 'Board', role: 'board', owner: 0, first: 0, size: sizes[0] }],
  components: [
    { index: 0, name: '', owner: 0, kind: 'none' },
    ...owners.map((owner, i) => ({ index: i + 1, name: `Piece${i}${owner}`, owner, kind: 'piece' as const })),
  ],
  tracks: [],
  maxCount: 1,
  maxState: 1,
  maxRotation: 1,
  maxValue: 1,
  strings: new StringTable(),
});
