/** Cutting off loose ends. */

import { type GraphExpression, type GraphSource, modified } from '../expression.js';
import type { Vertex } from '../graph.js';

/**
 * The graph without dead-end edges (one pass from the highest number down, so long tails are only shortened) and
 * without vertices that have no edge and are nobody's pivot.
 *
 * @example `trim(dual(square(5)))`
 */
export function trim(source: GraphSource): GraphExpression {
  return modified(source, (graph) => {
    for (let i = graph.edges.length - 1; i >= 0; i--) {
      const e = graph.edges[i]!;
      if (e.a.edges.length === 1 || e.b.edges.length === 1) graph.removeEdge(e);
    }
    // A vertex that goes stops being its pivot's ward, so count wards while going down.
    const wards = new Map<Vertex, number>();
    for (const { pivot } of graph.vertices) if (pivot !== null) wards.set(pivot, (wards.get(pivot) ?? 0) + 1);
    const gone = new Set<Vertex>();
    for (let i = graph.vertices.length - 1; i >= 0; i--) {
      const v = graph.vertices[i]!;
      if (v.edges.length > 0 || (wards.get(v) ?? 0) > 0) continue;
      gone.add(v);
      if (v.pivot !== null) wards.set(v.pivot, (wards.get(v.pivot) ?? 0) - 1);
    }
    graph.removeVertices(gone);
  });
}
