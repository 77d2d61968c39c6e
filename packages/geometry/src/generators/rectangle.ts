/** Rectangles of squares, optionally with diagonals or raised to a pyramid. */

import { joinUnitNeighbours } from '../assemble.js';
import { expression, type GraphExpression } from '../expression.js';
import { Graph, type SiteType } from '../graph.js';
import { checkWindow, size } from '../sizes.js';
import { addDiagonals, checkDiagonals, type Diagonals } from './diagonals.js';

function addPyramid(graph: Graph, rows: number, columns: number): void {
  for (let layer = 1; layer < rows; layer++)
    for (let row = 0; row < rows - layer; row++)
      for (let column = 0; column < columns - layer; column++)
        graph.findOrAddVertex(layer / 2 + column, layer / 2 + row, layer / Math.SQRT2);
  joinUnitNeighbours(graph);
}

/** Build a rectangle; sizes count cells or vertices, whichever the board is played on. */
export function rectangleGraph(
  use: SiteType,
  rowSites: number,
  columnSites: number,
  diagonals?: Diagonals,
  pyramidal = false,
): Graph {
  const rows = use === 'Cell' ? rowSites + 1 : rowSites;
  const columns = use === 'Cell' ? columnSites + 1 : columnSites;
  const graph = new Graph();
  for (let row = 0; row < rows; row++) for (let column = 0; column < columns; column++) graph.addVertex(column, row);
  for (const v of graph.vertices) {
    const row = Math.floor(v.index / columns);
    if (row + 1 < rows) graph.addEdge(v, graph.vertices[v.index + columns]!, false);
    if ((v.index % columns) + 1 < columns) graph.addEdge(v, graph.vertices[v.index + 1]!, false);
  }
  graph.sortEdges();
  if (pyramidal) addPyramid(graph, rows, columns);
  addDiagonals(graph, diagonals, { fromRow: 0, toRow: rows, fromColumn: 0, toColumn: columns });
  graph.makeFaces();
  graph.tag('Square', 'Rectangle');
  graph.dim = [rowSites, columnSites];
  graph.reorder();
  return graph;
}

/**
 * A rectangle with the given rows and columns (as many columns as rows if not said).
 *
 * @example
 * ```ts
 * rectangle(2, 3)('Cell').faces.length;                                 // 6
 * rectangle(3, 5, { diagonals: 'Alternating' })('Vertex').edges.length; // 30
 * ```
 */
export function rectangle(
  rows: number,
  columns: number = rows,
  options: { readonly diagonals?: Diagonals | undefined } = {},
): GraphExpression {
  size('the rows of a rectangle', rows);
  size('the columns of a rectangle', columns);
  checkWindow('a rectangle', rows, columns);
  checkDiagonals(options.diagonals);
  return expression(({ use }) => rectangleGraph(use, rows, columns, options.diagonals));
}
