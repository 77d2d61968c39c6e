/** Graphs put together from lists: points joined at unit distance, or the vertices and edges that an operator left over. */

import type { Edge, Vertex } from './elements.js';
import { distance, distance3d, type Point } from './geometry2d.js';
import { checkVertices, Graph } from './graph.js';
import { Grid } from './grid.js';
import type { Basis, Shape } from './tags.js';

const UNIT_TOLERANCE = 0.01;
const LOOSE_TOLERANCE = 0.05;
const SAME_CORNER = 0.1;

/** A point in the plane or in space. */
export type Place = Point & { readonly z?: number };

function finish(graph: Graph): Graph {
  graph.relinkEdges();
  graph.makeFaces();
  graph.relinkFaces();
  graph.tag('NoBasis', 'NoShape');
  return graph;
}

/** A graph with these vertices (in single precision) and edges, in the given order. Bad or repeated pairs are left out. */
export function fromLists(points: readonly Place[], pairs: Iterable<readonly [number, number]>): Graph {
  const graph = new Graph();
  for (const p of points) graph.addVertex(Math.fround(p.x), Math.fround(p.y), Math.fround(p.z ?? 0));
  for (const [i, j] of pairs) {
    const a = graph.vertices[i];
    const b = graph.vertices[j];
    if (a !== undefined && b !== undefined) graph.findOrAddEdge(a, b, false);
  }
  return finish(graph);
}

/** What a graph assembled from older elements keeps of them. */
export interface Kept {
  readonly pivots: boolean;
  readonly tangents: boolean;
}

/** A new graph from vertices and edges of others; faces are found anew. Edge ends must be among the vertices. */
export function assemble(vertices: readonly Vertex[], edges: readonly Edge[], kept: Kept): Graph {
  const graph = new Graph();
  const copies = new Map<Vertex, Vertex>();
  for (const v of vertices) copies.set(v, graph.addVertex(v.x, v.y, v.z));
  if (kept.pivots)
    for (const v of vertices) if (v.pivot !== null) copies.get(v)!.pivot = graph.findVertex(v.pivot.x, v.pivot.y);
  for (const e of edges) {
    const known = graph.edges.length;
    const copy = graph.findOrAddEdge(copies.get(e.a)!, copies.get(e.b)!, false);
    if (kept.tangents && copy.index === known) {
      copy.tangentA = e.tangentA;
      copy.tangentB = e.tangentB;
    }
  }
  return finish(graph);
}

function* unitPairs(points: readonly Point[]): Generator<[number, number]> {
  const grid = new Grid<number>(1);
  points.forEach((p, i) => {
    grid.add(p.x, p.y, i);
  });
  for (let a = 0; a < points.length; a++) {
    const p = points[a]!;
    const ends = grid
      .near(p.x, p.y, 1 + UNIT_TOLERANCE)
      .filter((b) => b > a && Math.abs(distance(p, points[b]!) - 1) < UNIT_TOLERANCE);
    for (const b of ends.sort((i, j) => i - j)) yield [a, b];
  }
}

/** Points joined wherever they are one unit apart, with faces. */
export function unitGraph(points: readonly Point[], basis: Basis, shape: Shape): Graph {
  const graph = fromLists(points, unitPairs(points));
  graph.tag(basis, shape);
  return graph;
}

/** The corners of tiles around some centres, each corner once, joined at unit distance. Not renumbered. */
export function tileGraph(centres: Iterable<Point>, offsets: readonly Point[], basis: Basis, shape: Shape): Graph {
  const corners: Point[] = [];
  const grid = new Grid<Point>(SAME_CORNER);
  for (const c of centres)
    for (const o of offsets) {
      const p = { x: c.x + o.x, y: c.y + o.y };
      if (grid.near(p.x, p.y, SAME_CORNER).some((q) => distance(p, q) < SAME_CORNER)) continue;
      grid.add(p.x, p.y, p);
      corners.push(p);
      checkVertices(corners.length);
    }
  return unitGraph(corners, basis, shape);
}

/** Join all vertices that are about one unit apart in space. */
export function joinUnitNeighbours(graph: Graph): void {
  const grid = new Grid<Vertex>(1);
  for (const v of graph.vertices) grid.add(v.x, v.y, v);
  for (const a of graph.vertices) {
    const ends = grid
      .near(a.x, a.y, 1 + LOOSE_TOLERANCE)
      .filter((b) => b !== a && Math.abs(distance3d(a, b) - 1) < LOOSE_TOLERANCE);
    for (const b of ends.sort((p, q) => p.index - q.index)) graph.findOrAddEdge(a, b);
  }
}
