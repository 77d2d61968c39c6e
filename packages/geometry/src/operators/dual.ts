/** The dual graph: a vertex for each cell, an edge for each pair of cells that share an edge. */

import { build, expression, type GraphExpression, type GraphSource } from '../expression.js';
import { Graph } from '../graph.js';

/**
 * The dual of a graph, numbered from the bottom left. A graph without cells is its own dual.
 *
 * @example
 * ```ts
 * dual(square(3))().vertices.length;  // 9
 * dual(tri(4))().faces.length;        // 3
 * ```
 */
export function dual(source: GraphSource): GraphExpression {
  return expression((setting) => {
    const original = build(source, setting);
    if (original.vertices.length === 0 || original.edges.length === 0 || original.faces.length === 0) return original;
    const graph = new Graph();
    for (const f of original.faces) graph.addVertex(f.x, f.y, f.z);
    for (const { left, right } of original.edges)
      if (left !== null && right !== null)
        graph.addEdge(graph.vertices[left.index]!, graph.vertices[right.index]!, false);
    graph.sortEdges();
    graph.makeFaces();
    graph.tag('Dual', 'NoShape');
    graph.reorder();
    return graph;
  });
}
