/** Boards of triangles: triangles, diamonds, prisms, hexagons, stars, rectangles and free outlines. */

import { unitGraph } from '../assemble.js';
import { expression, type GraphExpression } from '../expression.js';
import { type Point, ROOT3 } from '../geometry2d.js';
import { Graph, type Shape, type SiteType, type Vertex } from '../graph.js';
import { checkOutline, fill, hexagonalOutline, isLimping, type Outline, windowOf } from '../outline.js';
import { Polygon } from '../polygon.js';
import { size } from '../sizes.js';
import { parallelogramSites, prismSites, rectangleSites, starSites, triangleSites } from './latticeShapes.js';
import { shapeArguments } from './shapeArguments.js';

/** Outlines of a triangular board. */
export type TriShape = 'Triangle' | 'Diamond' | 'Prism' | 'Hexagon' | 'Star' | 'Limping' | 'Square' | 'Rectangle';

const SHAPES: readonly TriShape[] = [
  'Triangle',
  'Diamond',
  'Prism',
  'Hexagon',
  'Star',
  'Limping',
  'Square',
  'Rectangle',
];

function upright(row: number, column: number): Point {
  return { x: column - row / 2, y: (ROOT3 / 2) * row };
}

function sideways(row: number, column: number): Point {
  return { x: (ROOT3 / 2) * (column - row), y: (row + column) / 2 };
}

/** The regular hexagon: rows first, then the lines that lean. */
function hexagon(d: number): Graph {
  const graph = new Graph();
  const rows: Map<number, Vertex>[] = [];
  for (let row = 0; row < 2 * d - 1; row++) {
    const line = new Map<number, Vertex>();
    for (let column = Math.max(0, row - (d - 1)); column <= Math.min(2 * d - 2, row + d - 1); column++) {
      const { x, y } = upright(row, column);
      line.set(column, graph.addVertex(x, y));
    }
    rows.push(line);
  }
  const join = (a: Vertex, b: Vertex | undefined): void => {
    if (b !== undefined) graph.addEdge(a, b, false);
  };
  for (const line of rows) for (const [column, v] of line) join(v, line.get(column + 1));
  for (let row = 0; row < d - 1; row++)
    for (const [column, v] of rows[row]!) {
      join(v, rows[row + 1]!.get(column));
      join(v, rows[row + 1]!.get(column + 1));
    }
  for (let row = d; row < 2 * d - 1; row++)
    for (const [column, v] of rows[row]!) {
      join(v, rows[row - 1]!.get(column - 1));
      join(v, rows[row - 1]!.get(column));
    }
  graph.sortEdges();
  graph.makeFaces();
  graph.reorder();
  return graph;
}

function points(sites: Point[], shape: Shape): Graph {
  const graph = unitGraph(sites, 'Triangular', shape);
  graph.reorder();
  return graph;
}

function custom(outline: Outline): GraphExpression {
  const polygon = outline instanceof Polygon ? outline : hexagonalOutline(outline, upright);
  const limping = isLimping(outline);
  const margin = limping && !(outline instanceof Polygon) ? outline[0]! : 2;
  return expression(({ pass }) => {
    const grown = polygon.inflated(pass + 1);
    return points(fill(grown, windowOf('a tri board', grown, margin), upright), limping ? 'Limping' : 'Custom');
  });
}

function sized(dim: readonly number[], make: (add: 0 | 1) => Graph): GraphExpression {
  return expression(({ use }: { use: SiteType }) => {
    const graph = make(use === 'Cell' ? 1 : 0);
    graph.dim = dim;
    return graph;
  });
}

/**
 * A board of triangles. Sizes count the sites along a side: cells or vertices, whichever the board is played on
 * (stars and free outlines always count vertices).
 *
 * @example
 * ```ts
 * tri(3)('Cell').faces.length;                 // 9
 * tri(3)('Vertex').vertices.length;            // 6
 * tri('Hexagon', 3)('Vertex').vertices.length; // 19
 * tri([2, 3, 4])().vertices.length;            // 18
 * ```
 */
export function tri(a: number, b?: number): GraphExpression;
export function tri(shape: TriShape, a: number, b?: number): GraphExpression;
export function tri(outline: Outline): GraphExpression;
export function tri(...args: readonly unknown[]): GraphExpression {
  const form = shapeArguments('tri', SHAPES, args);
  if (form.outline !== null) return custom(checkOutline('a tri board', form.outline));
  const a = size('the size of a tri board', form.a);
  const b = form.b === null ? null : size('the second size of a tri board', form.b);
  const dim = b === null ? [a] : [a, b];
  switch (form.shape) {
    case null:
    case 'Triangle':
      return sized(dim, (add) => points(triangleSites(a + add, upright), 'Triangle'));
    case 'Diamond':
      return sized(dim, (add) => points(parallelogramSites(a + add, a + add, sideways), 'Diamond'));
    case 'Prism':
      return sized(dim, (add) => points(prismSites(a + add, (b ?? a) + add, sideways), 'Prism'));
    case 'Hexagon':
      return sized(dim, (add) => hexagon(a + add));
    case 'Star':
      return sized(dim, () => points(starSites(a, upright), 'Star'));
    case 'Limping':
      return custom([a, a + 1]);
    case 'Square':
    case 'Rectangle': {
      const columns = form.shape === 'Square' ? a : (b ?? a);
      const shape = columns === a ? 'Square' : 'Rectangle';
      return sized(dim, (add) => points(rectangleSites(a + add, columns + add, upright), shape));
    }
  }
}
