/** Vertices, edges and faces: the plain linked records that a graph is made of. */

import type { Basis, Shape } from './tags.js';

/** The kinds of place where a piece can stand. A cell is a face of the graph. */
export type SiteType = 'Vertex' | 'Edge' | 'Cell';

/**
 * A direction and length in the plane, used as the tangent of a curved edge.
 *
 * @internal
 */
export interface Vector {
  readonly x: number;
  readonly y: number;
}

/** A point of the graph, with its edges in order of angle (ascending `atan2` when they were last sorted). */
export class Vertex {
  index: number;
  x: number;
  y: number;
  z: number;
  readonly edges: Edge[] = [];
  readonly faces: Face[] = [];
  /** The centre of rotation for circular directions, on boards that have one. */
  pivot: Vertex | null = null;
  basis: Basis | null = null;
  shape: Shape | null = null;

  constructor(index: number, x: number, y: number, z: number) {
    this.index = index;
    this.x = x;
    this.y = y;
    this.z = z;
  }
}

/** A line between two vertices. Its orientation from `a` to `b` is kept for ever: it tells left from right. */
export class Edge {
  index: number;
  a: Vertex;
  b: Vertex;
  left: Face | null = null;
  right: Face | null = null;
  /**
   * Tangents of a curved edge, for drawing only: each points from its end into the curve. The control point of a
   * cubic curve is the end plus a third of the chord's length times the tangent, so length 1 is a gentle arc.
   */
  tangentA: Vector | null = null;
  tangentB: Vector | null = null;
  basis: Basis | null = null;
  shape: Shape | null = null;

  constructor(index: number, a: Vertex, b: Vertex) {
    this.index = index;
    this.a = a;
    this.b = b;
  }

  /** Middle of the two ends, curved or not. */
  get x(): number {
    return (this.a.x + this.b.x) / 2;
  }

  get y(): number {
    return (this.a.y + this.b.y) / 2;
  }

  get z(): number {
    return (this.a.z + this.b.z) / 2;
  }

  /** The pivot of the first end that has one. */
  get pivot(): Vertex | null {
    return this.a.pivot ?? this.b.pivot;
  }

  get curved(): boolean {
    return this.tangentA !== null && this.tangentB !== null;
  }

  /** The end that is not `v`. */
  other(v: Vertex): Vertex {
    return this.a === v ? this.b : this.a;
  }

  /** The face on the other side of `face`, if `face` is on one side and there is another. */
  otherFace(face: Face): Face | null {
    if (this.left === face) return this.right;
    return this.right === face ? this.left : null;
  }

  /** The numbers of the two ends, such as `0-1`. */
  toString(): string {
    return `${this.a.index}-${this.b.index}`;
  }

  /** Whether this edge joins `v` and `w`, in either direction. */
  joins(v: Vertex, w: Vertex): boolean {
    return (this.a === v && this.b === w) || (this.a === w && this.b === v);
  }
}

/** A cell: a cycle of vertices. Edge k joins vertex k to vertex k+1. Made faces are clockwise. */
export class Face {
  index: number;
  readonly vertices: Vertex[];
  readonly edges: Edge[];
  x = 0;
  y = 0;
  z = 0;
  basis: Basis | null = null;
  shape: Shape | null = null;

  constructor(index: number, vertices: Vertex[], edges: Edge[]) {
    this.index = index;
    this.vertices = vertices;
    this.edges = edges;
    this.recentre();
  }

  /** The first pivot among the vertices. */
  get pivot(): Vertex | null {
    for (const v of this.vertices) if (v.pivot !== null) return v.pivot;
    return null;
  }

  /** The numbers of the corners, such as `[0 3 4 1]`. */
  toString(): string {
    return `[${this.vertices.map((v) => v.index).join(' ')}]`;
  }

  /** Put the position at the mean of the vertices. */
  recentre(): void {
    let x = 0;
    let y = 0;
    let z = 0;
    for (const v of this.vertices) {
      x += v.x;
      y += v.y;
      z += v.z;
    }
    const n = this.vertices.length;
    this.x = x / n;
    this.y = y / n;
    this.z = z / n;
  }

  /** Whether `cycle` is this face's cycle, from any start and in either direction. */
  matches(cycle: readonly Vertex[]): boolean {
    const n = cycle.length;
    if (this.vertices.length !== n) return false;
    const start = this.vertices.indexOf(cycle[0]!);
    if (start < 0) return false;
    let forwards = true;
    let backwards = true;
    for (let k = 0; k < n && (forwards || backwards); k++) {
      if (this.vertices[(start + k) % n] !== cycle[k]) forwards = false;
      if (this.vertices[(start - k + n) % n] !== cycle[k]) backwards = false;
    }
    return forwards || backwards;
  }
}
