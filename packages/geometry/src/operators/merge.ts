/** Graphs joined where their vertices meet. */

import { assemble } from '../assemble.js';
import { GeometryError } from '../errors.js';
import { build, expression, type GraphExpression, type GraphSource } from '../expression.js';
import { Edge, type Graph, Vertex } from '../graph.js';
import { Grid } from '../grid.js';
import { connectAll } from './connect.js';
import type { ConnectOption } from './union.js';

const TOLERANCE = 0.01;

/** Counts how many of the vertices before one are gone, so that a vertex's current number is known. */
class Gaps {
  private readonly tree: Int32Array;

  constructor(size: number) {
    this.tree = new Int32Array(size + 1);
  }

  add(index: number): void {
    for (let i = index + 1; i < this.tree.length; i += i & -i) this.tree[i]!++;
  }

  before(index: number): number {
    let sum = 0;
    for (let i = index; i > 0; i -= i & -i) sum += this.tree[i]!;
    return sum;
  }
}

function collate(graphs: readonly Graph[]): { vertices: Vertex[]; edges: Edge[] } {
  const vertices: Vertex[] = [];
  const edges: Edge[] = [];
  for (const g of graphs) {
    const first = vertices.length;
    for (const v of g.vertices) {
      const copy = new Vertex(vertices.length, v.x, v.y, v.z);
      copy.pivot = v.pivot;
      vertices.push(copy);
    }
    for (const e of g.edges) {
      const copy = new Edge(edges.length, vertices[first + e.a.index]!, vertices[first + e.b.index]!);
      copy.tangentA = e.tangentA;
      copy.tangentB = e.tangentB;
      edges.push(copy);
    }
  }
  return { vertices, edges };
}

/** Map each vertex to the first one at its place. */
function survivors(vertices: readonly Vertex[]): Map<Vertex, Vertex> {
  const grid = new Grid<Vertex>(TOLERANCE * 4);
  for (const v of vertices) grid.add(v.x, v.y, v);
  const into = new Map<Vertex, Vertex>();
  const gaps = new Gaps(vertices.length);
  // Pivots still point into the source graphs; by their number there they can be mistaken for a vertex that merges away.
  const wards = new Map<number, Vertex[]>();
  for (const v of vertices)
    if (v.pivot !== null) {
      const list = wards.get(v.pivot.index);
      if (list === undefined) wards.set(v.pivot.index, [v]);
      else list.push(v);
    }
  for (const v of vertices) {
    if (into.has(v)) continue;
    const same = grid
      .near(v.x, v.y, TOLERANCE)
      .filter(
        (w) =>
          w.index > v.index &&
          !into.has(w) &&
          Math.abs(v.x - w.x) + Math.abs(v.y - w.y) + Math.abs(v.z - w.z) < TOLERANCE,
      );
    for (const w of same.sort((p, q) => q.index - p.index)) {
      const number = w.index - gaps.before(w.index);
      for (const ward of wards.get(number) ?? []) ward.pivot = v;
      wards.delete(number);
      into.set(w, v);
      gaps.add(w.index);
    }
  }
  return into;
}

/**
 * All graphs joined: vertices at the same place become one (the first), faces are found anew. With `connect` also
 * what lies close together is joined.
 *
 * @example `merge([square(2), shift(2, 0, square(2))])().vertices.length // 15`
 */
export function merge(sources: readonly GraphSource[], options: ConnectOption = {}): GraphExpression {
  if (sources.length === 0) throw new GeometryError('bad-argument', 'merge needs at least one graph.');
  return expression((setting) => {
    const { vertices, edges } = collate(sources.map((source) => build(source, setting)));
    const into = survivors(vertices);
    for (const e of edges) {
      e.a = into.get(e.a) ?? e.a;
      e.b = into.get(e.b) ?? e.b;
    }
    const graph = assemble(
      vertices.filter((v) => !into.has(v)),
      edges,
      { pivots: true, tangents: true },
    );
    if (options.connect ?? false) connectAll(graph);
    graph.tag('NoBasis', 'NoShape');
    return graph;
  });
}
