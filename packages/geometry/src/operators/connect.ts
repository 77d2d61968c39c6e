/** Joining what lies close together, as `connect` asks for in add, merge and union. */

import { distance, distance3d } from '../geometry2d.js';
import type { Graph, Vertex } from '../graph.js';
import { Grid } from '../grid.js';

const REACH = 1.1;

/** How far apart vertices may be to be joined: a little more than the average edge. */
export function connectingDistance(graph: Graph): number {
  if (graph.edges.length === 0) return 0;
  let total = 0;
  for (const e of graph.edges) total += distance3d(e.a, e.b);
  return (REACH * total) / graph.edges.length;
}

/** Join each of some vertices to all vertices closer than `reach`, in order. */
export function joinWithin(graph: Graph, from: readonly Vertex[], reach: number): void {
  if (!(reach > 0)) return;
  const grid = new Grid<Vertex>(reach);
  for (const v of graph.vertices) grid.add(v.x, v.y, v);
  for (const a of from) {
    const ends = grid.near(a.x, a.y, reach).filter((b) => b !== a && distance(a, b) < reach);
    for (const b of ends.sort((p, q) => p.index - q.index)) graph.findOrAddEdge(a, b);
  }
}

/** Join all vertices of a graph that lie close together, and find faces without crossing sides. */
export function connectAll(graph: Graph): void {
  joinWithin(graph, graph.vertices, connectingDistance(graph));
  graph.makeFaces(true);
}
