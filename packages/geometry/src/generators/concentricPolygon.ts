/** Polygons inside one another, joined by lines: the boards of morris games. */

import { Graph, type Shape, type SiteType, type Vertex } from '../graph.js';
import { cosine, sine } from '../trigonometry.js';

/** Which lines a board of nested polygons has. */
export interface PolygonRings {
  readonly sides: number;
  readonly rings: number;
  readonly midpoints: boolean;
  readonly joinMidpoints: boolean;
  readonly joinCorners: boolean;
}

function shapeOf(sides: number): Shape {
  if (sides === 3) return 'Triangle';
  if (sides === 4) return 'Square';
  return sides === 6 ? 'Hexagon' : 'Regular';
}

/** One of the polygons: its corners, and the middles of its sides if there are any. */
interface Ring {
  readonly corners: readonly Vertex[];
  readonly middles: readonly Vertex[];
}

/** Draws a regular polygon around the origin, counter-clockwise, with a corner or a side on top. */
function drawRing(graph: Graph, { sides, midpoints }: PolygonRings, radius: number): Ring {
  const arc = (2 * Math.PI) / sides;
  const top = Math.PI / 2 + (sides % 2 === 0 ? arc / 2 : 0);
  const corner = (index: number): readonly [x: number, y: number] => [
    radius * cosine(top + arc * index),
    radius * sine(top + arc * index),
  ];
  const corners: Vertex[] = [];
  const middles: Vertex[] = [];
  for (let index = 0; index < sides; index++) {
    const [x, y] = corner(index);
    // Not the first corner again after the last: rows are told apart by the last bit of a coordinate.
    const [nextX, nextY] = corner(index + 1);
    corners.push(graph.addVertex(x, y));
    if (midpoints) middles.push(graph.addVertex((x + nextX) / 2, (y + nextY) / 2));
  }
  const around = corners.flatMap((corner, index) => (midpoints ? [corner, middles[index]!] : [corner]));
  for (const [index, vertex] of around.entries()) graph.addEdge(vertex, around[(index + 1) % around.length]!, false);
  return { corners, middles };
}

/** Joins the points of a ring with those of the next, one to one. */
function joinRings(graph: Graph, inner: readonly Vertex[], outer: readonly Vertex[]): void {
  for (const [index, vertex] of inner.entries()) graph.addEdge(vertex, outer[index]!, false);
}

/** Build nested polygons; cells exist only on boards played on cells. */
export function concentricPolygon(use: SiteType, options: PolygonRings): Graph {
  const { sides, rings, midpoints, joinMidpoints, joinCorners } = options;
  const graph = new Graph();
  const drawn = Array.from({ length: rings }, (_, ring) =>
    drawRing(graph, options, sides === 3 ? 2 * ring + 1 : ring + 1),
  );
  for (const [index, inner] of drawn.entries()) {
    const outer = drawn[index + 1];
    if (outer && joinCorners) joinRings(graph, inner.corners, outer.corners);
    if (outer && joinMidpoints) joinRings(graph, inner.middles, outer.middles);
  }
  if (joinCorners && joinMidpoints && !midpoints) {
    // Without midpoints the spokes of all corners but the very first are doubled: kept, for boards that ask for both.
    const corners = drawn.flatMap((ring) => ring.corners);
    joinRings(graph, corners.slice(1, -sides), corners.slice(1 + sides));
  }
  graph.sortEdges();
  graph.tag('Concentric', shapeOf(sides));
  graph.reorder();
  if (use === 'Cell') graph.makeFaces(true);
  return graph;
}
