/** Boards of hexagons: hexagons, triangles, diamonds, prisms, stars, rectangles and free outlines. */

import { tileGraph } from '../assemble.js';
import { expression, type GraphExpression } from '../expression.js';
import { type Point, ROOT3 } from '../geometry2d.js';
import { Graph, type Shape, type Vertex } from '../graph.js';
import { checkOutline, fill, hexagonalOutline, isLimping, type Outline, windowOf } from '../outline.js';
import { Polygon } from '../polygon.js';
import { size } from '../sizes.js';
import { parallelogramSites, prismSites, rectangleSites, starSites, triangleSites } from './latticeShapes.js';
import { shapeArguments } from './shapeArguments.js';

/** Outlines of a hexagonal board. */
export type HexShape = 'Hexagon' | 'Triangle' | 'Diamond' | 'Prism' | 'Star' | 'Limping' | 'Square' | 'Rectangle';

const SHAPES: readonly HexShape[] = [
  'Hexagon',
  'Triangle',
  'Diamond',
  'Prism',
  'Star',
  'Limping',
  'Square',
  'Rectangle',
];

const U = ROOT3 / 2;

/** Corners of a hexagon that stands on a corner. */
export const POINTY_HEXAGON: readonly Point[] = [
  { x: 0, y: 1 },
  { x: U, y: 0.5 },
  { x: U, y: -0.5 },
  { x: 0, y: -1 },
  { x: -U, y: -0.5 },
  { x: -U, y: 0.5 },
];

const FLAT_HEXAGON: readonly Point[] = POINTY_HEXAGON.map(({ x, y }) => ({ x: y, y: x }));

function pointy(row: number, column: number): Point {
  return { x: ROOT3 * (column - row / 2), y: 1.5 * row };
}

function flat(row: number, column: number): Point {
  return { x: 1.5 * (column - row), y: (ROOT3 * (row + column)) / 2 };
}

/** The regular hexagon, made of zigzags: below each row up to the middle one, then above each row from there on. */
function hexagon(n: number): Graph {
  const graph = new Graph();
  const zigzags: Vertex[][] = [];
  const zigzag = (row: number, side: 1 | -1): void => {
    const first = Math.max(0, row - (n - 1));
    const last = Math.min(2 * n - 2, row + n - 1);
    const line: Vertex[] = [];
    for (let column = first; column <= last; column++) {
      const { x, y } = pointy(row, column);
      line.push(graph.addVertex(x - U, y + side * 0.5), graph.addVertex(x, y + side));
      if (column === last) line.push(graph.addVertex(x + U, y + side * 0.5));
    }
    zigzags.push(line);
  };
  for (let row = 0; row < n; row++) zigzag(row, -1);
  for (let row = n - 1; row < 2 * n - 1; row++) zigzag(row, 1);
  for (const line of zigzags) for (let i = 1; i < line.length; i++) graph.addEdge(line[i - 1]!, line[i]!, false);
  for (let row = 0; row + 1 < zigzags.length; row++) {
    const lower = zigzags[row]!.filter((_, i) => i % 2 === (row < n ? 0 : 1));
    const upper = zigzags[row + 1]!.filter((_, i) => i % 2 === (row < n - 1 ? 1 : 0));
    for (let i = 0; i < lower.length; i++) graph.addEdge(lower[i]!, upper[i]!, false);
  }
  graph.sortEdges();
  graph.makeFaces();
  graph.dim = [n];
  graph.reorder();
  return graph;
}

function tiles(centres: Point[], corners: readonly Point[], shape: Shape, dim: readonly number[]): Graph {
  const graph = tileGraph(centres, corners, 'Hexagonal', shape);
  graph.dim = dim;
  graph.reorder();
  return graph;
}

function custom(outline: Outline): GraphExpression {
  const polygon = outline instanceof Polygon ? outline : hexagonalOutline(outline, pointy);
  const shape = isLimping(outline) ? 'Limping' : 'Custom';
  return expression(({ pass }) => {
    const grown = polygon.inflated(pass + 1);
    return tiles(fill(grown, windowOf('a hex board', grown, 3), pointy), POINTY_HEXAGON, shape, []);
  });
}

/**
 * A board of hexagons; sizes always count cells.
 *
 * @example
 * ```ts
 * hex(5)().faces.length;              // 61
 * hex('Diamond', 11)().faces.length;  // 121, the board of the game of Hex
 * hex('Prism', 3, 4)().faces.length;  // 24
 * hex([3, 3, -2, 3, 3])().faces.length; // 18
 * ```
 */
export function hex(a: number, b?: number): GraphExpression;
export function hex(shape: HexShape, a: number, b?: number): GraphExpression;
export function hex(outline: Outline): GraphExpression;
export function hex(...args: readonly unknown[]): GraphExpression {
  const form = shapeArguments('hex', SHAPES, args);
  if (form.outline !== null) return custom(checkOutline('a hex board', form.outline));
  const a = size('the size of a hex board', form.a);
  const b = form.b === null ? null : size('the second size of a hex board', form.b);
  const dim = b === null ? [a] : [a, b];
  switch (form.shape) {
    case null:
    case 'Hexagon':
      return b === null ? expression(() => hexagon(a)) : custom([a, b]);
    case 'Triangle':
      return expression(() => tiles(triangleSites(a, pointy), POINTY_HEXAGON, 'Triangle', dim));
    case 'Diamond':
      return expression(() => tiles(parallelogramSites(a, a, flat), FLAT_HEXAGON, 'Diamond', dim));
    case 'Prism':
      return expression(() => tiles(prismSites(a, b ?? a, flat), FLAT_HEXAGON, 'Prism', dim));
    case 'Star':
      return expression(() => tiles(starSites(a, pointy), POINTY_HEXAGON, 'Star', dim));
    case 'Limping':
      return custom([a, a + 1]);
    case 'Square':
    case 'Rectangle': {
      const columns = form.shape === 'Square' ? a : (b ?? a);
      const shape = columns === a ? 'Square' : 'Rectangle';
      return expression(() => tiles(rectangleSites(a, columns, pointy), POINTY_HEXAGON, shape, dim));
    }
  }
}
