/**
 * The graph kernel: vertices, edges and faces with positions, numbered by list position.
 * Numbering is part of a board's meaning (site 12 is site 12), so every operation here says what it does to the order.
 */

import { Edge, Face, type SiteType, Vertex } from './elements.js';
import { GeometryError } from './errors.js';
import { traceFaces } from './faces.js';
import { bounds, COINCIDENT, type Point } from './geometry2d.js';
import { Grid } from './grid.js';
import type { Basis, Shape } from './tags.js';

export { Edge, Face, type SiteType, type Vector, Vertex } from './elements.js';
export { GeometryError } from './errors.js';
export type { Basis, Shape, TilingName } from './tags.js';

/** A graph may not have more vertices than this. */
export const MAX_VERTICES = 100_000;
/** A graph may not have more edges than this. */
export const MAX_EDGES = 300_000;

/** How many elements a graph may have now; see {@link withMostSites}. */
let mostVertices = MAX_VERTICES;
let mostEdges = MAX_EDGES;
let mostMeeting = Number.POSITIVE_INFINITY;

/** While sites are limited, no more edges than this meet at a point: the cells there are steps from each other. */
const MOST_MEETING = 128;

/**
 * Builds something while no graph may have more vertices or faces than given, and no more than three times as many edges.
 * Graphs refuse to grow beyond that, so the work ends soon however large a size was asked for.
 *
 * @internal
 */
export function withMostSites<T>(sites: number, make: () => T): T {
  const before = [mostVertices, mostEdges, mostMeeting] as const;
  mostVertices = Math.min(sites, MAX_VERTICES);
  mostEdges = Math.min(3 * sites, MAX_EDGES);
  mostMeeting = MOST_MEETING;
  try {
    return make();
  } finally {
    [mostVertices, mostEdges, mostMeeting] = before;
  }
}

/** Refuses a number of vertices, also of those that are only collected yet. */
export function checkVertices(count: number): void {
  if (count > mostVertices)
    throw new GeometryError('too-large', `A graph can't have more than ${mostVertices} vertices: use a smaller size.`);
}

const BUCKET = 0.01;

/** Sort what surrounds a vertex by the angle at which it is seen, stable. */
function byAngle<T>(vertex: Vertex, items: T[], position: (item: T) => Point): void {
  const keyed = items.map((item) => {
    const p = position(item);
    return { item, angle: Math.atan2(p.y - vertex.y, p.x - vertex.x) };
  });
  keyed.sort((p, q) => p.angle - q.angle);
  for (let i = 0; i < keyed.length; i++) items[i] = keyed[i]!.item;
}

function renumber(items: { index: number }[], from = 0): void {
  for (let i = from; i < items.length; i++) items[i]!.index = i;
}

function drop<T>(items: T[], item: T): void {
  for (let at = items.indexOf(item); at >= 0; at = items.indexOf(item)) items.splice(at, 1);
}

/**
 * A board before it is measured.
 *
 * @example
 * ```ts
 * const g = new Graph();
 * const [a, b, c] = [g.addVertex(0, 0), g.addVertex(1, 0), g.addVertex(0, 1)];
 * g.findOrAddEdge(a, b); g.findOrAddEdge(b, c); g.findOrAddEdge(c, a);
 * g.makeFaces();
 * g.faces.length; // 1
 * ```
 */
export class Graph {
  readonly vertices: Vertex[] = [];
  readonly edges: Edge[] = [];
  readonly faces: Face[] = [];
  basis: Basis | null = null;
  shape: Shape | null = null;
  /** The size as given to the generator; descriptive only. */
  dim: readonly number[] = [];

  private places: Grid<Vertex> | null = null;

  // ---------------------------------------------------------------- finding

  private locate(): Grid<Vertex> {
    if (this.places === null) {
      this.places = new Grid(BUCKET);
      for (const v of this.vertices) this.places.add(v.x, v.y, v);
    }
    return this.places;
  }

  /** Call after changing vertex positions by hand, so that later look-ups see them. */
  moved(): void {
    this.places = null;
    for (const f of this.faces) f.recentre();
  }

  /** The lowest-numbered vertex at a place (within `tolerance`, as a sum of coordinate differences). */
  findVertex(x: number, y: number, z = 0, tolerance = COINCIDENT): Vertex | null {
    let best: Vertex | null = null;
    for (const v of this.locate().near(x, y, tolerance)) {
      if (best !== null && v.index > best.index) continue;
      if (Math.abs(v.x - x) + Math.abs(v.y - y) + Math.abs(v.z - z) < tolerance) best = v;
    }
    return best;
  }

