/** The tiling 3.3.3.3.6: hexagons in a sea of triangles. */

import { expression, type GraphExpression } from '../expression.js';
import { type Point, ROOT3 } from '../geometry2d.js';
import type { Lattice } from '../outline.js';
import { hexagonSites } from './latticeShapes.js';
import { type TilingExtent, tiles } from './tilingParts.js';

const P = 0.5;
const Q = ROOT3 / 2;

const lattice: Lattice = (row, column) => ({ x: 2.5 * column - 2 * row, y: ROOT3 * row + (ROOT3 / 2) * column });

const PATCH: readonly Point[] = [
  { x: -P, y: Q },
  { x: P, y: Q },
  { x: 2 * P, y: 0 },
  { x: P, y: -Q },
  { x: -P, y: -Q },
  { x: -2 * P, y: 0 },
  { x: -2 * P, y: 2 * Q },
  { x: 0, y: 2 * Q },
  { x: 2 * P, y: 2 * Q },
  { x: 3 * P, y: Q },
  { x: 4 * P, y: 0 },
  { x: 3 * P, y: -Q },
  { x: 2 * P, y: -2 * Q },
  { x: 0, y: -2 * Q },
  { x: -2 * P, y: -2 * Q },
  { x: -3 * P, y: -Q },
  { x: -4 * P, y: 0 },
  { x: -3 * P, y: Q },
];

/** `tiling('T33336', n)`; outlines have no effect. */
export function tiling33336(extent: TilingExtent): GraphExpression {
  const n = extent.outline === null ? extent.a : 3;
  return expression(() => tiles(hexagonSites(n, lattice), PATCH, 'T33336', 'Hexagon', [n]));
}
