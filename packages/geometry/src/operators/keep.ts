/** Keeping the part of a graph inside a polygon. */

import { assemble } from '../assemble.js';
import { build, expression, type GraphExpression, type GraphSource } from '../expression.js';
import type { Polygon } from '../polygon.js';

/**
 * Only the vertices inside a polygon (made a little larger if listed clockwise) and the edges between them; faces are found anew.
 *
 * @example `keep(square(5), poly([[0, 0], [0, 2], [2, 2], [2, 0]]))().vertices.length // 9`
 */
export function keep(source: GraphSource, polygon: Polygon): GraphExpression {
  return expression((setting) => {
    const graph = build(source, setting);
    if (polygon.points.length < 3) return graph;
    const grown = polygon.inflated(setting.pass + 1);
    graph.removeVertices(new Set(graph.vertices.filter((v) => !grown.contains(v.x, v.y))));
    const kept = assemble(graph.vertices, graph.edges, { pivots: false, tangents: false });
    kept.basis = graph.basis;
    kept.shape = graph.shape;
    return kept;
  });
}
