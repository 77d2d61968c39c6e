/** Outlines as polygons or as lists of side lengths, and the lattice points inside them. */

import { GeometryError } from './errors.js';
import type { Point } from './geometry2d.js';
import { checkVertices } from './graph.js';
import { Polygon } from './polygon.js';
import { checkWindow, sideList } from './sizes.js';

/** A polygon, or the lengths of the sides one after the other (negative: turn the other way). */
export type Outline = Polygon | readonly number[];

/** The place of a row and column of a lattice. */
export type Lattice = (row: number, column: number) => Point;

/** Four unit steps, one per direction in turning order. */
export type Steps = readonly [Point, Point, Point, Point];

/** Whether an argument is an outline and not a size or a shape. */
export function isOutline(value: unknown): value is Outline {
  return value instanceof Polygon || Array.isArray(value);
}

/** Complain about outlines that enclose nothing. */
export function checkOutline(what: string, outline: Outline): Outline {
  if (!(outline instanceof Polygon)) return sideList(what, outline);
  if (outline.points.length < 3)
    throw new GeometryError('degenerate-polygon', `The outline of ${what} needs at least three corners.`);
  return outline;
}

/** Walk side lengths with right-angled turns. */
export function rightAngledOutline(sides: readonly number[], steps: Steps): Polygon {
  let direction = 3;
  let x = 0;
  let y = 0;
  const points = [{ x, y }];
  for (const side of sides) {
    direction = (direction + (side < 0 ? 3 : 1)) % 4;
    x += side * steps[direction]!.x;
    y += side * steps[direction]!.y;
    points.push({ x, y });
  }
  return new Polygon(points);
}

const HEXAGONAL_STEPS = [
  [1, 0],
  [1, 1],
  [0, 1],
  [-1, 0],
  [-1, -1],
  [0, -1],
] as const;

/** Walk side lengths with turns of 60°, counted in sites: a side of 1 only turns. */
export function hexagonalOutline(sides: readonly number[], lattice: Lattice): Polygon {
  let direction = 1;
  let row = 0;
  let column = 0;
  const points = [lattice(0, 0)];
  for (let n = 0; n < Math.max(5, sides.length); n++) {
    const side = sides[n % sides.length]!;
    const length = side < 0 ? side + 1 : side - 1;
    direction = (direction + (length < 0 ? 5 : 1)) % 6;
    if (length <= 0) continue;
    row += length * HEXAGONAL_STEPS[direction]![0];
    column += length * HEXAGONAL_STEPS[direction]![1];
    points.push(lattice(row, column));
  }
  return new Polygon(points);
}

/** The rows and columns to scan for a polygon: its bounds, in whole units, and a margin. */
export interface Window {
  readonly fromRow: number;
  readonly toRow: number;
  readonly fromColumn: number;
  readonly toColumn: number;
}

/** The window of an (already inflated) polygon. */
export function windowOf(what: string, polygon: Polygon, margin: number): Window {
  const { minX, minY, maxX, maxY } = polygon.bounds();
  const window = {
    fromRow: Math.trunc(minY) - margin,
    toRow: Math.trunc(maxY) + margin,
    fromColumn: Math.trunc(minX) - margin,
    toColumn: Math.trunc(maxX) + margin,
  };
  checkWindow(what, window.toRow - window.fromRow + 1, window.toColumn - window.fromColumn + 1, polygon.points.length);
  return window;
}

/** Lattice points inside a polygon, row by row. The window clips skewed outlines: a quirk that boards rely on. */
export function fill(polygon: Polygon, window: Window, lattice: Lattice): Point[] {
  const found: Point[] = [];
  for (let row = window.fromRow; row <= window.toRow; row++) {
    for (let column = window.fromColumn; column <= window.toColumn; column++) {
      const p = lattice(row, column);
      if (polygon.contains(p.x, p.y)) found.push(p);
    }
    // Each of them will be a vertex, or the middle of a cell with several.
    checkVertices(found.length);
  }
  return found;
}

/** Whether side lengths name the limping outline: two sides, the second one longer by one. */
export function isLimping(sides: Outline): boolean {
  return !(sides instanceof Polygon) && sides.length === 2 && sides[1] === sides[0]! + 1;
}
