/** Removing vertices, edges and cells from a graph. */

import { GeometryError } from '../errors.js';
import { type GraphExpression, type GraphSource, modified } from '../expression.js';
import type { Graph, Vertex } from '../graph.js';
import { Polygon } from '../polygon.js';
import { byPlace, type PlaceList, place } from './add.js';

/** What {@link remove} removes: cells and vertices by place or number, edges by the places or numbers of their ends. */
export interface Removals {
  readonly cells?: readonly (readonly PlaceList[])[] | readonly number[] | undefined;
  readonly edges?: readonly (readonly PlaceList[])[] | readonly (readonly number[])[] | undefined;
  readonly vertices?: readonly PlaceList[] | readonly number[] | undefined;
  /** Also remove edges that have no cell left (yes if not said). */
  readonly trimEdges?: boolean | undefined;
}

type Listed = readonly number[] | readonly (readonly unknown[])[];

function areNumbers(items: Listed): items is readonly number[] {
  return items.every((item) => typeof item === 'number');
}

function at(graph: Graph, where: PlaceList): Vertex | null {
  return graph.findVertex(...place('a place to remove', where));
}

function removeCells(graph: Graph, cells: NonNullable<Removals['cells']>, trim: boolean): void {
  if (areNumbers(cells)) {
    // Highest first; a number given twice also takes the cell that moved into its place.
    for (const index of [...cells].sort((i, j) => j - i)) {
      const face = graph.faces[index];
      if (face !== undefined) graph.removeFace(face, trim);
    }
    return;
  }
  for (const corners of cells) {
    const cycle = corners.map((corner) => at(graph, corner)).filter((v) => v !== null);
    const face = cycle.length === corners.length ? graph.findFace(cycle) : null;
    if (face !== null) graph.removeFace(face, trim);
  }
}

function removeEdges(graph: Graph, edges: NonNullable<Removals['edges']>): void {
  const ends: (readonly [Vertex | null | undefined, Vertex | null | undefined])[] = byPlace(edges)
    ? edges.map(([a, b]) => [at(graph, a ?? []), at(graph, b ?? [])])
    : edges.map(([i, j]) => [graph.vertices[i as number], graph.vertices[j as number]]);
  for (const [a, b] of ends) {
    const edge = a && b ? graph.findEdge(a, b) : null;
    if (edge !== null) graph.removeEdge(edge);
  }
}

function removeVertices(graph: Graph, vertices: NonNullable<Removals['vertices']>): void {
  const numbers = areNumbers(vertices);
  const items = numbers ? [...vertices].sort((i, j) => j - i) : vertices;
  for (const item of items) {
    const v = typeof item === 'number' ? graph.vertices[item] : at(graph, item);
    if (v) graph.removeVertex(v);
  }
}

/**
 * The graph without some elements: those listed, or every vertex inside a polygon. The rest closes ranks in order and
 * no faces are found anew. Places where nothing is are ignored.
 *
 * @example
 * ```ts
 * remove(square(3), { cells: [4] })().faces.length;  // 8
 * remove(square(5), poly([[1.5, 1.5], [1.5, 3.5], [3.5, 3.5], [3.5, 1.5]]))().vertices.length; // 32
 * ```
 */
export function remove(source: GraphSource, what: Removals | Polygon): GraphExpression {
  if (typeof what !== 'object' || what === null)
    throw new GeometryError('bad-argument', 'remove needs cells, edges, vertices or a polygon to remove.');
  return modified(source, (graph) => {
    if (what instanceof Polygon) {
      graph.removeVertices(new Set(graph.vertices.filter((v) => what.contains(v.x, v.y))));
    } else {
      if (what.cells !== undefined) removeCells(graph, what.cells, what.trimEdges ?? true);
      if (what.edges !== undefined) removeEdges(graph, what.edges);
      if (what.vertices !== undefined) removeVertices(graph, what.vertices);
    }
    graph.shape = null;
  });
}