  /** All vertices at a place (within `tolerance`, as a sum of coordinate differences). */
  verticesNear(x: number, y: number, z: number, tolerance: number): Vertex[] {
    return this.locate()
      .near(x, y, tolerance)
      .filter((v) => Math.abs(v.x - x) + Math.abs(v.y - y) + Math.abs(v.z - z) < tolerance);
  }

  /** The lowest-numbered edge between two vertices, in either direction. */
  findEdge(a: Vertex, b: Vertex): Edge | null {
    let best: Edge | null = null;
    for (const e of a.edges.length <= b.edges.length ? a.edges : b.edges)
      if (e.joins(a, b) && (best === null || e.index < best.index)) best = e;
    return best;
  }

  /** The face with this cycle of vertices, from any start and in either direction. */
  findFace(cycle: readonly Vertex[]): Face | null {
    let best: Face | null = null;
    for (const f of cycle[0]?.faces ?? []) if ((best === null || f.index < best.index) && f.matches(cycle)) best = f;
    return best;
  }

  // ----------------------------------------------------------------- adding

  /** Append a vertex, whether or not one is there already. */
  addVertex(x: number, y: number, z = 0): Vertex {
    if (!(Number.isFinite(x) && Number.isFinite(y) && Number.isFinite(z)))
      throw new GeometryError('bad-argument', `A vertex can't be at (${x}, ${y}, ${z}): use finite numbers.`);
    checkVertices(this.vertices.length + 1);
    const v = new Vertex(this.vertices.length, x, y, z);
    this.vertices.push(v);
    this.places?.add(x, y, v);
    return v;
  }

  /** The vertex at a place, appended if there is none. */
  findOrAddVertex(x: number, y: number, z = 0): Vertex {
    return this.findVertex(x, y, z) ?? this.addVertex(x, y, z);
  }

  /** Append an edge, even beside another one. Leaves the edge lists unsorted if `sort` is false (see {@link sortEdges}). */
  addEdge(a: Vertex, b: Vertex, sort = true): Edge {
    if (this.edges.length >= mostEdges)
      throw new GeometryError('too-large', `A graph can't have more than ${mostEdges} edges: use a smaller size.`);
    if (Math.max(a.edges.length, b.edges.length) >= mostMeeting)
      throw new GeometryError('too-large', `No more than ${mostMeeting} edges can meet at one point of a board.`);
    const e = new Edge(this.edges.length, a, b);
    if (a.basis === b.basis) e.basis = a.basis;
    if (a.shape === b.shape) e.shape = a.shape;
    this.edges.push(e);
    a.edges.push(e);
    b.edges.push(e);
    if (sort) {
      this.sortEdgesOf(a);
      this.sortEdgesOf(b);
    }
    return e;
  }

  /** The edge between two vertices, appended if there is none. */
  findOrAddEdge(a: Vertex, b: Vertex, sort = true): Edge {
    return this.findEdge(a, b) ?? this.addEdge(a, b, sort);
  }

  /** The face with this cycle, appended if there is none; `null` if a side of it is not an edge. */
  findOrAddFace(cycle: readonly Vertex[]): Face | null {
    if (cycle.length === 0 || cycle.length > this.vertices.length) return null;
    const edges: Edge[] = [];
    for (let n = 0; n < cycle.length; n++) {
      const e = this.findEdge(cycle[n]!, cycle[(n + 1) % cycle.length]!);
      if (e === null) return null;
      edges.push(e);
    }
    return this.findFace(cycle) ?? this.addFace([...cycle], edges);
  }

  private addFace(cycle: Vertex[], edges: Edge[]): Face {
    if (this.faces.length >= mostVertices)
      throw new GeometryError('too-large', `A graph can't have more than ${mostVertices} cells: use a smaller size.`);
    const face = new Face(this.faces.length, cycle, edges);
    const { basis, shape } = this.vertices[0]!;
    const alike = cycle.every((v, n) => n === 0 || (v.basis === basis && v.shape === shape));
    face.basis = alike ? basis : 'NoBasis';
    face.shape = alike ? shape : 'NoShape';
    this.faces.push(face);
    for (let n = 0; n < cycle.length; n++) {
      const e = edges[n]!;
      if (e.a === cycle[n]) e.right = face;
      else e.left = face;
      cycle[n]!.faces.push(face);
    }
    return face;
  }

