/** The centre of a tree: the vertex that halves it. */
import type { EdgeGraph } from './edgeGraph.js';

/** The vertices connected with one, ascending. */
function component({ neighbours }: EdgeGraph, vertex: number): number[] {
  const found = new Set([vertex]);
  for (const v of found) for (const next of neighbours[v]!) found.add(next);
  return [...found].sort((a, b) => a - b);
}

/** Number of vertices of the subtree below a vertex. */
function weight(graph: EdgeGraph, vertex: number, parent: number): number {
  let total = 1;
  for (const next of graph.neighbours[vertex]!) if (next !== parent) total += weight(graph, next, vertex);
  return total;
}

/** Goes from the first vertex towards the heavier half as long as there is one. */
function centreOf(graph: EdgeGraph, members: readonly number[]): number {
  const half = Math.floor(members.length / 2);
  let vertex = members[0]!;
  let from = -1;
  for (;;) {
    const heavy = graph.neighbours[vertex]!.find((next) => next !== from && weight(graph, next, vertex) > half);
    if (heavy === undefined) return vertex;
    from = vertex;
    vertex = heavy;
  }
}

/** Number of vertices on the walk that always goes to the least vertex not used yet. */
function greedyWalk({ neighbours }: EdgeGraph, start: number): number {
  const used = new Set([start]);
  for (let vertex = start; ; ) {
    const next = neighbours[vertex]!.find((v) => !used.has(v));
    if (next === undefined) return used.size;
    used.add(next);
    vertex = next;
  }
}

/** True if a vertex is the centre of its tree, or counts as such. */
export function isCentre(graph: EdgeGraph, vertex: number): boolean {
  if (!graph.isForest()) return false;
  const { neighbours } = graph;
  const centre = neighbours[vertex]!.length > 0 ? centreOf(graph, component(graph, vertex)) : 0;
  if (vertex === centre) return true;
  if (neighbours[centre]!.length === 1 && neighbours[vertex]!.length === 1) return true;
  return neighbours[vertex]!.includes(centre) && greedyWalk(graph, vertex) === greedyWalk(graph, centre);
}
