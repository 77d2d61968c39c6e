/** The coloured paths that are drawn on tiles, followed from tile to tile. */
import { Direction, rotateFacing, stepsOf } from '@ludii/geometry';
import type { Context } from '@ludii/state';
import { Cell } from '@ludii/state/internal';
import type { Build } from '../declare/build.js';

/** Told of a cell that a path leads to, and of the one that the tile with the path was entered from; true to stop there. */
export type PathVisit = (cell: number, origin: number) => boolean;

/** Follows the paths of a colour from the tile on a cell on, as long as there are tiles; true if a visit has stopped it. */
export function followingPaths({ topology, components, board }: Build) {
  const cells = topology.count('Cell');
  const steps = topology.stepTable('Cell');
  const supported = topology.supportedCodes('Cell', 'Orthogonal');
  const sides = board.numEdges;
  // Side r of a tile looks in the direction that is r orthogonal directions clockwise from north.
  const ways = Array.from({ length: Math.max(0, sides) }, (_, r) => rotateFacing(Direction.N, r, supported));
  const tileOn = (c: Context, cell: number) => components[c.state.what(Cell, cell)]?.tile;

  return (c: Context, first: number, colour: number, visit: PathVisit): boolean => {
    const entered: [cell: number, origin: number][] = [[first, first]];
    // Paths may lead in circles: a tile that was entered from the same side before adds nothing.
    const known = new Set<number>([first * cells + first]);
    for (const [cell, origin] of entered) {
      const turn = sides > 0 ? Math.trunc((c.state.rotation(Cell, cell) * 2) / sides) : 0;
      for (const path of tileOn(c, cell)?.paths ?? []) {
        if (path.colour !== colour) continue;
        for (const side of [path.from, path.to]) {
          const way = ways[(side + turn) % sides];
          const next = way === undefined ? undefined : stepsOf(steps, cell, way)[0];
          if (next === undefined) continue;
          if (visit(next, origin)) return true;
          const key = next * cells + cell;
          if (next === origin || known.has(key) || !tileOn(c, next)) continue;
          known.add(key);
          entered.push([next, cell]);
        }
      }
    }
    return false;
  };
}
