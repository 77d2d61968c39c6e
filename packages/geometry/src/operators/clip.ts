/** Cutting a polygon out of a graph. */

import { assemble } from '../assemble.js';
import { build, expression, type GraphExpression, type GraphSource } from '../expression.js';
import type { Polygon } from '../polygon.js';

/**
 * The graph without the vertices inside a polygon (made a little larger if listed clockwise); faces are found anew.
 *
 * @example `clip(square(4), poly([[1, 1], [1, 3], [3, 1]]))().vertices.length // 19`
 */
export function clip(source: GraphSource, polygon: Polygon): GraphExpression {
  return expression((setting) => {
    const graph = build(source, setting);
    if (polygon.points.length < 3) return graph;
    const grown = polygon.inflated(setting.pass + 1);
    graph.removeVertices(new Set(graph.vertices.filter((v) => grown.contains(v.x, v.y))));
    return assemble(graph.vertices, graph.edges, { pivots: false, tangents: false });
  });
}
