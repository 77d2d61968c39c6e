/** Walls of bricks: each brick is two units long and has six vertices. */

import { GeometryError } from '../errors.js';
import { expression, type GraphExpression } from '../expression.js';
import { Graph } from '../graph.js';
import { size } from '../sizes.js';
import { shapeArguments } from './shapeArguments.js';

/** Outlines of a brick board. */
export type BrickShape = 'Square' | 'Rectangle' | 'Limping' | 'Diamond' | 'Prism' | 'Spiral';

const SHAPES: readonly BrickShape[] = ['Square', 'Rectangle', 'Limping', 'Diamond', 'Prism', 'Spiral'];

type Corners = readonly (readonly [number, number])[];

// Corners as (column, row) offsets, clockwise.
const BRICK: Corners = [
  [0, 0],
  [0, 1],
  [1, 1],
  [2, 1],
  [2, 0],
  [1, 0],
];
const HALF: Corners = [
  [0, 0],
  [0, 1],
  [1, 1],
  [1, 0],
];
const UPRIGHT: Corners = [
  [0, 0],
  [0, 1],
  [0, 2],
  [1, 2],
  [1, 1],
  [1, 0],
];

function lay(graph: Graph, block: Corners, row: number, column: number): void {
  const cycle = block.map(([x, y]) => graph.findOrAddVertex(column + x, row + y));
  for (let n = 0; n < cycle.length; n++) graph.findOrAddEdge(cycle[n]!, cycle[(n + 1) % cycle.length]!);
  graph.findOrAddFace(cycle);
}

function layInRow(graph: Graph, row: number, column: number, columns: number, trim: boolean): void {
  if (trim && column === 0) lay(graph, HALF, row, 1);
  else if (trim && column >= columns - 1) lay(graph, HALF, row, column);
  else lay(graph, BRICK, row, column);
}

function wall(rows: number, bricks: number, trim: boolean): Graph {
  const graph = new Graph();
  const columns = 2 * bricks + 1;
  for (let r = 0; r < rows; r++) for (let c = r % 2; c < columns; c += 2) layInRow(graph, r, c, columns, trim);
  return graph;
}

function diamond(n: number, trim: boolean): Graph {
  const graph = new Graph();
  for (let r = 0; r < 2 * n; r++)
    for (let c = (r + 1) % 2; c < 2 * n; c += 2)
      if (r + c >= n - 1 && c - r < n && r + c < 3 * n - 1 && r - c <= n) layInRow(graph, r, c, 2 * n, trim);
  return graph;
}

/** A pinwheel: a cell in the middle, and frames around it whose four sides each own one corner. */
function spiral(n: number): Graph {
  const graph = new Graph();
  lay(graph, HALF, n - 1, n - 1);
  for (let frame = 1; frame < n; frame++) {
    const low = n - frame - 1;
    const high = n + frame;
    for (let along = low; along < high - 1; along += 2) {
      lay(graph, UPRIGHT, along + 1, low);
      lay(graph, BRICK, high - 1, along + 1);
      lay(graph, UPRIGHT, along, high - 1);
      lay(graph, BRICK, low, along);
    }
  }
  return graph;
}

/** Extras of a brick board. */
export interface BrickOptions {
  /** Cut the bricks that stick out at the ends of rows in half. */
  readonly trim?: boolean | undefined;
}

/**
 * A board of bricks.
 *
 * @example
 * ```ts
 * brick(3)().faces.length;                        // 11
 * brick(9, 6, { trim: true })().vertices.length;  // 130
 * brick('Spiral', 4)().faces.length;              // 25
 * ```
 */
export function brick(a: number, b?: number | BrickOptions, options?: BrickOptions): GraphExpression;
export function brick(shape: BrickShape, a: number, b?: number | BrickOptions, options?: BrickOptions): GraphExpression;
export function brick(...args: readonly unknown[]): GraphExpression {
  const form = shapeArguments('brick', SHAPES, args);
  if (form.outline !== null)
    throw new GeometryError('bad-argument', 'brick takes a size, such as brick(3), not an outline.');
  const a = size('the size of a brick board', form.a);
  const b = form.b === null ? null : size('the second size of a brick board', form.b);
  const last = args.at(-1);
  const trim = (typeof last === 'object' && last !== null ? (last as BrickOptions).trim : false) ?? false;
  const shape = form.shape ?? (b === null ? 'Square' : 'Rectangle');
  return expression(() => {
    let graph: Graph;
    switch (shape) {
      case 'Square':
      case 'Rectangle':
        graph = wall(a, b ?? a, trim);
        graph.tag('Brick', b === null ? 'Square' : 'Rectangle');
        break;
      case 'Limping':
        graph = wall(a, a + 1, trim);
        graph.tag('Brick', 'Rectangle');
        break;
      case 'Diamond':
      case 'Prism':
        // The extra rows of a prism hold no bricks: it is a diamond by another name.
        graph = diamond(a, trim);
        graph.tag('Brick', shape);
        break;
      case 'Spiral':
        graph = spiral(a);
        graph.tag('Brick', shape);
        break;
    }
    graph.dim = b === null ? [a] : [a, b];
    graph.reorder();
    return graph;
  });
}
