/** Vertices where edges cross, and where a vertex lies on an edge. */

import { edgesAlong, emptyEdgeGrid, fileEdge } from '../crossing.js';
import { GeometryError } from '../errors.js';
import { type GraphExpression, type GraphSource, modified } from '../expression.js';
import { distance3d, lerp, meeting } from '../geometry2d.js';
import type { Edge, Graph, Vertex } from '../graph.js';
import { Grid } from '../grid.js';
import { Heap } from '../heap.js';

const TOUCHING = 0.001;

/** More crossings than this would take long to split; known boards have 40. */
const MAX_SPLITS = 10_000;
const MAX_CROSSINGS = 50_000;

interface Crossing {
  readonly first: Edge;
  readonly second: Edge;
  readonly along: number;
}

function tooMany(): GeometryError {
  return new GeometryError(
    'too-large',
    'splitCrossings has too many crossings to split: use a graph with fewer edges.',
  );
}

/** How far along `a` it is crossed by `b`, away from the ends of both; `null` if it is not. */
function crossed(a: Edge, b: Edge): number | null {
  const m = meeting(a.a, a.b, b.a, b.b);
  return m !== null && m.s > 0.01 && m.s < 0.99 && m.t > 0.01 && m.t < 0.99 ? m.s : null;
}

/** The pivot of a new vertex: that of the first edge, else the first one on the edges looked at before the crossing. */
function pivotFor(graph: Graph, { first, second }: Crossing): Vertex | null {
  const own = first.b.pivot ?? first.a.pivot;
  if (own !== null) return own;
  for (let i = first.index + 1; i <= second.index; i++) {
    const e = graph.edges[i]!;
    const pivot = e.b.pivot ?? e.a.pivot;
    if (pivot !== null) return pivot;
  }
  return null;
}

/** Split crossing edges, always the pair with the lowest numbers first; new edges come last and are looked at in turn. */
function splitEdges(graph: Graph): void {
  // Edges keep their relative order for ever, so the order in which they came stands for their numbers.
  const serials = new Map<Edge, number>();
  const serial = (e: Edge): number => serials.get(e) ?? -1;
  const queue = new Heap<Crossing>((p, q) => serial(p.first) - serial(q.first) || serial(p.second) - serial(q.second));
  const grid = emptyEdgeGrid(graph.edges, graph.vertices);
  const alive = new Set<Edge>();
  let count = 0;
  let crossings = 0;
  let splits = 0;
  const enter = (edge: Edge): void => {
    serials.set(edge, count++);
    const seen = new Set<Edge>();
    for (const bucket of edgesAlong(grid, edge.a, edge.b)) {
      let kept = 0;
      for (const other of bucket) {
        if (!alive.has(other)) continue;
        // Split edges leave their buckets here, or long searches would wade through them.
        bucket[kept++] = other;
        if (seen.has(other)) continue;
        seen.add(other);
        const along = crossed(other, edge);
        if (along === null) continue;
        if (++crossings > MAX_CROSSINGS) throw tooMany();
        queue.push({ first: other, second: edge, along });
      }
      bucket.length = kept;
    }
    alive.add(edge);
    fileEdge(grid, edge);
  };
  for (const e of graph.edges) enter(e);
  for (let next = queue.pop(); next !== undefined; next = queue.pop()) {
    const { first, second, along } = next;
    if (!alive.has(first) || !alive.has(second)) continue;
    if (++splits > MAX_SPLITS) throw tooMany();
    const { x, y } = lerp(along, first.a, first.b);
    const pivot = pivotFor(graph, next);
    const vertex = graph.addVertex(x, y);
    vertex.pivot = pivot;
    for (const e of [second, first]) {
      alive.delete(e);
      graph.removeEdge(e);
    }
    for (const [a, b] of [
      [first.a, vertex],
      [vertex, first.b],
      [second.a, vertex],
      [vertex, second.b],
    ] as const)
      if (graph.findEdge(a, b) === null) enter(graph.addEdge(a, b));
  }
}

function touches(v: Vertex, edge: Edge): boolean {
  const { a, b } = edge;
  if (v === a || v === b || distance3d(v, a) < TOUCHING || distance3d(v, b) < TOUCHING) return false;
  const dx = b.x - a.x;
  const dy = b.y - a.y;
  const dz = b.z - a.z;
  const length = dx * dx + dy * dy + dz * dz;
  const t = length === 0 ? 0 : ((v.x - a.x) * dx + (v.y - a.y) * dy + (v.z - a.z) * dz) / length;
  const s = Math.min(1, Math.max(0, t));
  return distance3d(v, { x: a.x + s * dx, y: a.y + s * dy, z: a.z + s * dz }) <= TOUCHING;
}

/** Split edges at vertices that lie on them. */
function splitAtVertices(graph: Graph): void {
  const grid = new Grid<Vertex>(1);
  for (const v of graph.vertices) grid.add(v.x, v.y, v);
  const free = new Set<Edge>();
  for (let index = 0; index < graph.edges.length; index++) {
    const edge = graph.edges[index]!;
    if (free.has(edge)) continue;
    const on: Vertex[] = [];
    const [a, b] = [edge.a, edge.b];
    for (const bucket of grid.box(
      Math.min(a.x, b.x) - TOUCHING,
      Math.min(a.y, b.y) - TOUCHING,
      Math.max(a.x, b.x) + TOUCHING,
      Math.max(a.y, b.y) + TOUCHING,
    ))
      for (const v of bucket) if (touches(v, edge)) on.push(v);
    if (on.length === 0) {
      free.add(edge);
      continue;
    }
    for (const v of on.sort((p, q) => p.index - q.index)) {
      // With a second vertex on the same edge this takes out the edge that moved into its place: numbering relies on it.
      const here = graph.edges[index];
      if (here !== undefined) graph.removeEdge(here);
      graph.findOrAddEdge(a, v);
      graph.findOrAddEdge(v, b);
    }
    index = -1;
  }
}

/**
 * The graph with a vertex at every crossing of edges, and edges split at vertices that lie on them; cells are found anew.
 *
 * @example `splitCrossings(complete(square(2)))('Vertex').vertices.length // 5`
 */
export function splitCrossings(source: GraphSource): GraphExpression {
  return modified(source, (graph) => {
    splitEdges(graph);
    splitAtVertices(graph);
    graph.makeFaces(true);
    graph.tag('NoBasis', graph.shape ?? 'NoShape');
  });
}