  // ---------------------------------------------------------------- sorting

  private sortEdgesOf(v: Vertex): void {
    byAngle(v, v.edges, (e) => e.other(v));
  }

  /** Sort every vertex's edges by angle. */
  sortEdges(): void {
    for (const v of this.vertices) this.sortEdgesOf(v);
  }

  /** List every vertex's edges anew in edge order, sorted by angle. */
  relinkEdges(): void {
    for (const v of this.vertices) v.edges.length = 0;
    for (const e of this.edges) {
      e.a.edges.push(e);
      e.b.edges.push(e);
    }
    this.sortEdges();
  }

  /** List every vertex's faces anew in face order, sorted by the angle of their centres. */
  relinkFaces(): void {
    for (const v of this.vertices) v.faces.length = 0;
    for (const f of this.faces) for (const v of f.vertices) v.faces.push(f);
    for (const v of this.vertices) byAngle(v, v.faces, (f) => f);
  }

  /**
   * Number elements from the bottom left, rightwards and upwards: ascending `100 y + x`, stable.
   * Only numbers change; edge orientation, face cycles and list orders stay.
   */
  reorder(...types: SiteType[]): void {
    const wanted = types.length === 0 ? (['Vertex', 'Edge', 'Cell'] as const) : types;
    for (const type of ['Vertex', 'Edge', 'Cell'] as const) {
      if (!wanted.includes(type)) continue;
      const items: (Vertex | Edge | Face)[] = this.elements(type);
      const keyed = items.map((item) => ({ item, score: item.y * 100 + item.x }));
      keyed.sort((p, q) => p.score - q.score);
      for (let i = 0; i < keyed.length; i++) items[i] = keyed[i]!.item;
      renumber(items);
    }
  }

  /** The elements of one kind, in order. */
  elements(type: 'Vertex'): Vertex[];
  elements(type: 'Edge'): Edge[];
  elements(type: 'Cell'): Face[];
  elements(type: SiteType): Vertex[] | Edge[] | Face[];
  elements(type: SiteType): Vertex[] | Edge[] | Face[] {
    switch (type) {
      case 'Vertex':
        return this.vertices;
      case 'Edge':
        return this.edges;
      case 'Cell':
        return this.faces;
    }
  }

  // ------------------------------------------------------------------ faces

  /** Forget all faces. */
  clearFaces(): void {
    this.faces.length = 0;
    for (const e of this.edges) {
      e.left = null;
      e.right = null;
    }
    for (const v of this.vertices) v.faces.length = 0;
  }

  /** Forget all edges, and with them all faces. */
  clearEdges(): void {
    this.clearFaces();
    this.edges.length = 0;
    for (const v of this.vertices) v.edges.length = 0;
  }

  /** Replace all faces by the smallest cycles of edges (at most 32 sides); optionally none with a side that crosses an edge. */
  makeFaces(checkCrossings = false): void {
    this.clearFaces();
    traceFaces(this, checkCrossings, (cycle, edges) => this.addFace(cycle, edges));
  }

  // --------------------------------------------------------------- removing

  /** Remove a face; with `trim` also its edges that have no face on either side any more. Vertices stay. */
  removeFace(face: Face, trim: boolean): void {
    const orphans: Edge[] = [];
    for (const e of face.edges) {
      if (e.left === face) e.left = null;
      if (e.right === face) e.right = null;
      if (trim && e.left === null && e.right === null) orphans.push(e);
    }
    for (const v of face.vertices) drop(v.faces, face);
    this.faces.splice(face.index, 1);
    renumber(this.faces, face.index);
    orphans.sort((p, q) => q.index - p.index);
    for (const e of orphans) this.removeEdge(e);
  }

  /** Remove an edge and the faces that use it. Vertices stay. */
  removeEdge(edge: Edge): void {
    const users = edge.a.faces.filter((f) => f.edges.includes(edge)).sort((p, q) => q.index - p.index);
    for (const f of users) this.removeFace(f, false);
    drop(edge.a.edges, edge);
    drop(edge.b.edges, edge);
    this.edges.splice(edge.index, 1);
    renumber(this.edges, edge.index);
  }

