/** Boards of squares: squares, diamonds, pyramids and free outlines. */

import { unitGraph } from '../assemble.js';
import { GeometryError } from '../errors.js';
import { expression, type GraphExpression } from '../expression.js';
import type { Point } from '../geometry2d.js';
import type { Graph } from '../graph.js';
import { checkOutline, fill, type Outline, rightAngledOutline, type Steps, type Window, windowOf } from '../outline.js';
import { Polygon } from '../polygon.js';
import { size } from '../sizes.js';
import { addDiagonals, checkDiagonals, type Diagonals } from './diagonals.js';
import { rectangleGraph } from './rectangle.js';
import { shapeArguments } from './shapeArguments.js';

/** Outlines of a square board. */
export type SquareShape = 'Square' | 'Limping' | 'Diamond';

const SHAPES: readonly SquareShape[] = ['Square', 'Limping', 'Diamond'];

/** Extras of a square board. */
export interface SquareOptions {
  /** Lines across the squares. */
  readonly diagonals?: Diagonals | undefined;
  /** Raise a pyramid on the square. Can't be combined with diagonals. */
  readonly pyramidal?: boolean | undefined;
}

const CLOCKWISE: Steps = [
  { x: 0, y: 1 },
  { x: 1, y: 0 },
  { x: 0, y: -1 },
  { x: -1, y: 0 },
];

function pointsGraph(points: Point[], shape: 'Diamond' | 'Custom', diagonals: Diagonals | undefined, window: Window) {
  const graph = unitGraph(points, 'Square', shape);
  addDiagonals(graph, diagonals, window);
  graph.makeFaces();
  graph.reorder();
  return graph;
}

function diamond(n: number, diagonals?: Diagonals): Graph {
  const points: Point[] = [];
  for (let r = 0; r < 2 * n; r++)
    for (let c = 0; c < 2 * n; c++)
      if (r + c >= n - 1 && c - r <= n && r - c <= n && r + c < 3 * n) points.push({ x: c, y: r });
  const graph = pointsGraph(points, 'Diamond', diagonals, { fromRow: 0, toRow: 2 * n, fromColumn: 0, toColumn: 2 * n });
  graph.dim = [n, n];
  return graph;
}

function custom(outline: Outline, diagonals: Diagonals | undefined): GraphExpression {
  const polygon = outline instanceof Polygon ? outline : rightAngledOutline(outline, CLOCKWISE);
  return expression(({ pass }) => {
    const grown = polygon.inflated(pass + 1);
    const window = windowOf('a square board', grown, 2);
    const points = fill(grown, window, (row, column) => ({ x: column, y: row }));
    return pointsGraph(points, 'Custom', diagonals, window);
  });
}

/**
 * A board of squares: by size, by shape and size, by polygon or by side lengths (up, right, down, left, …).
 *
 * @example
 * ```ts
 * square(8)('Cell').faces.length;                 // 64
 * square(8)('Vertex').vertices.length;            // 64
 * square('Diamond', 3)('Cell').faces.length;      // 13
 * square([4, 3, -1, 2, 3])('Cell').faces.length;  // 18
 * square(4, { pyramidal: true })('Vertex').vertices.length; // 30
 * ```
 */
export function square(size: number, options?: SquareOptions): GraphExpression;
export function square(shape: SquareShape, size: number, options?: SquareOptions): GraphExpression;
export function square(outline: Outline, options?: Pick<SquareOptions, 'diagonals'>): GraphExpression;
export function square(...args: readonly unknown[]): GraphExpression {
  const last = args.at(-1);
  const options: SquareOptions =
    typeof last === 'object' && last !== null && !Array.isArray(last) && !(last instanceof Polygon) ? last : {};
  const { diagonals, pyramidal = false } = options;
  checkDiagonals(diagonals);
  if (pyramidal && diagonals !== undefined)
    throw new GeometryError(
      'bad-argument',
      'A square board has diagonals or is pyramidal, not both: drop one of them.',
    );
  const form = shapeArguments('square', SHAPES, args);
  if (form.outline !== null) return custom(checkOutline('a square board', form.outline), diagonals);
  const n = size('the size of a square board', form.a);
  switch (form.shape) {
    case null:
    case 'Square':
      return expression(({ use }) => rectangleGraph(use, n, n, diagonals, pyramidal));
    case 'Limping':
      return expression(({ use }) => rectangleGraph(use, n, n + 1, diagonals, pyramidal));
    case 'Diamond':
      return expression(() => diamond(n, diagonals));
  }
}
