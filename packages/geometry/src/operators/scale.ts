/** Stretching a graph about the origin. */

import { GeometryError } from '../errors.js';
import { type GraphExpression, type GraphSource, modified } from '../expression.js';
import { real } from '../sizes.js';

/**
 * The graph stretched by one factor, or by one per axis (z stays unless said). Numbers stay.
 * A negative factor mirrors positions only: a later `makeFaces` then walks the wrong way round.
 *
 * @example `scale(2, 1, square(3))().faces[8]?.x // 5`
 */
export function scale(factor: number, source: GraphSource): GraphExpression;
export function scale(x: number, y: number, source: GraphSource): GraphExpression;
export function scale(x: number, y: number, z: number, source: GraphSource): GraphExpression;
export function scale(...args: readonly (number | GraphSource)[]): GraphExpression {
  const source = args.at(-1);
  const factors = args.slice(0, -1).map((f) => real('a factor of scale', f as number));
  if (source === undefined || typeof source === 'number' || factors.length === 0)
    throw new GeometryError('bad-argument', 'scale needs one to three factors and then a graph.');
  const [x = 1, y = x, z = 1] = factors;
  return modified(source, (graph) =>
    graph.transform((v) => {
      v.x *= x;
      v.y *= y;
      v.z *= z;
    }),
  );
}
