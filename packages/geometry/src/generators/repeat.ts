/** Polygons stamped over and over on a lattice of steps. */

import { GeometryError } from '../errors.js';
import { expression, type GraphExpression } from '../expression.js';
import { Graph } from '../graph.js';
import { Polygon } from '../polygon.js';
import { checkWindow, real, size } from '../sizes.js';

/** All copies together may have so many corners: far more than a board has vertices, since neighbours share them. */
const MAX_STAMPED = 1_000_000;

/**
 * Copies of polygons in rows and columns; corners closer than a thousandth join.
 *
 * @param step the move from column to column, and the move from row to row
 *
 * @example
 * ```ts
 * const unit = poly([[0, 0], [0, 1], [1, 1], [1, 0]]);
 * repeat(2, 2, [[1, 0], [0, 1]], unit)().faces.length; // 4
 * ```
 */
export function repeat(
  rows: number,
  columns: number,
  step: readonly (readonly number[])[],
  polygons: Polygon | readonly Polygon[],
): GraphExpression {
  size('the rows to repeat', rows);
  size('the columns to repeat', columns);
  checkWindow('the repetition', rows, columns);
  const stamps = polygons instanceof Polygon ? [polygons] : polygons;
  const corners = stamps.reduce((sum, { points }) => sum + points.length, 0);
  size('the number of all corners of the repetition', rows * columns * corners, 0, MAX_STAMPED);
  if (stamps.length === 0) throw new GeometryError('bad-argument', 'repeat needs at least one polygon.');
  const move = (n: number, otherwise: readonly [number, number]): readonly [number, number] => {
    const pair = step[n];
    if (pair === undefined || pair.length < 2) return otherwise;
    return [real('a step', pair[0]!), real('a step', pair[1]!)];
  };
  const [cx, cy] = move(0, [1, 0]);
  const [rx, ry] = move(1, [0, 1]);
  return expression(() => {
    const graph = new Graph();
    for (let row = 0; row < rows; row++)
      for (let column = 0; column < columns; column++) {
        const x = column * cx + row * rx;
        const y = column * cy + row * ry;
        for (const { points } of stamps)
          for (let i = 0; i < points.length; i++) {
            const p = points[i]!;
            const q = points[(i + 1) % points.length]!;
            const a = graph.findOrAddVertex(x + p.x, y + p.y);
            const b = graph.findOrAddVertex(x + q.x, y + q.y);
            graph.findOrAddEdge(a, b);
          }
      }
    graph.makeFaces();
    graph.reorder();
    return graph;
  });
}
