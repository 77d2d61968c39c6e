/** A line of sites wound into a spiral, for race games. */

import { expression, type GraphExpression } from '../expression.js';
import { unit } from '../geometry2d.js';
import { Graph } from '../graph.js';
import { size } from '../sizes.js';
import { cosine, sine } from '../trigonometry.js';

/** How many sites the first turn has so that all turns together hold `sites`. */
function firstTurn(turns: number, sites: number): number {
  for (let base = 1; base < sites; base++) {
    let total = 1;
    let steps = base;
    for (let ring = 1; ring < turns; ring++) {
      total += steps;
      if (total > sites) return base - 1;
      if (ring <= 2) steps *= 2;
    }
  }
  return 0;
}

function angles(turns: number, sites: number): Float64Array {
  const ang = new Float64Array(sites + 1);
  let steps = firstTurn(turns, sites);
  let index = 1;
  for (let ring = 1; ring <= turns + 1 && index <= sites; ring++) {
    const d = (2 * Math.PI) / steps;
    let theta = 2 * Math.PI * ring;
    if (ring <= 2 || ring % 2 === 1) theta -= d / 2;
    for (let n = 0; n < steps; n++, theta += d) {
      if (index <= sites) ang[index] = theta;
      index++;
    }
    if (ring <= 2) steps *= 2;
  }
  for (let pass = 0; pass < 2; pass++) for (let v = 2; v < sites; v++) ang[v] = (ang[v - 1]! + ang[v + 1]!) / 2;
  if (sites >= 2) ang[1] = ang[1]! - 0.5 * (ang[2]! - ang[1]!);
  return ang;
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
    const ang = angles(turns, sites);
    const centre = graph.addVertex(0, 0);
    for (let v = 1; v < sites; v++) {
      const r = ang[v]!;
      const x = r * cosine(r);
      // From the centre, not negated: a spiral of length 0 must not have its sites at minus zero, west of the centre.
      graph.addVertex(clockwise ? 0 - x : x, r * sine(r));
    }
    for (const v of graph.vertices) v.pivot = centre;
    for (let v = 0; v + 1 < sites; v++) {
      const a = graph.vertices[v]!;
      const b = graph.vertices[v + 1]!;
      const before = graph.vertices[v - 1] ?? a;
      const after = graph.vertices[v + 2] ?? b;
      const edge = graph.addEdge(a, b, false);
      edge.tangentA = unit(b.x - before.x, b.y - before.y);
      edge.tangentB = unit(a.x - after.x, a.y - after.y);
    }
    graph.sortEdges();
    graph.tag('Spiral', 'Spiral');
    graph.dim = [turns, sites, clockwise ? 1 : 0];
    return graph;
  });
}
