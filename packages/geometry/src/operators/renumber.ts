/** Numbering afresh. */

import { type GraphExpression, type GraphSource, modified } from '../expression.js';
import type { SiteType } from '../graph.js';

/**
 * The graph with elements of some kinds (all if none is named) numbered from the bottom left, rightwards and upwards.
 *
 * @example `renumber(rotate(90, rectangle(2, 3)))`
 */
export function renumber(source: GraphSource, types: readonly SiteType[] = []): GraphExpression {
  return modified(source, (graph) => graph.reorder(...types));
}
