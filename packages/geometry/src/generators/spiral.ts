/** A line of sites wound into a spiral, for race games. */

import { expression, type GraphExpression } from '../expression.js';
import { unit } from '../geometry2d.js';
import { Graph, type Vertex } from '../graph.js';
import { size } from '../sizes.js';
import { cosine, sine } from '../trigonometry.js';

/** How many points the first turn has; later ones have twice and four times as many. 0: too few turns for a spiral. */
const pointsOfFirstTurn = (turns: number, sites: number): number =>
  turns < 3 ? 0 : Math.floor((sites - 1) / (4 * turns - 9));

/** Angles spread evenly over each turn, from the first site beside the centre outwards. */
function spread(turns: number, first: number): number[] {
  return Array.from({ length: turns + 1 }, (_, index) => index + 1).flatMap((turn) => {
    const points = first * (turn === 1 ? 1 : turn === 2 ? 2 : 4);
    const step = (2 * Math.PI) / points;
    // Added up one by one: whether a site is a corner hangs on the last bit where the spiral is nearly straight.
    let angle = 2 * Math.PI * turn - (turn >= 4 && turn % 2 === 0 ? 0 : step / 2);
    return Array.from({ length: points }, () => {
      const here = angle;
      angle += step;
      return here;
    });
  });
}

/** Each angle becomes the mean of the one smoothed before it and the one after it; the first and the last stay. */
function smooth(angles: readonly number[]): number[] {
  const smoothed: number[] = [];
  for (const [index, angle] of angles.entries()) {
    const inside = index > 0 && index < angles.length - 1;
    smoothed.push(inside ? (smoothed[index - 1]! + angles[index + 1]!) / 2 : angle);
  }
  return smoothed;
}

/** The angle of each site but the centre; it is also its distance from there. */
function angles(turns: number, sites: number): number[] {
  const even = spread(turns, pointsOfFirstTurn(turns, sites));
  const [first = 0, second = 0, ...others] = smooth(
    smooth(Array.from({ length: sites }, (_, index) => even[index] ?? 0)),
  );
  return [first - (second - first) / 2, second, ...others];
}

/** What a spiral looks like. */
export interface SpiralOptions {
  /** How often it goes round; at least 3 for a real spiral. */
  readonly turns: number;
  /** How many sites it has, at most 1000. */
  readonly sites: number;
  /** Whether it winds clockwise (it does if not said). */
  readonly clockwise?: boolean | undefined;
}

/**
 * A spiral of vertices joined one to the next; vertex 0 is the centre and everybody's pivot.
 *
 * @example `spiral({ turns: 4, sites: 80 })('Vertex').edges.length // 79`
 */
export function spiral(options: SpiralOptions): GraphExpression {
  const turns = size('the turns of a spiral', options.turns, 1);
  const sites = size('the sites of a spiral', options.sites, 1);
  const clockwise = options.clockwise ?? true;
  return expression(() => {
    const graph = new Graph();
    const centre = graph.addVertex(0, 0);
    for (const angle of angles(turns, sites).slice(0, sites - 1)) {
      const x = angle * cosine(angle);
      // From the centre, not negated: a spiral of length 0 must not have its sites at minus zero, west of the centre.
      graph.addVertex(clockwise ? 0 - x : x, angle * sine(angle));
    }
    for (const vertex of graph.vertices) vertex.pivot = centre;
    for (const [index, vertex] of graph.vertices.entries()) if (index > 0) curve(graph, index - 1, vertex);
    graph.sortEdges();
    graph.tag('Spiral', 'Spiral');
    graph.dim = [turns, sites, clockwise ? 1 : 0];
    return graph;
  });
}

/** The line from a site to the next, bent towards the sites before and after. */
function curve(graph: Graph, from: number, to: Vertex): void {
  const start = graph.vertices[from]!;
  const before = graph.vertices[from - 1] ?? start;
  const after = graph.vertices[from + 2] ?? to;
  const edge = graph.addEdge(start, to, false);
  edge.tangentA = unit(to.x - before.x, to.y - before.y);
  edge.tangentB = unit(start.x - after.x, start.y - after.y);
}
