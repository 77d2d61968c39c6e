/** Finding the cells of a graph afresh. */

import { type GraphExpression, type GraphSource, modified } from '../expression.js';

/**
 * The graph with its cells found anew, none of them with a side that crosses another edge.
 *
 * @example `makeFaces(add(null, { edges: [[[0, 0], [1, 0]], [[1, 0], [0, 1]], [[0, 1], [0, 0]]] }))().faces.length // 1`
 */
export function makeFaces(source: GraphSource): GraphExpression {
  return modified(source, (graph) => graph.makeFaces(true));
}
