/** Polygons inside one another, joined by lines: the boards of morris games. */

import { Graph, type Shape, type SiteType } from '../graph.js';
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

/** Build nested polygons; cells exist only on boards played on cells. */
export function concentricPolygon(use: SiteType, options: PolygonRings): Graph {
  const { sides, rings, midpoints, joinMidpoints, joinCorners } = options;
  const graph = new Graph();
  const arc = (2 * Math.PI) / sides;
  const start = Math.PI / 2 + (sides % 2 === 0 ? arc / 2 : 0);
  for (let ring = 0; ring < rings; ring++) {
    const radius = sides === 3 ? 1 + 2 * ring : 1 + ring;
    const cycle = [];
    for (let side = 0; side < sides; side++) {
      const x = radius * cosine(start + arc * side);
      const y = radius * sine(start + arc * side);
      cycle.push(graph.findOrAddVertex(x, y));
      if (!midpoints) continue;
      const nextX = radius * cosine(start + arc * (side + 1));
      const nextY = radius * sine(start + arc * (side + 1));
      cycle.push(graph.findOrAddVertex((x + nextX) / 2, (y + nextY) / 2));
    }
    for (let n = 0; n < cycle.length; n++) graph.addEdge(cycle[n]!, cycle[(n + 1) % cycle.length]!, false);
  }
  if ((midpoints && joinMidpoints) || joinCorners) {
    const each = midpoints ? 2 : 1;
    const perRing = sides * each;
    const join = (from: number): void => {
      const a = graph.vertices[from];
      const b = graph.vertices[from + perRing];
      if (a !== undefined && b !== undefined) graph.addEdge(a, b, false);
    };
    for (let ring = 0; ring + 1 < rings; ring++)
      for (let side = 0; side < sides; side++) {
        const corner = ring * perRing + side * each;
        if (joinCorners) join(corner);
        // Without midpoints this doubles the spokes of the next corner: kept, for boards that ask for both.
        if (joinMidpoints) join(corner + 1);
      }
  }
  graph.sortEdges();
  graph.tag('Concentric', shapeOf(sides));
  graph.reorder();
  if (use === 'Cell') graph.makeFaces(true);
  return graph;
}