  /** Remove some vertices with all their edges and faces. Other vertices stay, even without edges. */
  removeVertices(gone: ReadonlySet<Vertex>): void {
    const keep = <T extends { index: number }>(items: T[], stays: (item: T) => boolean): void => {
      let n = 0;
      for (const item of items) if (stays(item)) items[n++] = item;
      items.length = n;
      renumber(items);
    };
    const faces = new Set<Face>();
    const edges = new Set<Edge>();
    for (const v of gone) {
      for (const f of v.faces) faces.add(f);
      for (const e of v.edges) edges.add(e);
    }
    for (const f of faces) {
      for (const v of f.vertices) drop(v.faces, f);
      for (const e of f.edges) {
        if (e.left === f) e.left = null;
        if (e.right === f) e.right = null;
      }
    }
    for (const e of edges) {
      if (!gone.has(e.a)) drop(e.a.edges, e);
      if (!gone.has(e.b)) drop(e.b.edges, e);
    }
    keep(this.faces, (f) => !faces.has(f));
    keep(this.edges, (e) => !edges.has(e));
    keep(this.vertices, (v) => !gone.has(v));
    this.places = null;
  }

  /** Remove a vertex with its edges and faces. */
  removeVertex(vertex: Vertex): void {
    this.removeVertices(new Set([vertex]));
  }

  // ----------------------------------------------------------------- moving

  /** Move every vertex. Nothing is renumbered or sorted again. */
  translate(dx: number, dy: number, dz = 0): void {
    this.transform((v) => {
      v.x += dx;
      v.y += dy;
      v.z += dz;
    });
  }

  /** Change every vertex's position. Nothing is renumbered or sorted again. */
  transform(change: (v: Vertex) => void): void {
    for (const v of this.vertices) change(v);
    this.moved();
  }

  /** The box around all vertices. */
  bounds(): { minX: number; minY: number; maxX: number; maxY: number } {
    return bounds(this.vertices);
  }

  // ------------------------------------------------------------------- tags

  /** Set the graph's basis and shape, and those of its elements that have none yet. */
  tag(basis: Basis, shape: Shape): void {
    this.basis = basis;
    this.shape = shape;
    for (const items of [this.vertices, this.edges, this.faces])
      for (const item of items) {
        item.basis ??= basis;
        item.shape ??= shape;
      }
  }

  /** How many vertices, edges and faces there are, such as `16/24/9`. */
  toString(): string {
    return `${this.vertices.length}/${this.edges.length}/${this.faces.length}`;
  }

  // ---------------------------------------------------------------- copying

  /** A copy that shares nothing with this graph and is equal in every respect, list orders included. */
  clone(): Graph {
    const copy = new Graph();
    copy.append(this);
    copy.basis = this.basis;
    copy.shape = this.shape;
    copy.dim = this.dim;
    return copy;
  }

  /** Append copies of all elements of another graph, keeping their links. Nothing is merged. */
  append(source: Graph): void {
    const { length: v0 } = this.vertices;
    const { length: e0 } = this.edges;
    const { length: f0 } = this.faces;
    for (const v of source.vertices) this.addVertex(v.x, v.y, v.z);
    const vertex = (v: Vertex): Vertex => this.vertices[v0 + v.index]!;
    const edge = (e: Edge): Edge => this.edges[e0 + e.index]!;
    const face = (f: Face | null): Face | null => (f === null ? null : this.faces[f0 + f.index]!);
    for (const e of source.edges) {
      const copy = this.addEdge(vertex(e.a), vertex(e.b), false);
      copy.tangentA = e.tangentA;
      copy.tangentB = e.tangentB;
      copy.basis = e.basis;
      copy.shape = e.shape;
    }
    for (const f of source.faces) {
      const copy = new Face(this.faces.length, f.vertices.map(vertex), f.edges.map(edge));
      copy.x = f.x;
      copy.y = f.y;
      copy.z = f.z;
      copy.basis = f.basis;
      copy.shape = f.shape;
      this.faces.push(copy);
    }
    for (const e of source.edges) {
      edge(e).left = face(e.left);
      edge(e).right = face(e.right);
    }
    for (const v of source.vertices) {
      const copy = vertex(v);
      copy.basis = v.basis;
      copy.shape = v.shape;
      // A pivot that was removed from its graph lives on as a bare position.
      copy.pivot = v.pivot === null ? null : source.vertices[v.pivot.index] === v.pivot ? vertex(v.pivot) : v.pivot;
      copy.edges.splice(0, copy.edges.length, ...v.edges.map(edge));
      for (const f of v.faces) copy.faces.push(this.faces[f0 + f.index]!);
    }
  }
}
