/** The tiling 3.4.6.4: hexagons, each with a ring of squares and triangles. */

import { expression, type GraphExpression } from '../expression.js';
import { ROOT3 } from '../geometry2d.js';
import type { Lattice } from '../outline.js';
import { hexagonSites, parallelogramSites } from './latticeShapes.js';
import { outlined, ROSETTE, type TilingExtent, tiles } from './tilingParts.js';

const sideways: Lattice = (row, column) => ({
  x: ((3 + ROOT3) / 2) * (column - row),
  y: ((1 + ROOT3) / 2) * (row + column),
});

const upright: Lattice = (row, column) => ({ x: (1 + ROOT3) * (column - row / 2), y: ((3 + ROOT3) / 2) * row });

const TURNED = ROSETTE.map(({ x, y }) => ({ x: y, y: x }));

/** `tiling('T3464', …)`: a hexagon of hexagons, a parallelogram, or an outline. */
export function tiling3464(extent: TilingExtent): GraphExpression {
  if (extent.outline !== null) return outlined(extent.outline, upright, TURNED, 'T3464');
  const { a, b } = extent;
  if (b === null) return expression(() => tiles(hexagonSites(a, sideways), ROSETTE, 'T3464', 'Hexagon', [a]));
  return expression(() => tiles(parallelogramSites(a, b, sideways), ROSETTE, 'T3464', 'Quadrilateral', [a, b]));
}
