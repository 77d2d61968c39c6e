/** Names of steps: the compass or spatial direction of a vector, and the rotational directions of circular boards. */
import { Direction } from '../directions/absolute.js';
import { EPSILON } from '../geometry2d.js';
import type { Graph, SiteType } from '../graph.js';
import type { Point3 } from './measure.js';
import { type Element, type StepCollector, Tag } from './neighbours.js';

const FLAT = 'E ENE NE NNE N NNW NW WNW W WSW SW SSW S SSE SE ESE'.split(' ') as (keyof typeof Direction)[];
const COARSE = FLAT.filter((_, i) => i % 2 === 0);
// Between layers only eight names exist: the axes keep their narrow sector, all the rest is diagonal.
const DIAGONALS = ['NE', 'NW', 'SW', 'SE'];
const slope = (prefix: 'U' | 'D', flat: readonly string[]): Uint8Array =>
  Uint8Array.from(flat, (name, i) => {
    const eighth = flat.length === 16 && i % 4 !== 0 ? DIAGONALS[i >> 2]! : name;
    return Direction[(prefix + eighth) as keyof typeof Direction];
  });

/** Direction codes by elevation (-1, 0, 1 → 0, 1, 2) and sector. */
const fineNames = [slope('D', FLAT), Uint8Array.from(FLAT, (n) => Direction[n]), slope('U', FLAT)];
const coarseNames = [slope('D', COARSE), Uint8Array.from(COARSE, (n) => Direction[n]), slope('U', COARSE)];

/**
 * Upper bounds of the sectors, anticlockwise from east; a sector excludes its upper bound. Written as this sum because
 * circular boards have steps exactly on a bound, where the last bit decides.
 */
const bounds = (sectors: number): Float64Array =>
  Float64Array.from({ length: sectors }, (_, k) => (k * Math.PI) / (sectors / 2) + Math.PI / sectors);
const fineBounds = bounds(16);
const coarseBounds = bounds(8);

function sectorOf(angle: number, limits: Float64Array): number {
  for (let k = 0; k < limits.length; k++) if (angle < limits[k]!) return k;
  return 0;
}

/** Average length of the edges: the scale for telling layers apart. */
export function averageEdgeLength(graph: Graph): number {
  let total = 0;
  for (const { a, b } of graph.edges) total += Math.sqrt((a.x - b.x) ** 2 + (a.y - b.y) ** 2 + (a.z - b.z) ** 2);
  return graph.edges.length === 0 ? 0 : total / graph.edges.length;
}

/** The name of the direction from `a` to `b`, of 16 (fine) or 8 (coarse) points. */
function nameOf(a: Point3, b: Point3, unit: number, fine: boolean): number {
  const dx = b.x - a.x;
  const dy = b.y - a.y;
  const dz = b.z - a.z;
  const elevation = dz < -0.1 * unit ? -1 : dz > 0.1 * unit ? 1 : 0;
  if (elevation !== 0 && Math.sqrt(dx * dx + dy * dy) < 0.1 * unit) return elevation < 0 ? Direction.D : Direction.U;
  let angle = Math.atan2(dy, dx);
  if (angle < 0) angle += 2 * Math.PI;
  return fine
    ? fineNames[elevation + 1]![sectorOf(angle, fineBounds)]!
    : coarseNames[elevation + 1]![sectorOf(angle, coarseBounds)]!;
}

/** The names of all steps of a site. Eight points are enough as long as they tell all its steps apart. */
export function nameSteps(site: Point3, targets: readonly Point3[], unit: number): number[] {
  const coarse = targets.map((t) => nameOf(site, t, unit, false));
  if (coarse.every((name, i) => coarse.indexOf(name) === i)) return coarse;
  return targets.map((t) => nameOf(site, t, unit, true));
}

/** Names In, Out, CW and CCW, for boards that turn around pivots. */
export class RotationalNaming {
  readonly #pivots = new Set<Element>();
  readonly #curved = new Set<number>();
  readonly #count: number;

  constructor(graph: Graph) {
    this.#count = graph.vertices.length;
    for (const v of graph.vertices) if (v.pivot) this.#pivots.add(v.pivot);
    if (this.#pivots.size === 0) return;
    for (const e of graph.edges) if (e.curved) this.#curved.add(this.#key(e.a.index, e.b.index));
  }

  #key(a: number, b: number): number {
    return Math.min(a, b) * this.#count + Math.max(a, b);
  }

  /**
   * The rotational direction of step `i` of a site, or -1. Curved edges are looked up by the bare numbers of the two
   * sites even when these are cells or edges: odd, but boards have been played that way ever since.
   */
  nameOf(site: Element, type: SiteType, steps: StepCollector, i: number): number {
    if (type === 'Vertex' && this.#pivots.has(site)) return Direction.Out;
    const pivot = site.pivot;
    if (!pivot || steps.tags[i]! & Tag.diagonal & ~Tag.ortho) return -1;
    const target = steps.targets[i]!;
    const along = cosine(site, target, pivot);
    if (along > 0.9) return Direction.In;
    if (along < -0.9) return Direction.Out;
    const { index } = target;
    if (index >= this.#count || site.index >= this.#count || !this.#curved.has(this.#key(site.index, index))) return -1;
    const side = (target.x - pivot.x) * (site.y - pivot.y) - (target.y - pivot.y) * (site.x - pivot.x);
    return side > EPSILON ? Direction.CW : Direction.CCW;
  }
}

/** Cosine of the angle at `from` between `a` and `b`; very short arms count with their own length. */
function cosine(from: Point3, a: Point3, b: Point3): number {
  const u = unitVector(from, a);
  const v = unitVector(from, b);
  return u[0] * v[0] + u[1] * v[1] + u[2] * v[2];
}

function unitVector(from: Point3, to: Point3): [number, number, number] {
  const x = to.x - from.x;
  const y = to.y - from.y;
  const z = to.z - from.z;
  const length = Math.sqrt(x * x + y * y + z * z);
  return length < EPSILON ? [x, y, z] : [x / length, y / length, z / length];
}
