/** Cells divided from their middles. */

import { type GraphExpression, type GraphSource, modified } from '../expression.js';
import { size } from '../sizes.js';

/**
 * The graph with a vertex in the middle of each cell that has at least `min` sides, joined to the corners.
 * Boards played on vertices or edges lose their cells.
 *
 * @example `subdivide(tiling('T3464', 2), { min: 6 })().faces.length // 96`
 */
export function subdivide(source: GraphSource, options: { readonly min?: number | undefined } = {}): GraphExpression {
  const min = size('min of subdivide', options.min ?? 1, -1000);
  return modified(source, (graph, { use }) => {
    if (use === 'Vertex') graph.makeFaces(true);
    for (let f = graph.faces.length - 1; f >= 0; f--) {
      const face = graph.faces[f]!;
      if (face.vertices.length < min) continue;
      const middle = graph.addVertex(face.x, face.y, face.z);
      for (const v of face.vertices) graph.findOrAddEdge(middle, v);
    }
    if (use === 'Cell') graph.makeFaces(true);
    else graph.clearFaces();
    graph.tag('NoBasis', graph.shape ?? 'NoShape');
  });
}
