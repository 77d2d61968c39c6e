/**
 * Graph expressions: graphs described, not yet built.
 * The same description gives different graphs for play on cells and on vertices, so building waits for the site type.
 */

import type { SiteType } from './elements.js';
import { GeometryError } from './errors.js';
import { Graph } from './graph.js';

/**
 * A graph that is built when it is called, anew each time, for play on a kind of site (cells if not said).
 * Every generator and operator of this package returns one, so calls nest as they do in a game description.
 *
 * `pass` counts earlier evaluations of the same expression; only `layers` gives it (outlines grow a little each time).
 *
 * @example
 * ```ts
 * const board = dual(subdivide(tiling('T3464', 2), { min: 6 }));
 * board('Cell').faces.length; // 49
 * ```
 */
export type GraphExpression = (use?: SiteType, pass?: number) => Graph;

/** What operators accept: an expression, or a finished graph (which is copied, never changed). */
export type GraphSource = GraphExpression | Graph;

/** What an expression is built for. */
export interface Setting {
  readonly use: SiteType;
  readonly pass: number;
}

/** Make an expression from a function that builds a fresh graph each time. */
export function expression(make: (setting: Setting) => Graph): GraphExpression {
  return (use = 'Cell', pass = 0) => {
    if (use !== 'Cell' && use !== 'Vertex' && use !== 'Edge')
      throw new GeometryError('wrong-site-type', `A board is played on Cell, Vertex or Edge sites, not on "${use}".`);
    return make({ use, pass });
  };
}

/**
 * Build a graph that the caller owns and may change: evaluates an expression, copies a finished graph.
 *
 * @example `build(square(3), { use: 'Vertex', pass: 0 }).vertices.length // 9`
 */
export function build(source: GraphSource, setting: Setting): Graph {
  if (source instanceof Graph) return source.clone();
  if (typeof source === 'function') return source(setting.use, setting.pass);
  throw new GeometryError('bad-argument', 'Expected a graph or a graph expression such as square(3).');
}

/** An operator that changes a fresh copy of its argument in place. */
export function modified(source: GraphSource, change: (graph: Graph, setting: Setting) => void): GraphExpression {
  return expression((setting) => {
    const graph = build(source, setting);
    change(graph, setting);
    return graph;
  });
}
