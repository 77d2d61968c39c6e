/** Sets of lattice sites that hex and tri boards have in common, row by row. */

import type { Point } from '../geometry2d.js';
import { checkVertices } from '../graph.js';
import type { Lattice } from '../outline.js';
import { checkWindow } from '../sizes.js';

function sites(rows: number, columns: number, keep: (row: number, column: number) => boolean, at: Lattice): Point[] {
  checkWindow('a board', rows, columns);
  const found: Point[] = [];
  for (let row = 0; row < rows; row++) {
    for (let column = 0; column < columns; column++) if (keep(row, column)) found.push(at(row, column));
    // Each of them will be a vertex, or the middle of a cell with several.
    checkVertices(found.length);
  }
  return found;
}

/** A triangle with `n` sites per side, point up. */
export function triangleSites(n: number, at: Lattice): Point[] {
  return sites(n, n, (row, column) => row <= column, at);
}

/** A parallelogram of `rows` × `columns`. */
export function parallelogramSites(rows: number, columns: number, at: Lattice): Point[] {
  return sites(rows, columns, () => true, at);
}

/** A diamond with its left and right corners cut off. */
export function prismSites(rows: number, columns: number, at: Lattice): Point[] {
  const n = rows + columns - 1;
  return sites(n, n, (row, column) => Math.abs(row - column) < rows, at);
}

/** Rows of sites, every other row shifted by half a site. */
export function rectangleSites(rows: number, columns: number, at: Lattice): Point[] {
  return sites(
    rows,
    columns + rows,
    (row, column) => Math.trunc((row + 1) / 2) <= column && column < columns + Math.trunc(row / 2),
    at,
  );
}

/** A hexagon with `n` sites per side. */
export function hexagonSites(n: number, at: Lattice): Point[] {
  return sites(2 * n - 1, 2 * n - 1, (row, column) => Math.abs(row - column) <= n - 1, at);
}

/** A six-pointed star whose points have `d` sites per side. */
export function starSites(d: number, at: Lattice): Point[] {
  return sites(
    4 * d + 1,
    4 * d + 1,
    (r, c) => {
      if (r < d || (r > 2 * d && r <= 3 * d)) return c >= d && c - r <= d;
      return r - c <= d && c <= 3 * d;
    },
    at,
  );
}
