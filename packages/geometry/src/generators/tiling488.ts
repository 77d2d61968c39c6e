/** The tiling 4.8.8: octagons with squares in the gaps. */

import { tileGraph } from '../assemble.js';
import { expression, type GraphExpression } from '../expression.js';
import { fill, type Lattice, type Outline, rightAngledOutline, type Steps, windowOf } from '../outline.js';
import { Polygon } from '../polygon.js';
import { parallelogramSites } from './latticeShapes.js';
import { type TilingExtent, tiles } from './tilingParts.js';

const V = 1 + Math.SQRT2;

const lattice: Lattice = (row, column) => ({ x: column * V, y: row * V });

const OCTAGON = [
  { x: 0.5, y: V / 2 },
  { x: V / 2, y: 0.5 },
  { x: V / 2, y: -0.5 },
  { x: 0.5, y: -V / 2 },
  { x: -0.5, y: -V / 2 },
  { x: -V / 2, y: -0.5 },
  { x: -V / 2, y: 0.5 },
  { x: -0.5, y: V / 2 },
];

const COUNTERCLOCKWISE: Steps = [
  { x: 1, y: 0 },
  { x: 0, y: 1 },
  { x: -1, y: 0 },
  { x: 0, y: -1 },
];

function custom(outline: Outline): GraphExpression {
  const polygon = outline instanceof Polygon ? outline : rightAngledOutline(outline, COUNTERCLOCKWISE);
  return expression(({ pass }) => {
    const grown = polygon.inflated(pass + 1);
    return tiles(fill(grown, windowOf('a tiling', grown, 2), lattice), OCTAGON, 'T488', 'Custom');
  });
}

/** `tiling('T488', …)`: rows of octagons (numbered octagon by octagon), or an outline. */
export function tiling488(extent: TilingExtent): GraphExpression {
  if (extent.outline !== null) return custom(extent.outline);
  const { a, b } = extent;
  return expression(() => {
    const centres = parallelogramSites(a, b ?? a, lattice);
    const graph = tileGraph(centres, OCTAGON, 'T488', b === null ? 'Square' : 'Rectangle');
    graph.dim = b === null ? [a] : [a, b];
    return graph;
  });
}
