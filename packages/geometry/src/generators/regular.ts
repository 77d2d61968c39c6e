/** Regular polygons and stars. */

import { GeometryError } from '../errors.js';
import { expression, type GraphExpression } from '../expression.js';
import { Graph } from '../graph.js';
import { size } from '../sizes.js';
import { cosine, sine } from '../trigonometry.js';

/** Build a polygon or star without faces, numbered from the bottom left at the end by the caller. */
export function regularGraph(n: number, star: boolean): Graph {
  const graph = new Graph();
  const circumradius = n / (2 * Math.PI);
  const top = n === 4 ? Math.PI / 4 : Math.PI / 2;
  const corners = Array.from({ length: n }, (_, corner) => {
    const angle = top + (corner / n) * 2 * Math.PI;
    return graph.addVertex(circumradius * cosine(angle), circumradius * sine(angle));
  });
  const reach = star ? Math.floor((n - 1) / 2) : 1;
  for (const [corner, vertex] of corners.entries()) graph.addEdge(vertex, corners[(corner + reach) % n]!);
  graph.dim = [n];
  return graph;
}

/**
 * A regular polygon with `n` sides about one unit long, or the star on its corners.
 *
 * @example
 * ```ts
 * regular(6)('Cell').faces.length;            // 1
 * regular('Star', 5)('Vertex').edges.length;  // 5
 * ```
 */
export function regular(n: number): GraphExpression;
export function regular(star: 'Star', n: number): GraphExpression;
export function regular(...args: readonly unknown[]): GraphExpression {
  const star = args[0] === 'Star';
  const sides = args[star ? 1 : 0];
  if (typeof sides !== 'number')
    throw new GeometryError('bad-argument', 'regular needs a number of sides: regular(5) or regular("Star", 5).');
  const n = size('the sides of a regular polygon', sides, 1);
  return expression(({ use }) => {
    const graph = regularGraph(n, star);
    if (use === 'Cell') graph.makeFaces(true);
    graph.reorder();
    return graph;
  });
}
