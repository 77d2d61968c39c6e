/** Adding vertices, edges and cells to a graph. */

import { GeometryError } from '../errors.js';
import { build, expression, type GraphExpression, type GraphSource } from '../expression.js';
import { Graph, type Vertex } from '../graph.js';
import { real } from '../sizes.js';
import { connectingDistance, joinWithin } from './connect.js';

/** A place as `[x, y]` or `[x, y, z]`. */
export type PlaceList = readonly number[];

/** What {@link add} adds. Edges and cells are given by the places of their ends, or by vertex numbers. */
export interface Additions {
  readonly vertices?: readonly PlaceList[] | undefined;
  readonly edges?: readonly (readonly PlaceList[])[] | readonly (readonly number[])[] | undefined;
  /** Each as `[end, end, tangent, tangent]`. */
  readonly edgesCurved?: readonly (readonly PlaceList[])[] | undefined;
  readonly cells?: readonly (readonly PlaceList[])[] | readonly (readonly number[])[] | undefined;
  /** Join the new vertices to what lies close. */
  readonly connect?: boolean | undefined;
}

type Triple = readonly [number, number, number];

/** Read a place in single precision. */
export function place(what: string, values: PlaceList | undefined): Triple {
  if (values === undefined || values.length < 2) throw new GeometryError('bad-argument', `${what} needs an x and a y.`);
  return [real(what, values[0]!), real(what, values[1]!), real(what, values[2] ?? 0)];
}

/** Tell lists of places from lists of vertex numbers. */
export function byPlace(items: readonly (readonly unknown[])[]): items is readonly (readonly PlaceList[])[] {
  return items.some((item) => item.some((entry) => Array.isArray(entry)));
}

function read(items: Additions['edges']): { places: Triple[][]; numbers: number[][] } {
  if (items === undefined) return { places: [], numbers: [] };
  if (byPlace(items)) return { places: items.map((i) => i.map((p) => place('a place to add', p))), numbers: [] };
  return { places: [], numbers: items.map((i) => [...i] as number[]) };
}

/**
 * The graph (or an empty one) with more elements. Existing numbers stay, new elements come last.
 * Cells appear only if listed; clockwise ones become neighbours of the cells beside them.
 *
 * @example
 * ```ts
 * add(square(4), { edges: [[[0, 0], [1, 1]]] })('Vertex').edges.length; // 25
 * add(null, { vertices: [[0, 0], [1, 0]], edges: [[0, 1]] })().edges.length; // 1
 * ```
 */
export function add(source: GraphSource | null, additions: Additions): GraphExpression {
  const vertices = (additions.vertices ?? []).map((v) => place('a vertex to add', v));
  const edges = read(additions.edges);
  const cells = read(additions.cells);
  const curved = (additions.edgesCurved ?? []).map((e) => e.map((p) => place('a curved edge to add', p)));
  for (const pair of edges.places)
    if (pair.length < 2) throw new GeometryError('bad-argument', 'Each edge to add needs two ends.');
  for (const parts of curved)
    if (parts.length < 4)
      throw new GeometryError('bad-argument', 'Each curved edge to add needs two ends and two tangents.');

  return expression((setting) => {
    const graph = source === null ? new Graph() : build(source, setting);
    const at = (p: Triple): Vertex => graph.findOrAddVertex(...p);
    for (const [a, b, ta, tb] of curved) {
      const edge = graph.addEdge(at(a!), at(b!));
      edge.tangentA = { x: ta![0], y: ta![1] };
      edge.tangentB = { x: tb![0], y: tb![1] };
    }
    const fresh: Vertex[] = [];
    for (const v of vertices) if (graph.findVertex(...v) === null) fresh.push(graph.addVertex(...v));
    for (const [a, b] of edges.places) graph.findOrAddEdge(at(a!), at(b!));
    for (const corners of cells.places) {
      const cycle = corners.map(at);
      for (let n = 0; n < cycle.length; n++) graph.findOrAddEdge(cycle[n]!, cycle[(n + 1) % cycle.length]!);
      graph.findOrAddFace(cycle);
    }
    for (const [i, j] of edges.numbers) {
      const a = graph.vertices[i ?? -1];
      const b = graph.vertices[j ?? -1];
      if (a !== undefined && b !== undefined) graph.findOrAddEdge(a, b);
    }
    for (const numbers of cells.numbers) {
      const cycle = numbers.map((i) => graph.vertices[i]).filter((v) => v !== undefined);
      if (cycle.length >= 3 && cycle.length === numbers.length) graph.findOrAddFace(cycle);
    }
    if (additions.connect ?? false) joinWithin(graph, fresh, connectingDistance(graph));
    graph.tag('NoBasis', 'NoShape');
    return graph;
  });
}
