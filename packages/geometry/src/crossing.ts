/** Which edges cross an earlier edge, answered through a grid instead of a scan. */

import type { Edge, Vertex } from './elements.js';
import { bounds, distance, segmentsIntersect } from './geometry2d.js';
import type { Graph } from './graph.js';
import { Grid } from './grid.js';

const SHARED_END = 0.001;
const MIN_BUCKETS_ACROSS = 8;
const MAX_BUCKETS_ACROSS = 64;

/** An empty grid for edges, with buckets about as large as a usual edge. */
export function emptyEdgeGrid(edges: readonly Edge[], vertices: readonly Vertex[]): Grid<Edge> {
  const box = bounds(vertices);
  let total = 0;
  for (const e of edges) total += distance(e.a, e.b);
  const extent = Math.max(box.maxX - box.minX, box.maxY - box.minY);
  const usual = Math.min(total / Math.max(1, edges.length), extent / MIN_BUCKETS_ACROSS);
  const size = Math.max(usual, extent / MAX_BUCKETS_ACROSS, 0.01);
  return new Grid<Edge>(size);
}

function edgeGrid(edges: readonly Edge[], vertices: readonly Vertex[]): Grid<Edge> {
  const grid = emptyEdgeGrid(edges, vertices);
  for (const e of edges) fileEdge(grid, e);
  return grid;
}

/** File one more edge. */
export function fileEdge(grid: Grid<Edge>, e: Edge): void {
  grid.addBox(Math.min(e.a.x, e.b.x), Math.min(e.a.y, e.b.y), Math.max(e.a.x, e.b.x), Math.max(e.a.y, e.b.y), e);
}

/** Buckets of edges that may touch the segment a-b. */
export function edgesAlong(grid: Grid<Edge>, a: Vertex, b: Vertex, margin = 0.01): Iterable<Edge[]> {
  return grid.box(
    Math.min(a.x, b.x) - margin,
    Math.min(a.y, b.y) - margin,
    Math.max(a.x, b.x) + margin,
    Math.max(a.y, b.y) + margin,
  );
}

function sharesEnd(e: Edge, a: Vertex, b: Vertex): boolean {
  return (
    distance(e.a, a) < SHARED_END ||
    distance(e.a, b) < SHARED_END ||
    distance(e.b, a) < SHARED_END ||
    distance(e.b, b) < SHARED_END
  );
}

/**
 * A test whether the edge between two vertices crosses a lower-numbered edge.
 * (Edges numbered higher than the edge itself don't count: a quirk that decides which overlapping faces exist.)
 */
export function crossingTest(graph: Graph): (a: Vertex, b: Vertex) => boolean {
  const grid = edgeGrid(graph.edges, graph.vertices);
  const known = new Map<Edge, boolean>();
  const test = (edge: Edge): boolean => {
    for (const bucket of edgesAlong(grid, edge.a, edge.b))
      for (const e of bucket)
        if (e.index < edge.index && !sharesEnd(e, edge.a, edge.b) && segmentsIntersect(edge.a, edge.b, e.a, e.b))
          return true;
    return false;
  };
  return (a, b) => {
    const edge = graph.findEdge(a, b);
    if (edge === null) return false;
    const before = known.get(edge);
    if (before !== undefined) return before;
    const answer = test(edge);
    known.set(edge, answer);
    return answer;
  };
}
