/** The tiling 3.3.4.3.4: squares leaning against pairs of triangles. */

import { expression, type GraphExpression } from '../expression.js';
import { type Point, ROOT3 } from '../geometry2d.js';
import { keep } from '../operators/keep.js';
import type { Lattice } from '../outline.js';
import { Polygon } from '../polygon.js';
import { parallelogramSites } from './latticeShapes.js';
import { type TilingExtent, tiles } from './tilingParts.js';

const K = (1 + ROOT3) / 2;
const P = 0.5;
const Q = ROOT3 / 2;

const lattice: Lattice = (row, column) => ({ x: K * (column - row), y: K * (row + column) });

const PATCH: readonly Point[] = [
  { x: -P, y: -P - Q },
  { x: P, y: -P - Q },
  { x: -P - Q, y: -Q },
  { x: P + Q, y: -Q },
  { x: 0, y: -P },
  { x: -2 * P - Q, y: 0 },
  { x: -Q, y: 0 },
  { x: Q, y: 0 },
  { x: 2 * P + Q, y: 0 },
  { x: 0, y: P },
  { x: -P - Q, y: Q },
  { x: P + Q, y: Q },
  { x: -P, y: P + Q },
  { x: P, y: P + Q },
];

function diamond(n: number): GraphExpression {
  return expression(() => tiles(parallelogramSites(n, n, lattice), PATCH, 'T33434', 'Diamond', [n]));
}

/** `tiling('T33434', …)`: a diamond of patches, or what a polygon keeps of a diamond of size 5. */
export function tiling33434(extent: TilingExtent): GraphExpression {
  if (extent.outline === null) return diamond(extent.a);
  return extent.outline instanceof Polygon ? keep(diamond(5), extent.outline) : diamond(3);
}
