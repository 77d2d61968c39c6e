/** Finding faces: from each vertex and edge, always turn sharpest right until the walk closes. */

import { crossingTest } from './crossing.js';
import type { Edge, Face, Vertex } from './elements.js';
import { polygonArea } from './geometry2d.js';
import type { Graph } from './graph.js';

/** Larger holes are never cells. */
export const MAX_SIDES = 32;

const SAME_LEVEL = 0.0001;

/** The place of an edge in a vertex's list; a parallel edge that comes earlier stands in for it. */
function placeOf(v: Vertex, edge: Edge): number {
  for (let i = 0; i < v.edges.length; i++) {
    const e = v.edges[i]!;
    if (e === edge || e.joins(edge.a, edge.b)) return i;
  }
  return -1;
}

/** The next edge counter-clockwise whose far end is on the same level. */
function nextEdge(v: Vertex, edge: Edge, z: number): Edge | null {
  const n = v.edges.length;
  const from = placeOf(v, edge);
  for (let m = 1; m < n; m++) {
    const e = v.edges[(from + m) % n]!;
    if (Math.abs(e.other(v).z - z) < SAME_LEVEL) return e;
  }
  return null;
}

function walk(start: Vertex, first: Edge, crosses: ((a: Vertex, b: Vertex) => boolean) | null): Vertex[] | null {
  const path = [start];
  let v = start;
  let e = first;
  while (path.length <= MAX_SIDES) {
    const next = nextEdge(v, e, start.z);
    if (next === null) return null;
    const from = v;
    e = next;
    v = e.other(from);
    if (v === start) return path;
    if (path.includes(v)) return null;
    path.push(v);
    if (crosses?.(from, v)) return null;
  }
  return null;
}

/** Walk from every vertex along every edge, in order, and hand each new clockwise cycle to `add`. */
export function traceFaces(graph: Graph, checkCrossings: boolean, add: (cycle: Vertex[], edges: Edge[]) => Face): void {
  const crosses = checkCrossings ? crossingTest(graph) : null;
  for (const start of graph.vertices)
    for (const first of start.edges) {
      const path = walk(start, first, crosses);
      if (path === null || path.length < 3 || polygonArea(path) >= 0 || graph.findFace(path) !== null) continue;
      add(
        path,
        path.map((v, n) => graph.findEdge(v, path[(n + 1) % path.length]!)!),
      );
    }
}
