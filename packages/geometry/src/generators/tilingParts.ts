/** Tiles and site sets that several semi-regular tilings have in common. */

import { tileGraph } from '../assemble.js';
import { expression, type GraphExpression } from '../expression.js';
import { type Point, ROOT3 } from '../geometry2d.js';
import type { Basis, Graph, Shape } from '../graph.js';
import { fill, hexagonalOutline, isLimping, type Lattice, type Outline, windowOf } from '../outline.js';
import { Polygon } from '../polygon.js';
import { cosine, sine } from '../trigonometry.js';

/** The sizes or the outline given to a tiling. */
export type TilingExtent =
  | { readonly outline: Outline }
  | { readonly outline: null; readonly a: number; readonly b: number | null };

const Q = ROOT3 / 2;

/** A hexagon lying on a side. */
export const FLAT_TILE: readonly Point[] = [
  { x: 1, y: 0 },
  { x: 0.5, y: Q },
  { x: -0.5, y: Q },
  { x: -1, y: 0 },
  { x: -0.5, y: -Q },
  { x: 0.5, y: -Q },
];

/** A hexagon with the twelve outer corners of the squares and triangles around it. */
export const ROSETTE: readonly Point[] = [
  { x: -0.5, y: Q },
  { x: 0.5, y: Q },
  { x: 1, y: 0 },
  { x: 0.5, y: -Q },
  { x: -0.5, y: -Q },
  { x: -1, y: 0 },
  ...Array.from({ length: 12 }, (_, n) => {
    const radius = (1 + Q) / cosine((15 * Math.PI) / 180);
    const angle = ((15 + 30 * n) * Math.PI) / 180;
    return { x: radius * cosine(angle), y: radius * sine(angle) };
  }),
];

/** A regular polygon with twelve unit sides. */
export const DODECAGON: readonly Point[] = Array.from({ length: 12 }, (_, s) => {
  const radius = 1 / Math.sqrt(2 - ROOT3);
  const angle = Math.PI / 12 + s * ((2 * Math.PI) / 12);
  return { x: radius * cosine(angle), y: radius * sine(angle) };
});

/** Tiles around centres, numbered from the bottom left. */
export function tiles(
  centres: Iterable<Point>,
  corners: readonly Point[],
  basis: Basis,
  shape: Shape,
  dim: readonly number[] = [],
): Graph {
  const graph = tileGraph(centres, corners, basis, shape);
  graph.dim = dim;
  graph.reorder();
  return graph;
}

/** Tiles whose centres lie in an outline given by polygon or by sides that turn by 60°. */
export function outlined(outline: Outline, lattice: Lattice, corners: readonly Point[], basis: Basis): GraphExpression {
  const polygon = outline instanceof Polygon ? outline : hexagonalOutline(outline, lattice);
  const shape = isLimping(outline) ? 'Limping' : 'Custom';
  return expression(({ pass }) => {
    const grown = polygon.inflated(pass + 1);
    return tiles(fill(grown, windowOf('a tiling', grown, 2), lattice), corners, basis, shape);
  });
}
