/** Holes in a board. */

import { type GraphExpression, type GraphSource, modified } from '../expression.js';
import type { Polygon } from '../polygon.js';

/**
 * The graph without the cells whose centre is inside a polygon (made a little larger if listed clockwise), and without
 * the edges that then have no cell. Vertices stay.
 *
 * @example `hole(square(4), poly([[1, 1], [1, 3], [3, 3], [3, 1]]))().faces.length // 12`
 */
export function hole(source: GraphSource, polygon: Polygon): GraphExpression {
  return modified(source, (graph, { pass }) => {
    if (polygon.points.length < 3) return;
    const grown = polygon.inflated(pass + 1);
    for (let index = graph.faces.length - 1; index >= 0; index--) {
      const face = graph.faces[index];
      if (face !== undefined && grown.contains(face.x, face.y)) graph.removeFace(face, true);
    }
  });
}
