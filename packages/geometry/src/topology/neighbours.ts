/**
 * Which sites a site can step to, before the steps are named: along edges, across cells, across corners. Steps go to
 * sites of all types; those to another type matter only for the naming of directions.
 */
import { Direction } from '../directions/absolute.js';
import type { Edge, Face, Graph, SiteType, Vertex } from '../graph.js';
import { distanceToLine, type Point3 } from './measure.js';

/** An element of the graph, whatever its type. */
export type Element = Vertex | Edge | Face;

/** Relation sets, a bit per direction code. */
export const Tag = {
  ortho: (1 << Direction.Orthogonal) | (1 << Direction.Adjacent) | (1 << Direction.All),
  diagonal: (1 << Direction.Diagonal) | (1 << Direction.All),
  adjacentDiagonal: (1 << Direction.Diagonal) | (1 << Direction.Adjacent) | (1 << Direction.All),
  offDiagonal: (1 << Direction.OffDiagonal) | (1 << Direction.Adjacent) | (1 << Direction.All),
} as const;

/** A site with fewer steps than this, as nearly all have, has them gone through: that is quicker than a map of them. */
const ManySteps = 64;

/** The steps of one site while they are collected. Parallel arrays; a step is known by its target. */
export class StepCollector {
  readonly targets: Element[] = [];
  readonly types: SiteType[] = [];
  /** The relation with which the step was made: the lists it is filed in. */
  readonly filed: number[] = [];
  /** All relations it was ever given. */
  readonly tags: number[] = [];
  readonly #known = new Map<Element, number>();

  clear(): void {
    this.targets.length = 0;
    this.types.length = 0;
    this.filed.length = 0;
    this.tags.length = 0;
    if (this.#known.size > 0) this.#known.clear();
  }

  #find(target: Element): number {
    const known = this.#known;
    for (let i = known.size; i < this.targets.length; i++) known.set(this.targets[i]!, i);
    return known.get(target) ?? -1;
  }

  /** A second step to the same target only adds to the tags of the first. */
  add(target: Element, type: SiteType, tag: number): void {
    const known = this.targets.length < ManySteps ? this.targets.indexOf(target) : this.#find(target);
    if (known >= 0) {
      this.tags[known]! |= tag;
      return;
    }
    this.targets.push(target);
    this.types.push(type);
    this.filed.push(tag);
    this.tags.push(tag);
  }
}

/** Collects the steps of the site `index` of a type. */
export function collectSteps(graph: Graph, type: SiteType, index: number, into: StepCollector): void {
  into.clear();
  switch (type) {
    case 'Vertex':
      collectVertexSteps(graph.vertices[index]!, into);
      return;
    case 'Edge':
      collectEdgeSteps(graph.edges[index]!, into);
      return;
    case 'Cell':
      collectCellSteps(graph.faces[index]!, into);
      return;
    default: {
      const unknown: never = type;
      throw new RangeError(`Unknown site type ${String(unknown)}.`);
    }
  }
}

function collectVertexSteps(v: Vertex, into: StepCollector): void {
  for (const e of v.edges) into.add(e.other(v), 'Vertex', Tag.ortho);
  for (const f of v.faces) {
    if (f.vertices.length < 4) continue;
    const opposite = nearest(f.vertices, (w) => (w === v ? Number.POSITIVE_INFINITY : distanceToLine(f, v, w)));
    if (opposite) into.add(opposite, 'Vertex', Tag.diagonal);
  }
  for (const e of v.edges) into.add(e, 'Edge', Tag.ortho);
  for (const f of v.faces) into.add(f, 'Cell', Tag.ortho);
}

function collectEdgeSteps(e: Edge, into: StepCollector): void {
  for (const end of [e.a, e.b]) for (const other of end.edges) if (other !== e) into.add(other, 'Edge', Tag.ortho);
  into.add(e.a, 'Vertex', Tag.ortho);
  into.add(e.b, 'Vertex', Tag.ortho);
  if (e.left) into.add(e.left, 'Cell', Tag.ortho);
  if (e.right) into.add(e.right, 'Cell', Tag.ortho);
  for (const end of [e.a, e.b]) for (const f of end.faces) into.add(f, 'Cell', Tag.ortho);
}

function collectCellSteps(f: Face, into: StepCollector): void {
  const used = new Set<Face>([f]);
  for (const e of f.edges) {
    const g = e.otherFace(f);
    if (!g) continue;
    used.add(g);
    into.add(g, 'Cell', Tag.ortho);
  }
  for (const v of f.vertices) {
    const g = nearest(v.faces, (face) => (used.has(face) ? Number.POSITIVE_INFINITY : distanceToLine(v, f, face)));
    if (!g) continue;
    used.add(g);
    into.add(g, 'Cell', Tag.adjacentDiagonal);
  }
  for (const v of f.vertices) {
    for (const g of v.faces) {
      if (used.has(g)) continue;
      used.add(g);
      into.add(g, 'Cell', Tag.offDiagonal);
    }
  }
  for (const v of f.vertices) collectFarDiagonals(f, v, used, into);
  for (const v of f.vertices) into.add(v, 'Vertex', Tag.ortho);
  for (const e of f.edges) into.add(e, 'Edge', Tag.ortho);
}

/** Where three edges meet, as on hex boards, the diagonal leads along the edge that leaves the cell. */
function collectFarDiagonals(f: Face, v: Vertex, used: Set<Face>, into: StepCollector): void {
  if (v.edges.length !== 3) return;
  const leaving = v.edges.find((e) => !f.edges.includes(e));
  if (!leaving) return;
  const far = leaving.other(v);
  for (const g of far.faces) {
    if (used.has(g)) continue;
    const length = planarDistance(f, g);
    if (length === 0 || (distanceToLine(v, f, g) + distanceToLine(far, f, g)) / length > 0.1) continue;
    used.add(g);
    into.add(g, 'Cell', Tag.diagonal);
  }
}

function planarDistance(a: Point3, b: Point3): number {
  const dx = b.x - a.x;
  const dy = b.y - a.y;
  return Math.sqrt(dx * dx + dy * dy);
}

/** The first element with the least finite cost. */
function nearest<T>(elements: readonly T[], cost: (element: T) => number): T | undefined {
  let best: T | undefined;
  let least = Number.POSITIVE_INFINITY;
  for (const element of elements) {
    const c = cost(element);
    if (c < least) {
      least = c;
      best = element;
    }
  }
  return best;
}
