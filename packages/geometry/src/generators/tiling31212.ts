/** The tiling 3.12.12: dodecagons with triangles in the gaps. */

import { expression, type GraphExpression } from '../expression.js';
import { ROOT3 } from '../geometry2d.js';
import type { Lattice } from '../outline.js';
import { hexagonSites } from './latticeShapes.js';
import { DODECAGON, type TilingExtent, tiles } from './tilingParts.js';

const SPACING = 3.7320508;

const lattice: Lattice = (row, column) => ({ x: (column - row / 2) * SPACING, y: (row * SPACING * ROOT3) / 2 });

/** `tiling('T31212', n)`; outlines have no effect. */
export function tiling31212(extent: TilingExtent): GraphExpression {
  const n = extent.outline === null ? extent.a : 3;
  return expression(() => tiles(hexagonSites(n, lattice), DODECAGON, 'T31212', 'Hexagon', [n]));
}
