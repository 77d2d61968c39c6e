/** Kept for descriptions that use it: coordinates follow from positions, so there is nothing to do. */

import { type GraphExpression, type GraphSource, modified } from '../expression.js';

/** The graph as it is. @example `recoordinate(square(4))` */
export function recoordinate(source: GraphSource): GraphExpression {
  return modified(source, () => {});
}
