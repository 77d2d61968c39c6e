/** The tiling 3.3.3.4.4: rows of squares and rows of triangles. */

import { expression, type GraphExpression } from '../expression.js';
import { ROOT3 } from '../geometry2d.js';
import type { Lattice } from '../outline.js';
import { parallelogramSites } from './latticeShapes.js';
import { outlined, type TilingExtent, tiles } from './tilingParts.js';

const lattice: Lattice = (row, column) => ({ x: column + row / 2, y: row * (1 + ROOT3 / 2) });

const SQUARE = [
  { x: 0, y: 0 },
  { x: 1, y: 0 },
  { x: 1, y: 1 },
  { x: 0, y: 1 },
];

/** `tiling('T33344', …)`: a rhombus of squares, or an outline. */
export function tiling33344(extent: TilingExtent): GraphExpression {
  if (extent.outline !== null) return outlined(extent.outline, lattice, SQUARE, 'T33344');
  const { a } = extent;
  const b = extent.b ?? a;
  return expression(() => tiles(parallelogramSites(a, b, lattice), SQUARE, 'T33344', 'Rhombus', [a, b]));
}
