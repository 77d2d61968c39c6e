/** Joining everything with everything. */

import { GeometryError } from '../errors.js';
import { type GraphExpression, type GraphSource, modified } from '../expression.js';
import { MAX_EDGES } from '../graph.js';

/**
 * The graph with every pair of vertices joined; with `eachCell`, every pair of corners of each cell.
 *
 * @example
 * ```ts
 * complete(square(2))('Vertex').edges.length;                // 6
 * complete(hex(3), { eachCell: true })().edges.length;       // 243
 * ```
 */
export function complete(
  source: GraphSource,
  options: { readonly eachCell?: boolean | undefined } = {},
): GraphExpression {
  return modified(source, (graph) => {
    const { vertices } = graph;
    if (options.eachCell ?? false) {
      for (const { vertices: corners } of graph.faces)
        for (let i = 0; i < corners.length; i++)
          for (let j = i + 1; j < corners.length; j++) graph.findOrAddEdge(corners[i]!, corners[j]!);
    } else {
      if ((vertices.length * (vertices.length - 1)) / 2 > MAX_EDGES)
        throw new GeometryError('too-large', `complete would make more than ${MAX_EDGES} edges: use a smaller graph.`);
      graph.clearEdges();
      for (let i = 0; i < vertices.length; i++)
        for (let j = i + 1; j < vertices.length; j++) graph.addEdge(vertices[i]!, vertices[j]!, false);
      graph.sortEdges();
      graph.makeFaces(true);
    }
    graph.tag('NoBasis', graph.shape ?? 'NoShape');
  });
}
