/** The semi-regular tilings by name. */

import { GeometryError } from '../errors.js';
import type { GraphExpression } from '../expression.js';
import type { TilingName } from '../graph.js';
import { checkOutline, isOutline, type Outline } from '../outline.js';
import { size } from '../sizes.js';
import { tiling488 } from './tiling488.js';
import { tiling3464 } from './tiling3464.js';
import { tiling3636 } from './tiling3636.js';
import { tiling4612 } from './tiling4612.js';
import { tiling31212 } from './tiling31212.js';
import { tiling33336 } from './tiling33336.js';
import { tiling33344 } from './tiling33344.js';
import { tiling33434 } from './tiling33434.js';
import { tiling333333_33434 } from './tiling333333_33434.js';
import type { TilingExtent } from './tilingParts.js';

const TILINGS: Record<TilingName, (extent: TilingExtent) => GraphExpression> = {
  T31212: tiling31212,
  T333333_33434: tiling333333_33434,
  T33336: tiling33336,
  T33344: tiling33344,
  T33434: tiling33434,
  T3464: tiling3464,
  T3636: tiling3636,
  T4612: tiling4612,
  T488: tiling488,
};

/** The names that {@link tiling} knows. */
export const TILING_NAMES = Object.keys(TILINGS) as readonly TilingName[];

/**
 * A patch of a semi-regular tiling, named by the polygons around each vertex.
 *
 * @example
 * ```ts
 * tiling('T3464', 2)().faces.length;     // 61
 * tiling('T488', 3, 4)().faces.length;   // 18
 * tiling('T3636', [3])().faces.length;   // 55
 * ```
 */
export function tiling(name: TilingName, a: number, b?: number): GraphExpression;
export function tiling(name: TilingName, outline: Outline): GraphExpression;
export function tiling(name: TilingName, a: number | Outline, b?: number): GraphExpression {
  if (!Object.hasOwn(TILINGS, name))
    throw new GeometryError('unknown-keyword', `No tiling "${name}": use one of ${TILING_NAMES.join(', ')}.`);
  if (isOutline(a)) return TILINGS[name]({ outline: checkOutline('a tiling', a) });
  return TILINGS[name]({
    outline: null,
    a: size('the size of a tiling', a, 0, 200),
    b: b === undefined ? null : size('the second size of a tiling', b, 0, 200),
  });
}
