/** A triangle of lines with its apex on top: the arm of an alquerque board. */

import { expression, type GraphExpression } from '../expression.js';
import { Graph, type Vertex } from '../graph.js';
import { size } from '../sizes.js';

/**
 * A wedge with so many rows (the apex included) and columns; it has lines and no cells.
 *
 * @example `wedge(3)('Vertex').vertices.length // 7`
 */
export function wedge(rows: number, columns = 3): GraphExpression {
  size('the rows of a wedge', rows, 1);
  size('the columns of a wedge', columns, 2);
  return expression(() => {
    const graph = new Graph();
    const height = rows - 1;
    const apex = graph.addVertex(height, height);
    /** A parallel to the base, some way below the apex and as far to either side. */
    const parallel = (below: number): Vertex[] =>
      Array.from({ length: columns }, (_, column) =>
        graph.addVertex(height - below + (2 * below * column) / (columns - 1), height - below),
      );
    const levels = Array.from({ length: height }, (_, level) => parallel(level + 1));
    for (const vertex of levels[0] ?? []) graph.addEdge(apex, vertex);
    for (const [level, vertices] of levels.entries()) {
      for (const [column, vertex] of vertices.entries()) if (column > 0) graph.addEdge(vertices[column - 1]!, vertex);
      for (const [column, below] of (levels[level + 1] ?? []).entries()) graph.addEdge(vertices[column]!, below);
    }
    graph.tag('NoBasis', 'Wedge');
    graph.dim = [rows, columns];
    return graph;
  });
}
