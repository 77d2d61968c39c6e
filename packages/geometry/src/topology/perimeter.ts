/**
 * Perimeters: the outer boundary of each connected part of the board, as a cyclic list of vertices that runs
 * anticlockwise from the leftmost vertex. Borders of holes are not perimeters.
 */
import type { Edge, Graph, Vertex } from '../graph.js';
import { PreparedPolygon } from './measure.js';

/** The perimeters of a graph. A vertex can occur more than once in a list (at dangling edges and cut vertices). */
export function findPerimeters(graph: Graph): Vertex[][] {
  const byX = [...graph.vertices].sort((a, b) => a.x - b.x || a.index - b.index);
  const covered = new Uint8Array(graph.vertices.length);
  const found: { walk: Vertex[]; polygon: PreparedPolygon }[] = [];
  byX.forEach((start, rank) => {
    if (covered[start.index]) return;
    const walk = edgesAway(start).length === 0 ? [start] : walkAround(start);
    for (const v of walk) covered[v.index] = 1;
    const polygon = new PreparedPolygon(walk);
    // Everything further left is covered already, so the vertices inside follow in order of x.
    for (let i = rank + 1; i < byX.length && byX[i]!.x <= polygon.maxX; i++) {
      const v = byX[i]!;
      if (!covered[v.index] && polygon.contains(v)) covered[v.index] = 1;
    }
    found.push({ walk, polygon });
  });
  for (let p = found.length - 1; p >= 0; p--) {
    const first = found[p]!.walk[0]!;
    if (found.some(({ polygon }, q) => q !== p && polygon.contains(first))) found.splice(p, 1);
  }
  return found.map(({ walk }) => walk);
}

/** The edges that lead away from a vertex: one from a point to itself encloses nothing, and a walk would not come out of it. */
const edgesAway = (v: Vertex): Edge[] => v.edges.filter(({ a, b }) => a !== b);

/** Follows the outside from the leftmost vertex, leaving by its most downward edge, until the vertex is met again. */
function walkAround(start: Vertex): Vertex[] {
  const ways = edgesAway(start);
  let edge = ways[0]!;
  let best = Number.POSITIVE_INFINITY;
  for (const e of ways) {
    const far = e.other(start);
    const angle = Math.atan2(far.x - start.x, -(far.y - start.y));
    if (angle < best) {
      best = angle;
      edge = e;
    }
  }
  const walk: Vertex[] = [];
  let v = start;
  do {
    walk.push(v);
    v = edge.other(v);
    const edges = edgesAway(v);
    edge = edges[(edges.indexOf(edge) + 1) % edges.length]!;
  } while (v !== start);
  return walk;
}
