/** Plane geometry shared by the graph kernel: turns, areas, crossings, distances. */

/** Anything with a place in the plane. */
export interface Point {
  readonly x: number;
  readonly y: number;
}

/** Tolerance of line and turn tests. */
export const EPSILON = 1e-7;

/** Two vertices closer than this (sum of coordinate differences) are the same vertex. */
export const COINCIDENT = 0.001;

/** The distance between opposite sides of a unit hexagon: the number behind most lattices. */
export const ROOT3 = Math.sqrt(3);

/** Ordinary distance in the plane. */
export function distance(a: Point, b: Point): number {
  const dx = b.x - a.x;
  const dy = b.y - a.y;
  return Math.sqrt(dx * dx + dy * dy);
}

/** Distance in space. */
export function distance3d(a: Point & { readonly z: number }, b: Point & { readonly z: number }): number {
  const dx = b.x - a.x;
  const dy = b.y - a.y;
  const dz = b.z - a.z;
  return Math.sqrt(dx * dx + dy * dy + dz * dz);
}

/** Signed area: negative for a clockwise cycle (y upwards). */
export function polygonArea(cycle: readonly Point[]): number {
  let sum = 0;
  for (let n = 0; n < cycle.length; n++) {
    const p = cycle[n]!;
    const q = cycle[n + 1 === cycle.length ? 0 : n + 1]!;
    sum += p.x * q.y - q.x * p.y;
  }
  return sum / 2;
}

/** Whether a-b-c turns right; straight on counts as right. */
export function turnsClockwise(a: Point, b: Point, c: Point): boolean {
  return (b.x - a.x) * (c.y - a.y) - (c.x - a.x) * (b.y - a.y) < EPSILON;
}

/** Where the lines a0-a1 and b0-b1 meet, as fractions along each; `null` for parallel lines. */
export function meeting(a0: Point, a1: Point, b0: Point, b1: Point): { s: number; t: number } | null {
  const adx = a1.x - a0.x;
  const ady = a1.y - a0.y;
  const bdx = b1.x - b0.x;
  const bdy = b1.y - b0.y;
  const det = bdx * ady - bdy * adx;
  if (Math.abs(det) < EPSILON) return null;
  const ox = a0.x - b0.x;
  const oy = a0.y - b0.y;
  return { s: (bdy * ox - bdx * oy) / det, t: (ady * ox - adx * oy) / det };
}

/** Whether two segments share a point (parallel ones never do). */
export function segmentsIntersect(a0: Point, a1: Point, b0: Point, b1: Point): boolean {
  const m = meeting(a0, a1, b0, b1);
  return m !== null && m.s >= -EPSILON && m.s <= 1 + EPSILON && m.t >= -EPSILON && m.t <= 1 + EPSILON;
}

/** The point at fraction `t` of the way from `a` to `b`. */
export function lerp(t: number, a: Point, b: Point): { x: number; y: number } {
  return { x: a.x + t * (b.x - a.x), y: a.y + t * (b.y - a.y) };
}

/** The vector scaled to length 1, or left as it is when it has no direction. */
export function unit(x: number, y: number): { x: number; y: number } {
  const length = Math.sqrt(x * x + y * y);
  return length < EPSILON ? { x, y } : { x: x / length, y: y / length };
}

/** The smallest box around some points; all zero for none. */
export function bounds(points: Iterable<Point>): { minX: number; minY: number; maxX: number; maxY: number } {
  let minX = Number.POSITIVE_INFINITY;
  let minY = Number.POSITIVE_INFINITY;
  let maxX = Number.NEGATIVE_INFINITY;
  let maxY = Number.NEGATIVE_INFINITY;
  for (const p of points) {
    if (p.x < minX) minX = p.x;
    if (p.x > maxX) maxX = p.x;
    if (p.y < minY) minY = p.y;
    if (p.y > maxY) maxY = p.y;
  }
  return minX > maxX ? { minX: 0, minY: 0, maxX: 0, maxY: 0 } : { minX, minY, maxX, maxY };
}
