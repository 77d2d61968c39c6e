/** Polygons that cut boards out of lattices. */

import { GeometryError } from './errors.js';
import { bounds, type Point, turnsClockwise, unit } from './geometry2d.js';
import { MAX_SIDE, real, size } from './sizes.js';
import { cosine, sine } from './trigonometry.js';

const INFLATION = 0.1;

/** No polygon may have more corners than this: each point of a board is held against all of them. */
const MAX_CORNERS = 2000;

/** A closed outline of points. Listed clockwise it grows when inflated, counter-clockwise it shrinks. */
export class Polygon {
  readonly points: readonly Point[];

  constructor(points: readonly Point[]) {
    this.points = points;
  }

  /** Even-odd test. */
  contains(x: number, y: number): boolean {
    const { points } = this;
    let odd = false;
    for (let i = 0, j = points.length - 1; i < points.length; j = i++) {
      const p = points[i]!;
      const q = points[j]!;
      if (((p.y < y && q.y >= y) || (q.y < y && p.y >= y)) && (p.x <= x || q.x <= x))
        if (p.x + ((y - p.y) / (q.y - p.y)) * (q.x - p.x) < x) odd = !odd;
    }
    return odd;
  }

  /** Move each corner by about a twentieth outward at right turns and inward at left turns, some times over. */
  inflated(times = 1): Polygon {
    let points = this.points;
    for (let t = 0; t < times; t++) {
      const n = points.length;
      points = points.map((b, i) => {
        const a = points[(i + n - 1) % n]!;
        const c = points[(i + 1) % n]!;
        const sign = turnsClockwise(a, b, c) ? 1 : -1;
        const u = unit(sign * (b.x - a.x), sign * (b.y - a.y));
        const w = unit(sign * (b.x - c.x), sign * (b.y - c.y));
        return { x: b.x + (INFLATION / 2) * (u.x + w.x), y: b.y + (INFLATION / 2) * (u.y + w.y) };
      });
    }
    return new Polygon(points);
  }

  bounds(): ReturnType<typeof bounds> {
    return bounds(this.points);
  }
}

/**
 * A polygon from its corners, optionally repeated by rotation about the origin (`rotns` copies in all;
 * a negative number reverses the corners and turns the other way).
 *
 * @example
 * ```ts
 * square(poly([[1, 1], [1, 3], [3, 3], [3, 1]]));   // 3 × 3 vertices
 * poly([[0, 2], [1, 1]], { rotns: 4 }).points.length; // 8
 * ```
 */
export function poly(
  corners: readonly (readonly [number, number] | readonly number[])[],
  options: { readonly rotns?: number } = {},
): Polygon {
  const turns = size('rotns of a polygon', options.rotns ?? 0, -MAX_SIDE);
  size('the number of corners of a polygon', corners.length * Math.max(1, Math.abs(turns)), 0, MAX_CORNERS);
  const points = corners.map((corner): Point => {
    if (corner.length < 2)
      throw new GeometryError('degenerate-polygon', 'Each corner of a polygon needs an x and a y.');
    return { x: real('x of a corner', corner[0]!), y: real('y of a corner', corner[1]!) };
  });
  if (turns === 0) return new Polygon(points);
  if (turns < 0) points.reverse();
  const original = [...points];
  const step = (2 * Math.PI) / turns;
  let angle = step;
  for (let r = 1; r < Math.abs(turns); r++, angle += step) {
    const cos = cosine(angle);
    const sin = sine(angle);
    for (const p of original) points.push({ x: p.x * cos - p.y * sin, y: p.x * sin + p.y * cos });
  }
  return new Polygon(points);
}
