/** Moving a graph. */

import { type GraphExpression, type GraphSource, modified } from '../expression.js';
import { real } from '../sizes.js';

/**
 * The graph moved by (dx, dy) or (dx, dy, dz). Numbers stay.
 *
 * @example `shift(4, 0, square(2))().vertices[0]?.x // 4`
 */
export function shift(dx: number, dy: number, source: GraphSource): GraphExpression;
export function shift(dx: number, dy: number, dz: number, source: GraphSource): GraphExpression;
export function shift(dx: number, dy: number, third: number | GraphSource, fourth?: GraphSource): GraphExpression {
  const [dz, source] = typeof third === 'number' ? [third, fourth as GraphSource] : [0, third];
  const x = real('dx of shift', dx);
  const y = real('dy of shift', dy);
  const z = real('dz of shift', dz);
  return modified(source, (graph) => graph.translate(x, y, z));
}
