/** What several graphs have in common. */

import { assemble } from '../assemble.js';
import { GeometryError } from '../errors.js';
import { build, expression, type GraphExpression, type GraphSource } from '../expression.js';
import type { Edge, Graph, Vertex } from '../graph.js';

const TOLERANCE = 0.01;

function twins(graph: Graph, v: Vertex): Vertex[] {
  return graph.verticesNear(v.x, v.y, v.z, TOLERANCE);
}

function hasEdge(graph: Graph, edge: Edge): boolean {
  const far = new Set(twins(graph, edge.b));
  return twins(graph, edge.a).some((v) => v.edges.some((e) => far.has(e.other(v))));
}

/**
 * The vertices and edges of the first graph that all others have at the same places; faces are found anew.
 *
 * @example `intersect([square(4), rectangle(2, 5)])().faces.length // 8`
 */
export function intersect(sources: readonly GraphSource[]): GraphExpression {
  if (sources.length === 0) throw new GeometryError('bad-argument', 'intersect needs at least one graph.');
  return expression((setting) => {
    const [first, ...others] = sources.map((source) => build(source, setting));
    if (others.length === 0) return first!;
    const vertices = first!.vertices.filter((v) => others.every((g) => twins(g, v).length > 0));
    const stays = new Set(vertices);
    const edges = first!.edges.filter((e) => stays.has(e.a) && stays.has(e.b) && others.every((g) => hasEdge(g, e)));
    return assemble(vertices, edges, { pivots: false, tangents: false });
  });
}
