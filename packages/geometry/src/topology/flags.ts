/** Properties of sites, one bit each, and where they come from: perimeter, extremes, size, orientation. */
import type { Graph, SiteType, Vertex } from '../graph.js';
import { type Point, sector16 } from './measure.js';

/**
 * Bits of the property word of a site.
 *
 * @internal
 */
export const Flag = {
  Corner: 1 << 0,
  Convex: 1 << 1,
  Concave: 1 << 2,
  Major: 1 << 3,
  Minor: 1 << 4,
  Perimeter: 1 << 5,
  Left: 1 << 6,
  Right: 1 << 7,
  Top: 1 << 8,
  Bottom: 1 << 9,
  Centre: 1 << 10,
  Axial: 1 << 11,
  Horizontal: 1 << 12,
  Vertical: 1 << 13,
  Angled: 1 << 14,
  Slash: 1 << 15,
  Slosh: 1 << 16,
  Pivot: 1 << 17,
} as const;

/** Property words and sides of all sites, by site type and index. */
export interface Properties {
  readonly flags: Readonly<Record<SiteType, Uint32Array>>;
  /** A bit per entry of `SIDES`. */
  readonly sides: Readonly<Record<SiteType, Uint8Array>>;
}

/** Properties with nothing set. */
export function emptyProperties(graph: Graph): Properties {
  const counts = { Vertex: graph.vertices.length, Edge: graph.edges.length, Cell: graph.faces.length };
  return {
    flags: {
      Vertex: new Uint32Array(counts.Vertex),
      Edge: new Uint32Array(counts.Edge),
      Cell: new Uint32Array(counts.Cell),
    },
    sides: {
      Vertex: new Uint8Array(counts.Vertex),
      Edge: new Uint8Array(counts.Edge),
      Cell: new Uint8Array(counts.Cell),
    },
  };
}

/** Marks what lies on a perimeter. The outer sites of a board are exactly these. */
export function markPerimeter(graph: Graph, perimeters: readonly Vertex[][], { flags }: Properties): void {
  for (const walk of perimeters) {
    walk.forEach((a, i) => {
      const b = walk[(i + 1) % walk.length]!;
      flags.Vertex[a.index]! |= Flag.Perimeter;
      const edge = graph.findEdge(a, b);
      if (edge) {
        flags.Edge[edge.index]! |= Flag.Perimeter;
        const face = edge.left ?? edge.right;
        if (face) flags.Cell[face.index]! |= Flag.Perimeter;
      }
    });
  }
  const onPerimeter = (v: Vertex): boolean => (flags.Vertex[v.index]! & Flag.Perimeter) !== 0;
  for (const f of graph.faces) if (f.vertices.some(onPerimeter)) flags.Cell[f.index]! |= Flag.Perimeter;
  for (const e of graph.edges) {
    if (onPerimeter(e.a) && onPerimeter(e.b) && !(e.left && e.right)) flags.Edge[e.index]! |= Flag.Perimeter;
  }
}

/** Marks the sites furthest to the left, right, top and bottom. */
export function markExtremes(points: readonly Point[], flags: Uint32Array): void {
  let minX = Number.POSITIVE_INFINITY;
  let maxX = Number.NEGATIVE_INFINITY;
  let minY = Number.POSITIVE_INFINITY;
  let maxY = Number.NEGATIVE_INFINITY;
  for (const { x, y } of points) {
    minX = Math.min(minX, x);
    maxX = Math.max(maxX, x);
    minY = Math.min(minY, y);
    maxY = Math.max(maxY, y);
  }
  points.forEach(({ x, y }, i) => {
    if (x - minX < 0.01) flags[i]! |= Flag.Left;
    if (maxX - x < 0.01) flags[i]! |= Flag.Right;
    if (y - minY < 0.01) flags[i]! |= Flag.Bottom;
    if (maxY - y < 0.01) flags[i]! |= Flag.Top;
  });
}

/** Major cells have the most vertices of all, the others are minor. */
export function markSizes(graph: Graph, { flags }: Properties): void {
  let most = 0;
  for (const f of graph.faces) most = Math.max(most, f.vertices.length);
  for (const f of graph.faces) flags.Cell[f.index]! |= f.vertices.length === most ? Flag.Major : Flag.Minor;
}

/** How an edge lies: horizontal or vertical (axial), rising or falling (angled). */
export function markOrientations(graph: Graph, { flags }: Properties): void {
  for (const e of graph.edges) {
    const sector = sector16(e.a, e.b) % 8;
    flags.Edge[e.index]! |=
      sector === 0
        ? Flag.Axial | Flag.Horizontal
        : sector === 4
          ? Flag.Axial | Flag.Vertical
          : sector < 4
            ? Flag.Angled | Flag.Slash
            : Flag.Angled | Flag.Slosh;
  }
}

/** Marks the vertices that others turn around. */
export function markPivots(graph: Graph, { flags }: Properties): void {
  for (const { pivot } of graph.vertices)
    if (pivot && graph.vertices[pivot.index] === pivot) flags.Vertex[pivot.index]! |= Flag.Pivot;
}

/**
 * Marks the sites nearest to the middle: those with the least sum of squared distances to the perimeter (on boards
 * below 100 sites of the type) and the corners (always, so corners weigh twice on small boards).
 */
export function markCentre(points: readonly Point[], flags: Uint32Array): void {
  // The sum over a set R is |R|·|p|² − 2p·ΣR + Σ|R|²: constant work per site. Measured from the mean for accuracy.
  let ox = 0;
  let oy = 0;
  for (const p of points) {
    ox += p.x / points.length;
    oy += p.y / points.length;
  }
  let count = 0;
  let sx = 0;
  let sy = 0;
  let squares = 0;
  const refer = (flag: number): void => {
    points.forEach((p, i) => {
      if ((flags[i]! & flag) === 0) return;
      const x = p.x - ox;
      const y = p.y - oy;
      count++;
      sx += x;
      sy += y;
      squares += x * x + y * y;
    });
  };
  if (points.length < 100) refer(Flag.Perimeter);
  refer(Flag.Corner);
  const total = points.map((p) => {
    const x = p.x - ox;
    const y = p.y - oy;
    return count * (x * x + y * y) - 2 * (x * sx + y * sy) + squares;
  });
  let least = 1000000;
  for (const d of total) least = Math.min(least, d);
  total.forEach((d, i) => {
    if (Math.abs(d - least) < 0.0001) flags[i]! |= Flag.Centre;
  });
}
