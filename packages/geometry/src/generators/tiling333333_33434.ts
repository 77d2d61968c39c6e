/** The tiling 3.3.3.3.3.3; 3.3.4.3.4: rosettes of triangles set among squares. */

import { expression, type GraphExpression } from '../expression.js';
import { ROOT3 } from '../geometry2d.js';
import type { Lattice } from '../outline.js';
import { hexagonSites } from './latticeShapes.js';
import { ROSETTE, type TilingExtent, tiles } from './tilingParts.js';

const lattice: Lattice = (row, column) => ({
  x: (1.5 + ROOT3) * (column - row),
  y: ((2 + ROOT3) / 2) * (row + column),
});

/** `tiling('T333333_33434', n)`; outlines have no effect. */
export function tiling333333_33434(extent: TilingExtent): GraphExpression {
  const n = extent.outline === null ? extent.a : 2;
  return expression(() => tiles(hexagonSites(n, lattice), ROSETTE, 'T333333_33434', 'Hexagon', [n]));
}
