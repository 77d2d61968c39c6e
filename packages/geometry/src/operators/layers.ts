/** Copies of a graph on top of one another. */

import { build, expression, type GraphExpression, type GraphSource } from '../expression.js';
import { size } from '../sizes.js';

/**
 * So many copies of a graph, one unit above the other, joined vertex to vertex and numbered from the bottom left:
 * sites above each other get consecutive numbers.
 *
 * @example `layers(2, hex(2))().faces.length // 14`
 */
export function layers(count: number, source: GraphSource): GraphExpression {
  size('the number of layers', count, 1);
  return expression(({ use, pass }) => {
    const graph = build(source, { use, pass: pass * count });
    let below = [...graph.vertices];
    for (let k = 1; k < count; k++) {
      const copy = build(source, { use, pass: pass * count + k });
      copy.translate(0, 0, k);
      const first = graph.vertices.length;
      graph.append(copy);
      const above = graph.vertices.slice(first);
      for (let i = 0; i < Math.min(below.length, above.length); i++) graph.addEdge(below[i]!, above[i]!);
      below = above;
    }
    graph.reorder();
    return graph;
  });
}
