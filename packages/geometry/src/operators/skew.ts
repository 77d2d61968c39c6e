/** Leaning a graph to one side. */

import { type GraphExpression, type GraphSource, modified } from '../expression.js';
import { real } from '../sizes.js';

/**
 * The graph with each vertex moved right by `amount` times its height above the lowest one. Numbers stay.
 *
 * @example `skew(0.5, square(5))`
 */
export function skew(amount: number, source: GraphSource): GraphExpression {
  const k = real('the amount of skew', amount);
  return modified(source, (graph) => {
    const { minY } = graph.bounds();
    graph.transform((v) => {
      v.x += (v.y - minY) * k;
    });
  });
}
