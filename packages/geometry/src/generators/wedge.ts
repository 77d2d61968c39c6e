/** A triangle of lines with its apex on top: the arm of an alquerque board. */

import { expression, type GraphExpression } from '../expression.js';
import { Graph } from '../graph.js';
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
    const m = rows - 1;
    graph.addVertex(m, m);
    for (let r = 1; r < rows; r++)
      for (let c = 0; c < columns; c++) {
        const left = m - r;
        graph.addVertex(left + (c / (columns - 1)) * (m + r - left), m - r);
      }
    const join = (i: number, j: number): void => {
      const a = graph.vertices[i];
      const b = graph.vertices[j];
      if (a !== undefined && b !== undefined) graph.addEdge(a, b, false);
    };
    for (let c = 1; c <= columns; c++) join(0, c);
    for (let r = 1; r < rows; r++) {
      const from = (r - 1) * columns + 1;
      for (let c = 0; c + 1 < columns; c++) join(from + c, from + c + 1);
      if (r < rows - 1) for (let c = 0; c < columns; c++) join(from + c, from + columns + c);
    }
    graph.sortEdges();
    graph.tag('NoBasis', 'Wedge');
    graph.dim = [rows, columns];
    return graph;
  });
}
