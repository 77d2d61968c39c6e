/** Small planar measurements shared by the topology: distances to lines, sectors, points in polygons. */

import { EPSILON, type Point } from '../geometry2d.js';

export type { Point } from '../geometry2d.js';

/** Anything with a position in space. */
export interface Point3 extends Point {
  readonly z: number;
}

/** Distance of `p` from the infinite line through `a` and `b` (from `a` if both coincide). */
export function distanceToLine(p: Point, a: Point, b: Point): number {
  const dx = b.x - a.x;
  const dy = b.y - a.y;
  if (Math.abs(dx) + Math.abs(dy) < EPSILON) {
    const ex = p.x - a.x;
    const ey = p.y - a.y;
    return Math.sqrt(ex * ex + ey * ey);
  }
  const t = (p.y - a.y) * dx - (p.x - a.x) * dy;
  return Math.sqrt((t * t) / (dx * dx + dy * dy));
}

/** The direction from one point to another as one of 16 sectors: 0 east, 4 north, 8 west, 12 south. */
export function sector16(from: Point, to: Point): number {
  let angle = Math.atan2(to.y - from.y, to.x - from.x);
  if (angle < 0) angle += 2 * Math.PI;
  else if (angle > 2 * Math.PI) angle -= 2 * Math.PI;
  return Math.floor((angle + Math.PI / 16) / (Math.PI / 8)) % 16;
}

/** Sort key of a step: clockwise from north, with a little slack so that noise west of north still counts as north. */
export function clockwiseKey(dx: number, dy: number): number {
  let key = Math.PI / 2 - Math.atan2(dy, dx) + 0.0001;
  while (key < 0) key += 2 * Math.PI;
  return key;
}

/**
 * A polygon prepared for many point queries: its sides are filed in horizontal strips, so that a query looks at the
 * few sides near the height of the point instead of at all of them.
 */
export class PreparedPolygon {
  readonly minX: number;
  readonly maxX: number;
  readonly minY: number;
  readonly maxY: number;
  readonly #points: readonly Point[];
  readonly #strips: number[][];
  readonly #height: number;

  constructor(points: readonly Point[]) {
    this.#points = points;
    let minX = Number.POSITIVE_INFINITY;
    let maxX = Number.NEGATIVE_INFINITY;
    let minY = Number.POSITIVE_INFINITY;
    let maxY = Number.NEGATIVE_INFINITY;
    for (const p of points) {
      minX = Math.min(minX, p.x);
      maxX = Math.max(maxX, p.x);
      minY = Math.min(minY, p.y);
      maxY = Math.max(maxY, p.y);
    }
    this.minX = minX;
    this.maxX = maxX;
    this.minY = minY;
    this.maxY = maxY;
    const count = Math.max(1, Math.ceil(points.length / 4));
    this.#height = (maxY - minY) / count || 1;
    this.#strips = Array.from({ length: count }, () => []);
    for (let i = 0, j = points.length - 1; i < points.length; j = i++) {
      const from = this.#strip(Math.min(points[i]!.y, points[j]!.y));
      const to = this.#strip(Math.max(points[i]!.y, points[j]!.y));
      for (let s = from; s <= to; s++) this.#strips[s]!.push(i);
    }
  }

  #strip(y: number): number {
    return Math.max(0, Math.min(this.#strips.length - 1, Math.floor((y - this.minY) / this.#height)));
  }

  /** Even-odd test; points on the border fall on either side. */
  contains({ x, y }: Point): boolean {
    if (x < this.minX || x > this.maxX || y < this.minY || y > this.maxY) return false;
    let odd = false;
    for (const i of this.#strips[this.#strip(y)]!) {
      const a = this.#points[i]!;
      const b = this.#points[i === 0 ? this.#points.length - 1 : i - 1]!;
      if (((a.y < y && b.y >= y) || (b.y < y && a.y >= y)) && (a.x <= x || b.x <= x)) {
        if (a.x + ((y - a.y) / (b.y - a.y)) * (b.x - a.x) < x) odd = !odd;
      }
    }
    return odd;
  }
}
