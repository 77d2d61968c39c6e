/** The tiling 3.6.3.6: hexagons that touch at corners, with triangles between them. */

import { expression, type GraphExpression } from '../expression.js';
import { ROOT3 } from '../geometry2d.js';
import type { Lattice } from '../outline.js';
import { hexagonSites, parallelogramSites } from './latticeShapes.js';
import { FLAT_TILE, outlined, type TilingExtent, tiles } from './tilingParts.js';

const lattice: Lattice = (row, column) => ({ x: 2 * (column - row / 2), y: ROOT3 * row });

/** `tiling('T3636', …)`: a hexagon of hexagons, a rhombus, or an outline (whose basis is recorded as Hexagonal). */
export function tiling3636(extent: TilingExtent): GraphExpression {
  if (extent.outline !== null) return outlined(extent.outline, lattice, FLAT_TILE, 'Hexagonal');
  const { a, b } = extent;
  if (b === null) return expression(() => tiles(hexagonSites(a, lattice), FLAT_TILE, 'T3636', 'Hexagon', [a]));
  return expression(() =>
    tiles(parallelogramSites(2 * a - 1, 2 * b - 1, lattice), FLAT_TILE, 'T3636', 'Rhombus', [a, b]),
  );
}
