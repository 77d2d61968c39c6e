/** Circles inside one another: rings of cells, or rings of vertices, with spokes between them. */

import { distance, type Point } from '../geometry2d.js';
import { type Edge, Graph, type Vertex } from '../graph.js';
import { cosine, sine } from '../trigonometry.js';
import { regularGraph } from './regular.js';

interface Sample extends Point {
  readonly theta: number;
}

function angleOf(ring: number, step: number, count: number, stagger: boolean): number {
  const offset = stagger && ring % 2 === 1 ? (2 * Math.PI) / count / 2 : 0;
  return Math.PI / 2 + offset - (2 * Math.PI * step) / count;
}

function normalised(theta: number): number {
  let t = theta;
  while (t < -Math.PI) t += 2 * Math.PI;
  while (t > Math.PI) t -= 2 * Math.PI;
  return t;
}

function sample(theta: number, radius: number): Sample {
  return { theta, x: radius * cosine(theta), y: radius * sine(theta) };
}

function sortAndMerge(samples: Sample[], closer: number): void {
  samples.sort((p, q) => p.theta - q.theta);
  for (let i = samples.length - 1; i > 0; i--)
    if (distance(samples[i]!, samples[i - 1]!) < closer) samples.splice(i, 1);
}

/** Bend an edge to the circle round the origin that its ends lie on. */
function bend(edge: Edge): void {
  const { a, b } = edge;
  const radius = Math.hypot(a.x, a.y);
  const cross = a.x * b.y - a.y * b.x;
  const arc = Math.atan2(Math.abs(cross), a.x * b.x + a.y * b.y);
  const weight = arc < 1e-6 ? 1 : (2 * Math.tan(arc / 4)) / sine(arc / 2);
  const turn = (cross < 0 ? -1 : 1) * (weight / radius);
  edge.tangentA = { x: -a.y * turn, y: a.x * turn };
  edge.tangentB = { x: b.y * turn, y: -b.x * turn };
}

function joinRing(graph: Graph, ring: readonly Vertex[]): void {
  for (let n = 0; n < ring.length; n++) {
    const a = ring[n]!;
    const b = ring[(n + 1) % ring.length]!;
    if (a === b) continue;
    const known = graph.edges.length;
    const edge = graph.findOrAddEdge(a, b, false);
    if (edge.index === known) bend(edge);
  }
}

/** Rings of cells between circles; ring 0 is the disc in the middle or wedges that meet there. */
export function circlesOfCells(counts: readonly number[], stagger: boolean): Graph {
  const graph = new Graph();
  const centre = graph.addVertex(0, 0);
  const circles: Sample[][] = Array.from({ length: counts.length + 1 }, () => []);
  const spokes: [Sample, Sample][] = [];
  counts.forEach((signed, ring) => {
    const count = Math.abs(signed);
    for (let step = 0; count >= 2 && step < count; step++) {
      const theta = normalised(angleOf(ring, step, count, stagger));
      const inner = sample(theta, Math.max(0, ring - 0.5));
      const outer = sample(theta, ring + 0.5);
      circles[ring]!.push(inner);
      circles[ring + 1]!.push(outer);
      spokes.push([inner, outer]);
    }
  });
  const rings = circles.map((samples) => {
    sortAndMerge(samples, 0.001);
    return samples.map(({ x, y }) => graph.findOrAddVertex(x, y));
  });
  for (const ring of rings) if (ring.length >= 2) joinRing(graph, ring);
  for (const [inner, outer] of spokes) {
    const a = graph.findOrAddVertex(inner.x, inner.y);
    const b = graph.findOrAddVertex(outer.x, outer.y);
    if (a !== b) graph.findOrAddEdge(a, b, false);
  }
  graph.sortEdges();
  for (const v of graph.vertices) v.pivot = centre;
  graph.makeFaces(true);
  return graph;
}

/** Rings of vertices with spokes where a vertex of the next ring lies straight outward. No cells. */
export function circlesOfVertices(given: readonly number[], stagger: boolean): Graph {
  if (given.length === 0) return new Graph();
  if (given.length === 1) {
    const polygon = given[0]! <= 0 ? new Graph() : regularGraph(given[0]!, false);
    polygon.reorder();
    return polygon;
  }
  const counts = Math.abs(given[0]!) > 1 ? [0, ...given] : given;
  const graph = new Graph();
  const rings = counts.map((signed, ring) => {
    const count = Math.abs(signed);
    const samples: Sample[] = [];
    for (let step = 0; step < count; step++) samples.push(sample(angleOf(ring, step, count, stagger), ring));
    if (ring > 0) sortAndMerge(samples, 0.1);
    return samples.map(({ x, y }) => graph.findOrAddVertex(x, y));
  });
  for (let ring = 1; ring < rings.length; ring++) if (counts[ring]! >= 2) joinRing(graph, rings[ring]!);
  for (let ring = 0; ring + 1 < rings.length; ring++)
    for (const inner of rings[ring]!) {
      const ratio = (ring + 1) / ring;
      const straight = ring === 0 ? null : graph.findVertex(inner.x * ratio, inner.y * ratio);
      const ends = ring === 0 ? rings[1]! : straight === null ? [] : [straight];
      for (const outer of ends) {
        graph.findOrAddEdge(inner, outer, false);
        if (counts[0] === 0) outer.pivot = inner;
      }
    }
  graph.sortEdges();
  if (counts[0] !== 0) {
    const centre = graph.findVertex(0, 0);
    for (const v of graph.vertices) v.pivot = centre;
  }
  return graph;
}

/** Discs on top of one another, one cell each; the cells are listed from the middle down. */
export function target(rings: number): Graph {
  const graph = new Graph();
  for (let ring = 0; ring < rings; ring++) {
    const cycle: Vertex[] = [];
    for (let k = 0; k < 8; k++) {
      const angle = Math.PI / 2 + (k * Math.PI) / 4;
      cycle.push(graph.addVertex((ring + 1) * cosine(angle), (ring + 1) * sine(angle)));
    }
    joinRing(graph, cycle);
  }
  graph.sortEdges();
  graph.makeFaces(true);
  for (const face of graph.faces) {
    face.x = 0;
    face.y = face.index === 0 ? 0 : -face.index - 0.5;
  }
  return graph;
}
