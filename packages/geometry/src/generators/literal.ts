/** Graphs spelled out vertex by vertex. */

import { fromLists } from '../assemble.js';
import { GeometryError } from '../errors.js';
import { expression, type GraphExpression } from '../expression.js';
import { MAX_EDGES, MAX_VERTICES } from '../graph.js';
import { real } from '../sizes.js';

/**
 * A graph from its vertices `[x, y]` or `[x, y, z]` and its edges as pairs of vertex numbers.
 * The order given is the numbering; repeated edges and edges to vertices that don't exist are left out.
 *
 * @example `graph([[0, 0], [1, 0], [1, 1]], [[0, 1], [1, 2], [2, 0]])().faces.length // 1`
 */
export function graph(
  vertices: readonly (readonly number[])[],
  edges: readonly (readonly number[])[] = [],
): GraphExpression {
  if (vertices.length > MAX_VERTICES || edges.length > MAX_EDGES)
    throw new GeometryError('too-large', `A graph can have ${MAX_VERTICES} vertices and ${MAX_EDGES} edges at most.`);
  const points = vertices.map((v) => {
    if (v.length < 2) throw new GeometryError('bad-argument', 'Each vertex of a graph needs an x and a y.');
    return { x: real('x of a vertex', v[0]!), y: real('y of a vertex', v[1]!), z: real('z of a vertex', v[2] ?? 0) };
  });
  const pairs = edges.map(([i, j]): [number, number] => {
    if (i === undefined || j === undefined || !Number.isInteger(i) || !Number.isInteger(j))
      throw new GeometryError('bad-argument', 'Each edge of a graph is a pair of vertex numbers.');
    if (i === j) throw new GeometryError('bad-argument', `An edge joins two vertices, not vertex ${i} with itself.`);
    return [i, j];
  });
  return expression(() => fromLists(points, pairs));
}
